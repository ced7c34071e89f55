/** An item of the document, and the padding around it for items that are not rendered. */
export type LongListRow = { readonly index: number; readonly before: number; readonly after: number }

/** Rows from `start` to `end`, exclusive. */
export type Span = { readonly from: number; readonly to: number }

/** Rows are added and removed in blocks of this size, so that most scroll events change nothing. */
const BLOCK = 10
/** Rows before and after the visible ones that are always rendered. */
const SPARE_ROWS = 4
/** Rows added at once while scrolling, beyond the visible ones. */
const NEXT_ROWS = 10
/** Rows that stay rendered, and that are added after scrolling stops, for the next flick. */
const READY_ROWS = 35

/** Offset of each row in the list, in pixels, and of the end. */
export function startsOf(
  count: number,
  { heightOf, gap }: { readonly heightOf: (index: number) => number; readonly gap: number },
): Float64Array {
  const starts = new Float64Array(count + 1)
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index) + gap
  return starts
}

/** The visible rows of a window that starts this many pixels below the top of the list. */
export function visibleRows(
  starts: Float64Array,
  { top, height }: { readonly top: number; readonly height: number },
): Span {
  const count = starts.length - 1
  const from = Math.min(rowAt(starts, top), count - 1)
  return { from, to: Math.min(count, rowAt(starts, top + height) + 1) }
}

/** The last row that starts at or above an offset. */
function rowAt(starts: Float64Array, place: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** Visible rows and some around them, in whole blocks. */
function around(visible: Span, { count, rows }: { readonly count: number; readonly rows: number }): Span {
  return {
    from: Math.floor(Math.max(0, visible.from - rows) / BLOCK) * BLOCK,
    to: Math.min(count, Math.ceil((visible.to + rows) / BLOCK) * BLOCK),
  }
}

/** Whether scrolling needs no other rows. */
export const isCovered = (
  span: Span,
  { visible, count }: { readonly visible: Span; readonly count: number },
): boolean =>
  span.from <= Math.max(0, visible.from - SPARE_ROWS) && span.to >= Math.min(count, visible.to + SPARE_ROWS)

/** The rows after a scroll: as few new ones as possible, and the rendered ones that are near. */
export function spanOnTheWay(
  span: Span,
  { visible, count }: { readonly visible: Span; readonly count: number },
): Span {
  const next = around(visible, { count, rows: NEXT_ROWS })
  const near = around(visible, { count, rows: READY_ROWS })
  const from = Math.max(span.from, near.from)
  const to = Math.min(span.to, near.to)
  if (to < next.from || from > next.to) return next
  return { from: Math.min(from, next.from), to: Math.max(to, next.to) }
}

/** Adds the next block after scrolling stops, below first: one block at a time, so that nothing waits for it. */
export function spanAtRest(
  span: Span,
  { visible, count }: { readonly visible: Span; readonly count: number },
): Span {
  const ready = around(visible, { count, rows: READY_ROWS })
  const from = Math.max(span.from, ready.from)
  const to = Math.min(span.to, ready.to)
  if (to < ready.to) return { from, to: Math.min(ready.to, to + BLOCK) }
  return { from: Math.max(ready.from, from - BLOCK), to }
}

/**
 * The rendered rows: a span, and the focused row with its neighbours, so that it keeps the focus when scrolled away and
 * Tab continues from there.
 */
export function rowsInPage(
  { from, to }: Span,
  { count, focused }: { readonly count: number; readonly focused: number | undefined },
): number[] {
  const end = Math.min(to, count)
  const rows = Array.from({ length: Math.max(0, end - from) }, (_, offset) => from + offset)
  if (focused === undefined || focused >= count) return rows
  const kept = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index < count && (index < from || index >= end),
  )
  return [...rows, ...kept].toSorted((a, b) => a - b)
}

/** Padding in place of rows that are not rendered: before each row, and after the last one. */
export function roomAround(rows: readonly number[], starts: Float64Array): readonly LongListRow[] {
  const startOf = (index: number): number => starts[index] ?? 0
  return rows.map((index, at) => ({
    index,
    before: startOf(index) - startOf((rows[at - 1] ?? -1) + 1),
    after: at === rows.length - 1 ? startOf(starts.length - 1) - startOf(index + 1) : 0,
  }))
}

/** Current index of a row, since rows may have been prepended. `undefined` if it was removed. */
export function indexOfRow(
  row: { readonly index: number; readonly key: string } | undefined,
  { count, keyOf }: { readonly count: number; readonly keyOf: (index: number) => string },
): number | undefined {
  if (!row) return undefined
  if (row.index < count && keyOf(row.index) === row.key) return row.index
  for (let index = 0; index < count; index++) if (keyOf(index) === row.key) return index
  return undefined
}

export type ListFacts = {
  readonly count: number
  readonly gap: number
  readonly sizeOf: (index: number) => number
  readonly keyOf: (index: number) => string
  /** The focused row; it stays rendered. */
  readonly focused: { readonly index: number; readonly key: string } | undefined
}

/** Measured heights of rows, by key. */
export type Heights = ReadonlyMap<string, number>

/** Offsets of the rows of a list: measured heights, estimates for the rest. */
export const startsNow = (
  heights: Heights,
  { count, gap, sizeOf, keyOf }: Omit<ListFacts, 'focused'>,
): Float64Array =>
  startsOf(count, {
    gap,
    heightOf: heights.size === 0 ? sizeOf : (index) => heights.get(keyOf(index)) ?? sizeOf(index),
  })

/** The rows of a span in the current list, and the padding around them. */
export const rowsOfSpan = (span: Span, heights: Heights, facts: ListFacts): readonly LongListRow[] =>
  roomAround(
    rowsInPage(span, { count: facts.count, focused: indexOfRow(facts.focused, facts) }),
    startsNow(heights, facts),
  )
