import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import type { parts } from '../part/parts.ts'

type Values = (typeof parts.Ring)['ring']

export type RingProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  /**
   * `preparing` and `waiting` rotate, `done` is closed, `progress` shows `value`.
   * @default 'waiting'
   */
  state?: Values['data-state'][number] | undefined
  /** Progress, 0 to 1; for `progress`. @default 1 */
  value?: number | undefined
  /** Side of the image inside the ring. @default 80 */
  size?: 36 | 40 | 56 | 64 | 80 | undefined
  /** @default 'square' */
  shape?: Values['data-shape'][number] | undefined
}

/** Space between image and ring. */
const GAP = 5

/**
 * A line around an image of the given size that follows its corners. Decorative: text beside it has the meaning. The
 * radius comes from the styles, since `--foyer-radius` changes that of the image.
 *
 * @example
 * ```tsx
 * import { Ring } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Ring state="progress" value={0.4} size={56} shape="round" />
 * ```
 */
export function Ring({
  state = 'waiting',
  value = 1,
  size = 80,
  shape = 'square',
  ...rest
}: RingProps): ReactElement {
  const side = size + 2 * GAP
  const frame = {
    x: 1.5,
    y: 1.5,
    width: side - 3,
    height: side - 3,
    fill: 'none',
    strokeWidth: 3,
    pathLength: 100,
  }
  return (
    <svg
      data-foyer-part="ring"
      data-state={state}
      data-shape={shape}
      data-size={size}
      width={side}
      height={side}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <rect data-foyer-part="ring-track" {...frame} />
      <rect
        data-foyer-part="ring-dash"
        {...frame}
        strokeLinecap="round"
        strokeDasharray={state === 'progress' ? `${Math.min(1, Math.max(0, value)) * 100} 100` : undefined}
      />
    </svg>
  )
}
