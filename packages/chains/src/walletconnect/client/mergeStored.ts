type Versions = {
  /** As we last read or wrote it. */
  readonly before: unknown
  /** As it is stored now. */
  readonly stored: unknown
  /** As we want it. */
  readonly next: unknown
}

/**
 * What to store when another tab may have written in the meantime. The client keeps lists of records and tables of
 * keys: what only the other tab has stays, unless it is we who removed it.
 */
export function mergeStored({ before, stored, next }: Versions): unknown {
  if (Array.isArray(next) && Array.isArray(stored)) {
    const known = new Set([...(Array.isArray(before) ? before : []), ...next].map(nameOf))
    return [...next, ...stored.filter((item) => nameOf(item) !== undefined && !known.has(nameOf(item)))]
  }
  if (isTable(next) && isTable(stored)) {
    const removed = isTable(before) ? Object.keys(before).filter((key) => !(key in next)) : []
    const kept = Object.entries(stored).filter(([key]) => !removed.includes(key))
    return { ...Object.fromEntries(kept), ...next }
  }
  return next
}

/** What a record is filed under. */
function nameOf(item: unknown): unknown {
  if (!isTable(item)) return undefined
  return item['target'] ?? item['id'] ?? item['topic']
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
