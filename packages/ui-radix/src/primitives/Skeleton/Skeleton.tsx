import type { ReactElement } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'

export type SkeletonOwnProps = {
  /** @default 'line' */
  shape?: (typeof parts.Skeleton)['skeleton']['data-shape'][number] | undefined
  /** Pixels. @default by shape */
  height?: number | undefined
  /** Pixels, or a percentage such as `60%`. @default by shape */
  width?: number | string | undefined
}

/**
 * Placeholder of loading content. Hidden from assistive technology: the container has `aria-busy`.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Skeleton width="60%" height={20} />
 * ```
 */
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

export type SkeletonRowProps = {
  /** Its image: of wallets and networks, of tokens and currencies with two lines of text, or none. @default 'tile' */
  shape?: 'tile' | 'circle' | 'text' | undefined
  /** Without background, and with a value at the end: a row of tokens or activity. @default false */
  plain?: boolean | undefined
}

/**
 * Skeleton of a row.
 *
 * @example
 * ```tsx
 * import { SkeletonRow } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <div aria-busy="true">
 *     <SkeletonRow shape="circle" plain />
 *   </div>
 * )
 * ```
 */
export function SkeletonRow({ shape = 'tile', plain }: SkeletonRowProps): ReactElement {
  return (
    <span data-foyer-part="skeleton-row" data-variant={plain ? 'plain' : 'filled'} aria-hidden="true">
      {shape !== 'text' && <Skeleton shape={shape} />}
      <span data-foyer-part="skeleton-row-text">
        <Skeleton />
        {shape === 'circle' && <Skeleton />}
      </span>
      {plain && <Skeleton />}
    </span>
  )
}

export type SkeletonViewProps = {
  /** Height class of the view. @default 'medium' */
  size?: (typeof parts.Skeleton)['skeleton-view']['data-size'][number] | undefined
}

const rowsOf = { short: [1, 2, 3], medium: [1, 2, 3, 4, 5], tall: [1, 2, 3, 4, 5, 6, 7, 8] }

/**
 * Skeleton of a view with its height, so that the panel changes its height once.
 *
 * @example
 * ```tsx
 * import { SkeletonView } from '@foyer/ui-radix/primitives'
 * export const Example = () => <SkeletonView size="tall" />
 * ```
 */
export function SkeletonView({ size = 'medium' }: SkeletonViewProps): ReactElement {
  return (
    <div data-foyer-part="skeleton-view" data-size={size} aria-busy="true">
      {rowsOf[size].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  )
}
