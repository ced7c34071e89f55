import type { Atom } from 'jotai/vanilla'
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { internalsOf, type Store } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { FoyerContext } from './useConfig.ts'

/** Reads an atom and re-renders when it changes. The only place that subscribes to the store. */
export function useConfigAtom<value>(config: Config, atom: Atom<value>): value {
  const { store, initialStore } = useStores(config)
  return useSyncExternalStore(
    useCallback((listener) => store.sub(atom, listener), [store, atom]),
    () => store.get(atom),
    () => initialStore.get(atom),
  )
}

/**
 * The same for an object: the component re-renders only when a property that it has read changes. Reading no property
 * counts as reading all. `makeVerbs` adds functions that never change.
 */
export function useConfigObject<value extends object, verbs extends object = object>(
  config: Config,
  atom: Atom<value>,
  makeVerbs?: (config: Config) => verbs,
): value & verbs {
  const { store, initialStore } = useStores(config)
  const reader = useMemo(() => createReader<value>(), [])
  const snapshot = useSyncExternalStore(
    useCallback((listener) => store.sub(atom, listener), [store, atom]),
    () => reader.read(store.get(atom)),
    () => initialStore.get(atom),
  )
  const verbs = useMemo(() => makeVerbs?.(config), [config, makeVerbs])
  const current = reader.newest(snapshot)
  return useMemo(() => reader.track(current, verbs), [reader, current, verbs])
}

function useStores(config: Config): { readonly store: Store; readonly initialStore: Store } {
  const context = useContext(FoyerContext)
  const { store } = internalsOf(config)
  return { store, initialStore: context?.config === config ? context.initialStore : store }
}

/** Tracks the properties that a component reads of an object, and keeps its snapshot while they are unchanged. */
function createReader<value extends object>() {
  const keys = new Set<keyof value>()
  let last: value | undefined
  let latest: value | undefined
  return {
    read(value: value): value {
      const before = last
      latest = value
      const isSame =
        before !== undefined && keys.size > 0 && [...keys].every((key) => Object.is(before[key], value[key]))
      if (!isSame) last = value
      return isSame ? before : value
    },
    /** A render for another reason may read more properties: they have their current values. */
    newest: (snapshot: value): value => (snapshot === last && latest ? latest : snapshot),
    /** An unrendered property may have changed without a render: handlers read its current value. */
    track<verbs extends object>(value: value, verbs: verbs | undefined): value & verbs {
      const watched = { ...verbs } as value & verbs
      const unrendered = new Set<keyof value>()
      for (const key of Object.keys(value) as (keyof value)[]) {
        Object.defineProperty(watched, key, {
          enumerable: true,
          get: () => {
            if (!keys.has(key) && latest !== value) unrendered.add(key)
            keys.add(key)
            return (unrendered.has(key) && latest ? latest : value)[key]
          },
        })
      }
      return watched
    },
  }
}
