import type { Storage } from '@foyer/chains'

/** Storage shared by several tabs. Storage events are delivered to the other tabs when the test calls `deliver`. */
export function createTabs(initial: Readonly<Record<string, string>> = {}): {
  readonly entries: ReadonlyMap<string, string>
  readonly open: () => Storage
  readonly waiting: () => number
  /** Delivers the storage events since the last call. */
  readonly deliver: () => void
} {
  const entries = new Map(Object.entries(initial))
  const listeners = new Set<(key: string | null) => void>()
  const queue: (() => void)[] = []
  return {
    entries,
    waiting: () => queue.length,
    deliver: () => {
      for (const notify of queue.splice(0)) notify()
    },
    open: () => {
      const own = new Set<(key: string | null) => void>()
      const notifyOthers = (key: string): void => {
        for (const listener of listeners) if (!own.has(listener)) queue.push(() => listener(key))
      }
      const change = (key: string, isChange: boolean, run: () => unknown): void => {
        run()
        if (isChange) notifyOthers(key)
      }
      return {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => change(key, entries.get(key) !== value, () => entries.set(key, value)),
        removeItem: (key) => change(key, entries.has(key), () => entries.delete(key)),
        subscribe: (listener) => {
          own.add(listener)
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
    },
  }
}
