import type { Storage } from '../../types.ts'
import { isTable, mergeStored } from './mergeStored.ts'

/** The storage that the client wants. */
export type KeyValueStorage = {
  getKeys(): Promise<string[]>
  getEntries<value>(): Promise<[string, value][]>
  getItem<value>(key: string): Promise<value | undefined>
  setItem<value>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Kept by the client for its telemetry, which is off. */
const UNUSED = /\/\/event-client$/

/**
 * Storage of the client over that of the config. Writes are merged with changes of other tabs, and none happen after
 * the client has ended.
 */
export function keyValueStorage(storage: Storage, ended: AbortSignal): KeyValueStorage {
  const seen = new Map<string, unknown>()
  const readStored = (key: string): unknown => {
    const text = storage.getItem(key)
    if (text === null) return undefined
    try {
      return wellFormed(JSON.parse(text))
    } catch {
      return undefined
    }
  }
  const keys = (): string[] => [...seen].flatMap(([key, value]) => (value === undefined ? [] : [key]))
  return {
    getKeys: async () => keys(),
    getEntries: async <value>() => keys().map((key) => [key, readStored(key)] as [string, value]),
    async getItem<value>(key: string) {
      const value = readStored(key)
      seen.set(key, value)
      return value as value | undefined
    },
    async setItem(key, value) {
      if (ended.aborted || UNUSED.test(key)) return
      const merged = mergeStored({ before: seen.get(key), stored: readStored(key), next: value })
      seen.set(key, value)
      storage.setItem(key, JSON.stringify(merged))
    },
    async removeItem(key) {
      if (ended.aborted) return
      seen.delete(key)
      storage.removeItem(key)
    },
  }
}

/** The client stores tables, and lists of tables. It fails to start with anything else, until it is removed. */
function wellFormed(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isTable)
  return isTable(value) ? value : undefined
}
