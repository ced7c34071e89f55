/** An item of the page, and the room that those leave around it which are not. */
export type LongListRow = { readonly index: number; readonly before: number; readonly after: number }

/** A row that is in the page: where it begins and ends in the whole list, in pixels. */
export type ListRow = { readonly index: number; readonly start: number; readonly end: number }

/** Rows that are kept before and after those that are seen. */
const SPARE_ROWS = 6

/**
 * The rows that are in the page: those near what is seen, and the one that has the focus with its neighbours, so that
 * it keeps the focus when it is scrolled away and Tab goes on from there.
 */
export function rowsInPage(
  range: { readonly startIndex: number; readonly endIndex: number; readonly count: number },
  focused: number | undefined,
): number[] {
  const last = range.count - 1
  const from = Math.max(0, range.startIndex - SPARE_ROWS)
  const to = Math.min(last, range.endIndex + SPARE_ROWS)
  const rows = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
  if (focused === undefined || focused > last) return rows
  const kept = [focused - 1, focused, focused + 1].filter(
    (index) => index >= 0 && index <= last && (index < from || index > to),
  )
  return [...rows, ...kept].sort((a, b) => a - b)
}

/** The room that rows leave which are not in the page: before each row, and after the last one. */
export function roomAround(
  rows: readonly ListRow[],
  { total, gap }: { readonly total: number; readonly gap: number },
): readonly { readonly before: number; readonly after: number }[] {
  return rows.map(({ start, end }, at) => {
    const previous = rows[at - 1]
    return {
      before: previous ? start - previous.end - gap : start,
      after: at === rows.length - 1 ? total - end : 0,
    }
  })
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
