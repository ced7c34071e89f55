'use client'

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { useIsClient } from '../part/useIsClient.ts'
import { Sentinel } from '../Sentinel/Sentinel.tsx'
import { SkeletonRow } from '../Skeleton/Skeleton.tsx'
import type { ListFacts, LongListRow } from './listRules.ts'
import { useNearRows } from './useNearRows.ts'

/** Lists of up to this many items render all of them; longer lists render those near the visible ones. */
const MAX_RENDERED = 100
/** Items that a long list renders before its position is measured, and on a server. */
const FIRST_RENDERED = 50

const firstRows = (count: number): readonly LongListRow[] =>
  Array.from({ length: count }, (_, index) => ({ index, before: 0, after: 0 }))

/** WebKit drops the role of lists without bullets. */
const Items: PlainPart<'ul'> = /*#__PURE__*/ createPart('ul', 'long-list', (props: object) => ({
  role: 'list',
  ...props,
}))

export type LongListProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  count: number
  /** Renders an item; called for rendered items only. */
  children: (index: number) => ReactNode
  /** Estimated height of an item in pixels; rendered items are measured. */
  sizeOf: (index: number) => number
  /** Key of an item, independent of its index. */
  keyOf: (index: number) => string
  /** Pixels between items. @default 4 */
  gap?: 0 | 4 | 8 | undefined
  /** More items can be loaded: skeletons at the end. @default false */
  hasMore?: boolean | undefined
  /** Called when the end comes near the visible items, and again after each load that ends there. */
  onEnd?: (() => void) | undefined
  /** A load is running: `onEnd` is not called. @default false */
  loading?: boolean | undefined
  /** Number of skeletons at the end. @default 2 */
  skeletons?: number | undefined
  /** One skeleton. @default the skeleton of a row */
  skeleton?: ReactNode
}

/**
 * A list of any length that scrolls with the element around it: the panel, or the page. A long list renders the items
 * near the visible ones, and the focused one. Renders a `<ul>`; ref and props go to it.
 *
 * @example
 * ```tsx
 * import { LongList } from '@foyer/ui-radix/primitives'
 * export const Example = ({ rows }: { rows: readonly string[] }) => (
 *   <LongList count={rows.length} sizeOf={() => 56} keyOf={(index) => rows[index] ?? ''}>
 *     {(index) => rows[index]}
 *   </LongList>
 * )
 * ```
 */
export const LongList: PartComponent<LongListProps, HTMLUListElement> = /*#__PURE__*/ forwardRef(
  function LongList(
    {
      count,
      children,
      sizeOf,
      keyOf,
      gap = 4,
      hasMore = false,
      onEnd,
      loading = false,
      skeletons = 2,
      skeleton = <SkeletonRow />,
      onFocus,
      onBlur,
      ...rest
    },
    forwarded,
  ) {
    const list = useRef<HTMLUListElement>(null)
    useImperativeHandle(forwarded, () => list.current as HTMLUListElement)
    const isClient = useIsClient()
    const isLong = count > MAX_RENDERED
    const isVirtual = isClient && isLong
    // A list that grows long keeps the items that it has rendered until its position is measured.
    const [shortCount, setShortCount] = useState(isLong ? 0 : count)
    if (!isLong && count !== shortCount) setShortCount(count)
    const shown = isLong ? Math.min(count, Math.max(FIRST_RENDERED, shortCount)) : count
    const [focused, setFocused] = useState<ListFacts['focused']>()
    const facts: ListFacts = { count, gap, sizeOf, keyOf, focused }
    const near = useNearRows({ ...facts, list, shown, isEnabled: isVirtual })
    const follow = (event: FocusEvent<HTMLElement>): void => {
      const row = event.target.closest<HTMLElement>('[data-foyer-index]')
      const index = Number(row?.dataset.foyerIndex)
      setFocused(row ? { index, key: keyOf(index) } : undefined)
    }
    const item = ({ index, before, after }: LongListRow): ReactNode => (
      <li
        key={keyOf(index)}
        data-foyer-part="long-list-item"
        data-foyer-index={index}
        aria-setsize={isVirtual ? (hasMore ? -1 : count) : undefined}
        aria-posinset={isVirtual ? index + 1 : undefined}
        style={before || after ? { marginBlockStart: before, marginBlockEnd: after } : undefined}
      >
        {children(index)}
      </li>
    )
    return (
      <Items
        data-gap={gap}
        aria-busy={count === 0 && hasMore ? true : undefined}
        {...rest}
        ref={list}
        onFocus={(event) => {
          if (isVirtual) follow(event)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          if (isVirtual && !event.currentTarget.contains(event.relatedTarget)) setFocused(undefined)
          onBlur?.(event)
        }}
      >
        {(isVirtual && near ? near.rows(facts) : firstRows(shown)).map(item)}
        {hasMore &&
          Array.from({ length: skeletons }, (_, at) => (
            // A new key after each load, so that a new sentinel reports the new end.
            <li key={`skeleton:${count + at}`} data-foyer-part="long-list-item" aria-hidden="true">
              {at === 0 && onEnd && !loading && (
                <Sentinel data-foyer-part="long-list-end" onVisible={onEnd} />
              )}
              {skeleton}
            </li>
          ))}
      </Items>
    )
  },
)
