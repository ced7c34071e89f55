type Versions = {
  /** Last version that this tab read or wrote. */
  readonly before: unknown
  /** Stored version. */
  readonly stored: unknown
  /** Version to store. */
  readonly next: unknown
}

/**
 * Merges a version with changes of another tab. The client stores lists of records and tables by key: entries of the
 * other tab stay unless this tab has removed them.
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

/** Key of a record. */
function nameOf(item: unknown): unknown {
  if (!isTable(item)) return undefined
  return item['target'] ?? item['id'] ?? item['topic']
}

export const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
