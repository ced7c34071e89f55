import type { Storage } from '../types.ts'

/**
 * In-memory storage. `entries` has its contents.
 *
 * @example
 * ```ts
 * import { createMemoryStorage } from '@foyer/chains/testing'
 * const storage = createMemoryStorage({ 'shop.theme': 'dark' })
 * storage.removeItem('shop.theme')
 * console.log(storage.entries.size) // 0
 * ```
 */
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
