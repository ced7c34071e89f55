import type { HistoryRow } from './types.ts'

const PAGE_SIZE = 20

export type HistoryPage = { readonly data: readonly HistoryRow[]; readonly next: string | null }

/** The rows after the cursor's row; `undefined` for a cursor that was never issued. */
export function pageOf(rows: readonly HistoryRow[], cursor: string | null): HistoryPage | undefined {
  const start = cursor ? rows.findIndex(({ id }) => toCursor(id) === cursor) + 1 : 0
  if (cursor && start === 0) return undefined
  const data = rows.slice(start, start + PAGE_SIZE)
  const last = data.at(-1)
  return { data, next: last && start + PAGE_SIZE < rows.length ? toCursor(last.id) : null }
}

const toCursor = (id: string): string => btoa(`after ${id}`)
