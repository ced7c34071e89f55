import type { ComponentPropsWithoutRef, ReactElement } from 'react'

export type SpinnerProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /** Side in pixels. @default 20 */
  size?: 16 | 20 | 24 | 32 | undefined
}

/**
 * A rotating arc in the text colour. Decorative: the container has `aria-busy` or a text.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <p aria-busy="true">
 *     <Spinner size={16} /> Loading prices
 *   </p>
 * )
 * ```
 */
export function Spinner({ size = 20, ...rest }: SpinnerProps): ReactElement {
  return (
    <svg
      data-foyer-part="spinner"
      data-size={size}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <circle cx="12" cy="12" r="9" opacity={0.2} />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
