/**
 * Index that a key moves to from a card; `undefined` for other keys. The horizontal arrows follow the direction of the
 * page.
 */
export function cardForKey(
  key: string,
  facts: {
    readonly at: number
    readonly count: number
    readonly columns: number
    /** Visible rows. */
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
    // The first and the last row have no row above or below; the last row may be short.
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

/** The next card whose name starts with the text, from this one on and around; a single letter skips this card. */
export function cardForText(
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

/** Number of skeletons: the rest of the last row, and one row more. */
export const skeletonCount = (count: number, columns: number): number =>
  ((columns - (count % columns)) % columns) + columns

/** Rows rendered before and after the visible ones. */
const SPARE_ROWS = 4

/** The rendered rows, of rows of equal height: from the first one, up to the one after the last. */
export function rowsInReach(facts: {
  /** Scroll offset and visible height. */
  readonly offset: number
  readonly height: number
  readonly rowHeight: number
  readonly count: number
}): { readonly from: number; readonly to: number } {
  const { offset, height, rowHeight, count } = facts
  const first = Math.min(Math.floor(offset / rowHeight), count - 1)
  return {
    from: Math.max(0, first - SPARE_ROWS),
    to: Math.min(count, Math.ceil((offset + height) / rowHeight) + 1 + SPARE_ROWS),
  }
}

/** Scroll offset that makes a row visible, with the least scrolling. */
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
