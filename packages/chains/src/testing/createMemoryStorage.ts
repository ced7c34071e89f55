import type { Storage } from '../types.ts'

/** A storage of its own that forgets with the page. `entries` shows what was written. */
export function createMemoryStorage(
  initial: Readonly<Record<string, string>> = {},
): Storage & { readonly entries: ReadonlyMap<string, string> } {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
