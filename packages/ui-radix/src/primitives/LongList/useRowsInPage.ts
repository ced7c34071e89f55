import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { type LongListRow, placeOfRow, roomAround, rowsInPage } from './listRules.ts'

/** What a window has before it was measured. */
const USUAL_HEIGHT = 800

export type UseRowsInPageParameters = {
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  readonly gap: number
  readonly sizeOf: (index: number) => number
  readonly keyOf: (index: number) => string
  /** The row that has the focus: it stays, wherever it is. */
  readonly focused: { readonly index: number; readonly key: string } | undefined
}

export type RowsInPage = {
  readonly rows: readonly LongListRow[]
  /** Every row's ref: how high it really is. */
  readonly measure: (row: HTMLElement | null) => void
}

/** The rows of a list that are near what is seen of the window, whatever scrolls: the list, the panel or the page. */
export function useRowsInPage({
  list,
  count,
  gap,
  sizeOf,
  keyOf,
  focused,
}: UseRowsInPageParameters): RowsInPage {
  const kept = placeOfRow(focused, { count, keyOf })
  // oxlint-disable-next-line react/incompatible-library -- asked anew in every render, as it wants
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    gap,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    indexAttribute: 'data-foyer-index',
    initialRect: { width: 0, height: USUAL_HEIGHT },
    getScrollElement: () => list.current,
    observeElementRect: observeWindow,
    observeElementOffset: observePlace,
    measureElement,
    rangeExtractor: (range) => rowsInPage(range, kept),
    // The browser holds what is seen in its place when rows above turn out higher than they were thought to be.
    scrollToFn: () => {},
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const items = virtualizer.getVirtualItems()
  const rooms = roomAround(items, { total: virtualizer.getTotalSize(), gap })
  return {
    rows: items.map(({ index }, at) => ({ index, before: 0, after: 0, ...rooms[at] })),
    measure: virtualizer.measureElement,
  }
}

type List = Virtualizer<HTMLElement, HTMLElement>

function observeWindow(_: List, report: (rect: { width: number; height: number }) => void): () => void {
  const measure = (): void => report({ width: window.innerWidth, height: window.innerHeight })
  measure()
  window.addEventListener('resize', measure)
  return () => window.removeEventListener('resize', measure)
}

/** How far the list reaches above the window. Which element scrolls depends on the window's size, so all are heard. */
function observePlace(
  { scrollElement: list }: List,
  report: (offset: number, isScrolling: boolean) => void,
): () => void {
  const measure = (): void => {
    if (list) report(Math.max(0, -list.getBoundingClientRect().top), false)
  }
  measure()
  const options = { capture: true, passive: true }
  window.addEventListener('scroll', measure, options)
  window.addEventListener('resize', measure)
  return () => {
    window.removeEventListener('scroll', measure, options)
    window.removeEventListener('resize', measure)
  }
}

/** How high a row is; where nothing is laid out, as high as it is thought to be. */
function measureElement(row: HTMLElement, entry: ResizeObserverEntry | undefined, list: List): number {
  const height = entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight
  return Math.round(height) || list.options.estimateSize(list.indexFromElement(row))
}
