import type { ReactElement } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

export type SkeletonOwnProps = {
  /** @default 'line' */
  shape?: (typeof parts.Skeleton)['skeleton']['data-shape'][number] | undefined
  /** Pixels, instead of the shape's own. */
  height?: number | undefined
  /** Pixels, or a share such as `60%`, instead of the shape's own. */
  width?: number | string | undefined
}

/** The place of something that is still to come. Hidden from assistive technology: the container says `aria-busy`. */
export const Skeleton: PlainPart<'span', SkeletonOwnProps> = /*#__PURE__*/ createPart(
  'span',
  'skeleton',
  ({ shape = 'line', height, width, ...rest }: SkeletonOwnProps) => ({
    'data-shape': shape,
    'aria-hidden': true,
    style: height || width ? { blockSize: height, inlineSize: width } : undefined,
    ...rest,
  }),
)

/** The place of one row. */
export function SkeletonRow(): ReactElement {
  return (
    <span data-foyer-part="skeleton-row" aria-hidden="true">
      <Skeleton shape="tile" />
      <Skeleton />
    </span>
  )
}

export type SkeletonViewProps = {
  /** Height class of the view that is to come. @default 'medium' */
  size?: (typeof parts.Skeleton)['skeleton-view']['data-size'][number] | undefined
}

const rowsOf = { short: [1, 2, 3], medium: [1, 2, 3, 4, 5], tall: [1, 2, 3, 4, 5, 6, 7, 8] }

/** The place of a whole view, as tall as the view will be, so that the panel's height moves once. */
export function SkeletonView({ size = 'medium' }: SkeletonViewProps): ReactElement {
  return (
    <div data-foyer-part="skeleton-view" data-size={size} aria-busy="true">
      {rowsOf[size].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  )
}
