'use client'

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Sentinel } from '../Sentinel/Sentinel.tsx'
import { SkeletonRow } from '../Skeleton/Skeleton.tsx'
import type { ListFacts, LongListRow } from './listRules.ts'
import type { NearRowsProps } from './NearRows.tsx'
import type { Near } from './useNearRows.ts'

/** Up to here every item is in the page; beyond, only those near what is seen. */
const MAX_RENDERED = 100
/** Of a longer one the first, until it is known what is seen: a server never knows. */
const FIRST_RENDERED = 50

const importNearRows = (): Promise<typeof import('./NearRows.tsx')> => import('./NearRows.tsx')
const never = (): (() => void) => () => {}
const isTrue = (): boolean => true
const isFalse = (): boolean => false

const firstRows = (count: number): readonly LongListRow[] =>
  Array.from({ length: count }, (_, index) => ({ index, before: 0, after: 0 }))

/** WebKit drops the role of lists without bullets. */
const Items: PlainPart<'ul'> = /*#__PURE__*/ createPart('ul', 'long-list', (props: object) => ({
  role: 'list',
  ...props,
}))

export type LongListProps = Omit<ComponentPropsWithoutRef<'ul'>, 'children'> & {
  count: number
  /** What an item shows; asked for those that are in the page, so that there may be any number of them. */
  children: (index: number) => ReactNode
  /** How high an item is in pixels, roughly: those in the page are measured. */
  sizeOf: (index: number) => number
  /** What makes an item itself, wherever it stands. */
  keyOf: (index: number) => string
  /** Pixels between items. @default 4 */
  gap?: 0 | 4 | 8 | undefined
  /** There are more to come: places for them stand at the end. @default false */
  hasMore?: boolean | undefined
  /** The end came near what is seen. Called once, and again when a load ended there. */
  onEnd?: (() => void) | undefined
  /** More is on its way, so the end need not be told. @default false */
  loading?: boolean | undefined
  /** Places at the end while there are more to come. @default 2 */
  places?: number | undefined
  /** What stands in such a place. @default the place of a row */
  place?: ReactNode
}

/**
 * A list of any length that scrolls with whatever is around it: the panel, or the page. Of a long one only what is
 * near what is seen is in the page, and the item that has the focus. Renders a `<ul>`; ref and props go to it.
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
      places = 2,
      place = <SkeletonRow />,
      onFocus,
      onBlur,
      ...rest
    },
    forwarded,
  ) {
    const list = useRef<HTMLUListElement>(null)
    useImperativeHandle(forwarded, () => list.current as HTMLUListElement)
    const isClient = useSyncExternalStore(never, isTrue, isFalse)
    const isLong = count > MAX_RENDERED
    const isVirtual = isClient && isLong
    const NearRows = useLazyComponent<NearRowsProps>(importNearRows, { isWanted: isVirtual, attempt: count })
    // A list that grows long under somebody's eyes keeps what is seen until that has come.
    const [shortCount, setShortCount] = useState(isLong ? 0 : count)
    if (!isLong && count !== shortCount) setShortCount(count)
    const shown = isLong ? Math.min(count, Math.max(FIRST_RENDERED, shortCount)) : count
    const [near, setNear] = useState<Near>()
    const [focused, setFocused] = useState<ListFacts['focused']>()
    const facts: ListFacts = { count, gap, sizeOf, keyOf, focused }
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
        {isVirtual && NearRows && <NearRows {...facts} {...{ list, shown, near }} onNear={setNear} />}
        {hasMore &&
          Array.from({ length: places }, (_, at) => (
            // What comes next is another place, so that a list that has grown tells its end again.
            <li key={`place:${count + at}`} data-foyer-part="long-list-item" aria-hidden="true">
              {at === 0 && onEnd && !loading && <Sentinel data-foyer-part="long-list-end" onSeen={onEnd} />}
              {place}
            </li>
          ))}
      </Items>
    )
  },
)
