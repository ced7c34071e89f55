/** Where a key leads from a card; `undefined` for keys that lead nowhere. In a row the arrows follow the page. */
export function cardForKey(
  key: string,
  facts: {
    readonly at: number
    readonly count: number
    readonly columns: number
    /** Rows that are seen at once. */
    readonly pageRows: number
    readonly isRtl: boolean
  },
): number | undefined {
  const { at, count, columns, pageRows, isRtl } = facts
  const last = count - 1
  const within = (index: number): number => Math.max(0, Math.min(index, last))
  switch (key) {
    case 'ArrowRight':
      return within(at + (isRtl ? -1 : 1))
    case 'ArrowLeft':
      return within(at + (isRtl ? 1 : -1))
    // In the first and the last row there is nothing further up or down; the last row may be short.
    case 'ArrowDown':
      return at + columns <= last ? at + columns : rowOf(at, columns) < rowOf(last, columns) ? last : at
    case 'ArrowUp':
      return at >= columns ? at - columns : at
    case 'PageDown':
      return within(at + columns * pageRows)
    case 'PageUp':
      return at >= columns * pageRows ? at - columns * pageRows : at % columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const rowOf = (index: number, columns: number): number => Math.floor(index / columns)

/** The next card whose name begins so, from this one on and round; the first letter alone goes past this one. */
export function cardForWord(
  word: string,
  facts: { readonly at: number; readonly names: readonly string[] },
): number | undefined {
  const { at, names } = facts
  const start = word.length === 1 ? at + 1 : at
  const isMatch = (name: string): boolean => name.toLowerCase().startsWith(word)
  const after = names.findIndex((name, index) => index >= start && isMatch(name))
  const found = after === -1 ? names.findIndex(isMatch) : after
  return found === -1 ? undefined : found
}

/** Places for cards that are still to come: the rest of the last row, and one row more. */
export const placesToCome = (count: number, columns: number): number =>
  ((columns - (count % columns)) % columns) + columns

/** Rows that are kept before and after those that are seen. */
const SPARE_ROWS = 4

/** The rows that are in the page, of rows that are equally high: from the first one on, up to the one after them. */
export function rowsInReach(facts: {
  /** How far it is scrolled, and how much of it is seen. */
  readonly offset: number
  readonly height: number
  readonly rowHeight: number
  readonly count: number
}): { readonly from: number; readonly to: number } {
  const { offset, height, rowHeight, count } = facts
  const first = Math.min(Math.floor(offset / rowHeight), Math.max(0, count - 1))
  return {
    from: Math.max(0, first - SPARE_ROWS),
    to: Math.min(count, Math.ceil((offset + height) / rowHeight) + 1 + SPARE_ROWS),
  }
}

/** How far to scroll so that a row is seen: no further than it takes. */
export function scrollToRow(
  row: number,
  {
    offset,
    height,
    rowHeight,
  }: { readonly offset: number; readonly height: number; readonly rowHeight: number },
): number {
  const top = row * rowHeight
  if (top < offset) return top
  return Math.max(offset, top + rowHeight - height)
}
