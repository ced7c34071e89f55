'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  memo,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { usePartClass } from '../part/classNames.tsx'
import { createTypeAhead } from '../part/createTypeAhead.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { useIsClient } from '../part/useIsClient.ts'
import { Sentinel } from '../Sentinel/Sentinel.tsx'
import { Card, type CardProps } from './Card.tsx'
import { CardList, CardSkeleton, FIRST_SKELETONS } from './CardGridSkeleton.tsx'
import { cardForKey, cardForText, skeletonCount, scrollToRow } from './gridRules.ts'
import { useGridMetrics } from './useGridMetrics.ts'
import { useVisibleRows } from './useVisibleRows.ts'

/** Grids of up to this many cards render all of them; larger ones render the cards near the visible ones. */
const MAX_RENDERED = 200
/** Images that load with the grid, before they are near. */
const FIRST_IMAGES = 20

export type CardGridItem = Pick<CardProps, 'name' | 'imageSrc' | 'logo' | 'installed' | 'certified'> & {
  readonly key: string
}

export type CardGridProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The accessible name of the list. */
  label: string
  count: number
  /** Renders a card; called for rendered cards only. */
  cardAt: (index: number) => CardGridItem
  /** Called when a card is clicked. */
  onChoose: (index: number) => void
  /** Called when a card may be clicked next: it is hovered or focused. */
  onIntent?: ((index: number) => void) | undefined
  /** More cards can be loaded: skeletons at the end. @default false */
  hasMore?: boolean | undefined
  /** Called when the end comes near the visible cards. */
  onEnd?: (() => void) | undefined
}

/**
 * A scrolling grid of cards: one tab stop, with arrow keys and type-ahead inside. Renders only the cards near the
 * visible ones. Ref and props go to the scrolling element.
 *
 * @example
 * ```tsx
 * import { CardGrid } from '@foyer/ui-radix/primitives'
 * export const Wallets = ({ names }: { names: readonly string[] }) => (
 *   <CardGrid
 *     label="Wallets"
 *     count={names.length}
 *     cardAt={(index) => ({ key: String(index), name: names[index] ?? '' })}
 *     onChoose={(index) => console.log(names[index])}
 *   />
 * )
 * ```
 */
export const CardGrid: PartComponent<CardGridProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function CardGrid(
    { label, count: known, cardAt, onChoose, onIntent, hasMore = false, onEnd, className, ...rest },
    forwarded,
  ) {
    const scroller = useRef<HTMLDivElement>(null)
    const list = useRef<HTMLUListElement>(null)
    useImperativeHandle(forwarded, () => scroller.current as HTMLDivElement)
    const { columns, rowHeight, pageRows } = useGridMetrics(scroller, list)
    const [active, setActive] = useState(0)
    const [hasFocus, setHasFocus] = useState(false)
    const wanted = useRef<number>(undefined)
    const [wordOf] = useState(createTypeAhead)
    const handlers = useRef({ onChoose, onIntent })
    useEffect(() => {
      handlers.current = { onChoose, onIntent }
    })
    // Passed to every card, so it must be stable: cards that scroll into view render alone.
    const [actions] = useState(() => ({
      choose: (index: number) => handlers.current.onChoose(index),
      intend: (index: number) => handlers.current.onIntent?.(index),
      activate: setActive,
    }))

    const toCome = hasMore ? (known === 0 ? FIRST_SKELETONS : skeletonCount(known, columns)) : 0
    const count = known + toCome
    // The server does not know the scroll position: its markup has the first cards.
    const isClient = useIsClient()
    const isVirtual = isClient && count > MAX_RENDERED
    const rows = useVisibleRows(scroller, {
      count: Math.ceil(count / columns),
      rowHeight,
      isEnabled: isVirtual,
    })
    const from = isVirtual ? rows.from * columns : 0
    const to = Math.min(count, isVirtual ? rows.to * columns : MAX_RENDERED)

    useEffect(() => {
      if (wanted.current === undefined) return
      const card = list.current?.querySelector<HTMLElement>(`[aria-posinset="${wanted.current + 1}"] button`)
      if (!card) return
      wanted.current = undefined
      card.focus()
    })
    const goTo = (index: number): void => {
      wanted.current = index
      setActive(index)
      const element = scroller.current
      if (!isVirtual || !element) return
      const { scrollTop: offset, clientHeight: height } = element
      element.scrollTop = scrollToRow(Math.floor(index / columns), { offset, height, rowHeight })
    }
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
      const next = cardForKey(event.key, { at: active, count: known, columns, pageRows, isRtl })
      if (next !== undefined) {
        event.preventDefault()
        return goTo(next)
      }
      const word = wordOf(event)
      const found =
        word === undefined
          ? undefined
          : cardForText(word, {
              at: active,
              names: Array.from({ length: known }, (_, index) => cardAt(index).name),
            })
      if (found !== undefined) goTo(found)
    }

    // The focused card stays when it is scrolled away. In order, since React moves no element then: it would lose the focus.
    const isAway = hasFocus && active < known && (active < from || active >= to)
    // The tab stop is the last focused card, or the first rendered one.
    const stop = isAway || (active >= from && active < Math.min(to, known)) ? active : from
    const indices = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
    if (isAway) indices.splice(active < from ? 0 : indices.length, 0, active)
    return (
      <div
        data-foyer-part="card-grid"
        // In Firefox each scrolling element is a tab stop.
        tabIndex={-1}
        {...rest}
        className={usePartClass('card-grid', className)}
        ref={scroller}
      >
        <CardList
          aria-label={label}
          aria-busy={known === 0 && hasMore ? true : undefined}
          ref={list}
          onKeyDown={onKeyDown}
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
          style={
            isVirtual
              ? {
                  paddingBlockStart: Math.floor(from / columns) * rowHeight,
                  paddingBlockEnd: (Math.ceil(count / columns) - Math.ceil(to / columns)) * rowHeight,
                }
              : undefined
          }
        >
          {indices.map((index) => {
            if (index >= known) {
              const isSentinel = index === known && onEnd !== undefined && known > 0
              return (
                <li key={`skeleton:${index}`} data-foyer-part="card-grid-item" aria-hidden="true">
                  {isSentinel ? (
                    <Sentinel root={scroller} onVisible={onEnd}>
                      <CardSkeleton />
                    </Sentinel>
                  ) : (
                    <CardSkeleton />
                  )}
                </li>
              )
            }
            const { key, name, imageSrc, logo, installed, certified } = cardAt(index)
            return (
              <GridItem
                key={key}
                {...{ name, imageSrc, logo, installed, certified, index, actions }}
                setSize={hasMore ? -1 : known}
                isStop={index === stop}
                top={isAway && index === active ? Math.floor(index / columns) * rowHeight : undefined}
              />
            )
          })}
        </CardList>
      </div>
    )
  },
)

type GridItemProps = Omit<CardGridItem, 'key'> & {
  readonly index: number
  readonly setSize: number
  readonly isStop: boolean
  /** Of the focused card that is scrolled away, in pixels. */
  readonly top: number | undefined
  readonly actions: Readonly<Record<'choose' | 'intend' | 'activate', (index: number) => void>>
}

const GridItem = /*#__PURE__*/ memo(function GridItem({
  index,
  setSize,
  isStop,
  top,
  actions,
  ...card
}: GridItemProps) {
  return (
    <li
      data-foyer-part="card-grid-item"
      aria-setsize={setSize}
      aria-posinset={index + 1}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
    >
      <Card
        {...card}
        lazyImage={index >= FIRST_IMAGES}
        tabIndex={isStop ? 0 : -1}
        onClick={() => actions.choose(index)}
        onPointerEnter={() => actions.intend(index)}
        onFocus={() => {
          actions.activate(index)
          actions.intend(index)
        }}
      />
    </li>
  )
})
