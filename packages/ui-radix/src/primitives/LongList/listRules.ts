/** An item of the page, and the room that those leave around it which are not. */
export type LongListRow = { readonly index: number; readonly before: number; readonly after: number }

/** Rows from one up to another, which is no longer among them. */
export type Span = { readonly from: number; readonly to: number }

/** Rows come and go so many at a time: most scrolling changes nothing. */
const BLOCK = 10
/** Rows before and after those that are seen which are there at any time, however fast it scrolls. */
const SPARE_ROWS = 4
/** Rows that come in one go while it scrolls, beyond those that are seen. */
const NEXT_ROWS = 10
/** Rows that stay, and that are made ready when scrolling rests: what a flick goes through. */
const READY_ROWS = 35

/** Where each row begins in the whole list, in pixels, and where the row after the last one would. */
export function startsOf(
  count: number,
  { heightOf, gap }: { readonly heightOf: (index: number) => number; readonly gap: number },
): Float64Array {
  const starts = new Float64Array(count + 1)
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index) + gap
  return starts
}

/** The rows that a window sees which begins so many pixels below the top of the list. */
export function seenRows(
  starts: Float64Array,
  { top, height }: { readonly top: number; readonly height: number },
): Span {
  const count = starts.length - 1
  const from = Math.min(rowAt(starts, top), count - 1)
  return { from, to: Math.max(from + 1, Math.min(count, rowAt(starts, top + height) + 1)) }
}

/** The last row that begins at a place or above it. */
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

/** Rows in whole blocks: those that are seen, and some around them. */
function around(seen: Span, { count, rows }: { readonly count: number; readonly rows: number }): Span {
  return {
    from: Math.floor(Math.max(0, seen.from - rows) / BLOCK) * BLOCK,
    to: Math.min(count, Math.ceil((seen.to + rows) / BLOCK) * BLOCK),
  }
}

/** Whether scrolling can go on without other rows. */
export const isCovered = (
  span: Span,
  { seen, count }: { readonly seen: Span; readonly count: number },
): boolean =>
  span.from <= Math.max(0, seen.from - SPARE_ROWS) && span.to >= Math.min(count, seen.to + SPARE_ROWS)

/** The rows of the page when it scrolled on: as few new ones as will do, and of the others those that are still near. */
export function spanOnTheWay(
  span: Span,
  { seen, count }: { readonly seen: Span; readonly count: number },
): Span {
  const next = around(seen, { count, rows: NEXT_ROWS })
  const near = around(seen, { count, rows: READY_ROWS })
  const from = Math.max(span.from, near.from)
  const to = Math.min(span.to, near.to)
  if (to < next.from || from > next.to) return next
  return { from: Math.min(from, next.from), to: Math.max(to, next.to) }
}

/**
 * A step nearer to the rows that are made ready when scrolling rests, those below first: a block at a time, so that
 * nothing waits for it.
 */
export function spanAtRest(
  span: Span,
  { seen, count }: { readonly seen: Span; readonly count: number },
): Span {
  const ready = around(seen, { count, rows: READY_ROWS })
  const from = Math.max(span.from, ready.from)
  const to = Math.min(span.to, ready.to)
  if (to < ready.to) return { from, to: Math.min(ready.to, to + BLOCK) }
  return { from: Math.max(ready.from, from - BLOCK), to }
}

/**
 * The rows that are in the page: a span, and the row that has the focus with its neighbours, so that it keeps the focus
 * when it is scrolled away and Tab goes on from there.
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
  return [...rows, ...kept].sort((a, b) => a - b)
}

/** The room that rows leave which are not in the page: before each row, and after the last one. */
export function roomAround(rows: readonly number[], starts: Float64Array): readonly LongListRow[] {
  const startOf = (index: number): number => starts[index] ?? 0
  return rows.map((index, at) => ({
    index,
    before: startOf(index) - startOf((rows[at - 1] ?? -1) + 1),
    after: at === rows.length - 1 ? startOf(starts.length - 1) - startOf(index + 1) : 0,
  }))
}

/** Where a row is now: rows may have come before it since. `undefined` when it is gone. */
export function placeOfRow(
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
  /** The row that has the focus: it stays, wherever it is. */
  readonly focused: { readonly index: number; readonly key: string } | undefined
}

/** How high rows turned out to be, by their keys. */
export type Heights = ReadonlyMap<string, number>

/** Where each row of a list begins: those that were measured are as high as they are. */
export const startsNow = (
  heights: Heights,
  { count, gap, sizeOf, keyOf }: Omit<ListFacts, 'focused'>,
): Float64Array =>
  startsOf(count, {
    gap,
    heightOf: heights.size === 0 ? sizeOf : (index) => heights.get(keyOf(index)) ?? sizeOf(index),
  })

/** The rows of a span as the list is now, and the room around them. */
export const rowsOfSpan = (span: Span, heights: Heights, facts: ListFacts): readonly LongListRow[] =>
  roomAround(
    rowsInPage(span, { count: facts.count, focused: placeOfRow(facts.focused, facts) }),
    startsNow(heights, facts),
  )
