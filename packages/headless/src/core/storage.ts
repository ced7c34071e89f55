import type { Storage } from '@foyer/chains'

/**
 * Wraps the given storage, else the browser's, so that it never throws: on a server, or if the storage throws, reads
 * find nothing and writes are dropped. If the browser denies its storage, as in an iframe without `allow-same-origin`,
 * entries are kept in memory until the page unloads, and the denial is reported once. Keys contain the config's id
 * unless it is `default`.
 */
export function guardStorage(
  given: Storage | undefined,
  id: string,
  report: (error: unknown) => void,
): Storage {
  let denied: Storage | undefined
  const findAllowed = (): Storage | undefined => {
    try {
      return given ?? denied ?? browserStorage()
    } catch (error) {
      report(error)
      return (denied = createPageStorage())
    }
  }
  const guarded = <result>(run: (storage: Storage) => result): result | undefined => {
    try {
      const storage = findAllowed()
      return storage && run(storage)
    } catch (error) {
      report(error)
    }
  }
  return {
    getItem: (key) =>
      guarded((storage) => {
        const value: unknown = storage.getItem(storageName(id, key))
        return typeof value === 'string' ? value : undefined
      }) ?? null,
    setItem: (key, value) => guarded((storage) => storage.setItem(storageName(id, key), value)),
    removeItem: (key) => guarded((storage) => storage.removeItem(storageName(id, key))),
    subscribe: (listener) => {
      const onChange = (name: string | null): void => {
        const key = name === null ? null : keyOf(id, name)
        if (key !== undefined) listener(key)
      }
      return guarded((storage) => storage.subscribe?.(onChange)) ?? (() => {})
    },
  }
}

function createPageStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** Name of a key in the browser's storage, with the config's id in it. */
export const storageName = (id: string, key: string): string =>
  id === 'default' ? key : key.replace(/^@foyer(-wallet)?\//, `@foyer$1/${id}/`)

/** Inverse of `storageName`; `undefined` for keys of other configs. */
function keyOf(id: string, name: string): string | undefined {
  const key = name.replace(`/${id}/`, '/')
  return storageName(id, key) === name ? key : undefined
}

/** The browser's storage, looked up at each use: `undefined` on servers; throws if the browser denies it. */
export function browserStorage(): Storage | undefined {
  if (typeof window === 'undefined') return undefined
  const { localStorage } = window
  return {
    // Bound at once, which throws in a web view without DOM storage and in React Native: `localStorage` is `undefined`.
    getItem: localStorage.getItem.bind(localStorage),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    subscribe: (listener) => {
      const ending = new AbortController()
      const onChange = (event: StorageEvent): void => {
        if (event.storageArea === localStorage) listener(event.key)
      }
      // A page in the back-forward cache receives no events: any key may have changed.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener(null)
      }
      window.addEventListener('storage', onChange, ending)
      window.addEventListener('pageshow', onShow, ending)
      return () => ending.abort()
    },
  }
}

/** Parses stored JSON; `undefined` if invalid. */
export function toJson(value: string | null): unknown {
  if (value === null) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
