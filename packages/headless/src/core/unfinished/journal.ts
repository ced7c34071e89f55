import { atom } from 'jotai/vanilla'
import type { Internals } from '../internals.ts'
import { onVisibility } from '../page/pageEvents.ts'
import { toJson } from '../storage.ts'
import { PENDING_KEY, UNFINISHED_KEY } from './unfinishedState.ts'

/** Time in ms after which an entry may be dropped. */
export const LIFETIME_MS = 86_400_000

/** Stored lists: requests that wallets were asked, and transactions that they have sent. */
type Key = typeof UNFINISHED_KEY | typeof PENDING_KEY
const keys: readonly Key[] = [UNFINISHED_KEY, PENDING_KEY]

/** Changes of a list that the storage has not taken; removed entries as JSON. */
type Unstored = { readonly added: readonly unknown[]; readonly removed: readonly string[] }

const unstoredAtom = atom<{ readonly [key in Key]?: Unstored | undefined }>({})

function storedEntries({ storage }: Internals, key: Key): readonly unknown[] {
  const list = toJson(storage.getItem(key))
  return Array.isArray(list) ? list : []
}

/** Entries of a list: those in the storage, which other tabs change too, with the changes that it has not taken. */
export function readJournal(internals: Internals, key: Key): readonly unknown[] {
  const stored = storedEntries(internals, key)
  const unstored = internals.store.get(unstoredAtom)[key]
  if (!unstored) return stored
  return [...unstored.added, ...stored.filter((entry) => !unstored.removed.includes(JSON.stringify(entry)))]
}

/**
 * Stores a list. Changes that a full storage does not take are kept until the page unloads, and stored with the next
 * change of a list, or when the page is hidden or shown. Only entries older than a day are dropped to make room.
 */
export function writeJournal(internals: Internals, key: Key, entries: readonly unknown[]): void {
  if (!put(internals, key, entries)) {
    dropOld(internals)
    if (!put(internals, key, entries))
      internals.engine.run('unstored requests', () => onVisibility(() => storeAgain(internals)))
  }
  storeAgain(internals)
}

/** Stores a list, or keeps what the storage does not take. Returns whether it is stored. */
function put(internals: Internals, key: Key, entries: readonly unknown[]): boolean {
  const { storage, store } = internals
  const before = storage.getItem(key)
  const value = entries.length > 0 ? JSON.stringify(entries) : null
  if (value === null) storage.removeItem(key)
  else if (value !== before) storage.setItem(key, value)
  const isStored = storage.getItem(key) === value
  const unstored = isStored ? undefined : changes(storedEntries(internals, key), entries)
  store.set(unstoredAtom, (all) => ({ ...all, [key]: unstored }))
  return isStored
}

function changes(stored: readonly unknown[], wanted: readonly unknown[]): Unstored {
  const texts = (entries: readonly unknown[]): readonly string[] =>
    entries.map((entry) => JSON.stringify(entry))
  const [before, after] = [texts(stored), texts(wanted)]
  return {
    added: wanted.filter((_, index) => !before.includes(after[index] ?? '')),
    removed: before.filter((entry) => !after.includes(entry)),
  }
}

/** Stores what the storage has not taken before. */
function storeAgain(internals: Internals): void {
  for (const key of keys)
    if (internals.store.get(unstoredAtom)[key]) put(internals, key, readJournal(internals, key))
}

function dropOld(internals: Internals): void {
  const now = internals.timers.now()
  const isOld = (entry: unknown): boolean => {
    const { askedAt, time } = (entry ?? {}) as { readonly askedAt?: unknown; readonly time?: unknown }
    return now - Number(askedAt ?? time) >= LIFETIME_MS
  }
  for (const key of keys) {
    const entries = readJournal(internals, key)
    if (entries.some(isOld))
      put(
        internals,
        key,
        entries.filter((entry) => !isOld(entry)),
      )
  }
}
