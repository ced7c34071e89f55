import { read } from '../../errors/foreign.ts'
import type { Storage } from '../../types.ts'
import { parseSession } from '../sessionSchema.ts'
import { isTable, mergeStored } from './mergeStored.ts'

/** Storage interface of the client. */
export type KeyValueStorage = {
  getKeys(): Promise<string[]>
  getEntries<value>(): Promise<[string, value][]>
  getItem<value>(key: string): Promise<value | undefined>
  setItem<value>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Data for the client's telemetry, which is off. */
const UNUSED = /\/\/event-client$/

/**
 * Storage of the client in the storage of the config. Writes are merged with changes of other tabs, and ignored after
 * the client has ended.
 */
export function keyValueStorage(storage: Storage, ended: AbortSignal): KeyValueStorage {
  const seen = new Map<string, unknown>()
  const readStored = (key: string): unknown => {
    try {
      return wellFormed(key, JSON.parse(storage.getItem(key) ?? 'null'))
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

/**
 * Stored value without malformed entries. The client stores tables, and lists of tables; with other values it would not
 * start, or never subscribe, until the visitor clears the site's data.
 */
function wellFormed(key: string, value: unknown): unknown {
  const isEntry = entryRules[key.slice(key.lastIndexOf('/') + 1)] ?? (() => true)
  if (Array.isArray(value)) return value.filter((entry) => isTable(entry) && isEntry(entry))
  if (!isTable(value)) return undefined
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => isEntry(entry)))
}

/** Checks of the entries that the client reads at its start, by storage key. */
const entryRules: Readonly<Record<string, (entry: unknown) => boolean>> = {
  // Keys and seeds of 32 bytes.
  keychain: (entry) => typeof entry === 'string' && /^[0-9a-f]{64}$/.test(entry),
  session: (entry) =>
    parseSession(entry) !== undefined && typeof read(read(entry, 'self'), 'publicKey') === 'string',
  subscription: (entry) =>
    typeof read(entry, 'topic') === 'string' && read(read(entry, 'relay'), 'protocol') === 'irn',
}
