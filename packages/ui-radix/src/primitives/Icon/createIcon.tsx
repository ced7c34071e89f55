import type { ComponentPropsWithoutRef, ReactElement } from 'react'

export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /** Side in pixels. @default 20 */
  size?: 16 | 20 | 24 | 32 | undefined
}

export type Icon = (props: IconProps) => ReactElement

/**
 * Creates an icon of one path on a 24 × 24 grid, drawn with a 1.75 stroke. Icons are decorative and hidden from
 * assistive technology; the control around an icon has the name.
 *
 * @__NO_SIDE_EFFECTS__
 *
 * @example
 * ```tsx
 * import { createIcon } from '@foyer/ui-radix/primitives'
 * const StarIcon = createIcon('m12 4 2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z')
 * export const Example = () => <StarIcon size={20} />
 * ```
 */
export function createIcon(d: string, { mirror }: { mirror?: boolean | undefined } = {}): Icon {
  return function Icon({ size = 20, ...rest }) {
    return (
      <svg
        data-foyer-part="icon"
        data-size={size}
        data-mirror={mirror ? '' : undefined}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={d} />
      </svg>
    )
  }
}
