import type { Atom } from 'jotai/vanilla'
import { useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { FoyerContext } from './context.ts'

/** Reads one piece of state and re-renders when it changes. The only place that subscribes to the store. */
export function useConfigAtom<value>(config: Config, atom: Atom<value>): value {
  const context = useContext(FoyerContext)
  const { store } = internalsOf(config)
  const initialStore = context?.config === config ? context.initialStore : store
  return useSyncExternalStore(
    useCallback((listener) => store.sub(atom, listener), [store, atom]),
    () => store.get(atom),
    () => initialStore.get(atom),
  )
}

/**
 * The same for an object, of which a component usually wants a part: it re-renders only when something it has read
 * changes. Reading nothing counts as reading everything.
 */
export function useConfigObject<value extends object, verbs extends object = object>(
  config: Config,
  atom: Atom<value>,
  makeVerbs?: (config: Config) => verbs,
): value & verbs {
  const context = useContext(FoyerContext)
  const { store } = internalsOf(config)
  const initialStore = context?.config === config ? context.initialStore : store
  const readKeys = useRef(new Set<keyof value>())
  const last = useRef<value>(undefined)
  const snapshot = useSyncExternalStore(
    useCallback((listener) => store.sub(atom, listener), [store, atom]),
    () => {
      const value = store.get(atom)
      const before = last.current
      const keys = readKeys.current
      if (
        before === undefined ||
        keys.size === 0 ||
        [...keys].some((key) => !Object.is(before[key], value[key]))
      ) {
        last.current = value
      }
      return last.current as value
    },
    () => initialStore.get(atom),
  )
  const verbs = useMemo(() => makeVerbs?.(config), [config, makeVerbs])
  return useMemo(() => tracked(snapshot, verbs, readKeys.current), [snapshot, verbs])
}

function tracked<value extends object, verbs extends object>(
  value: value,
  verbs: verbs | undefined,
  keys: Set<keyof value>,
): value & verbs {
  const watched = { ...verbs } as value & verbs
  for (const key of Object.keys(value) as (keyof value)[]) {
    Object.defineProperty(watched, key, {
      enumerable: true,
      get: () => {
        keys.add(key)
        return value[key]
      },
    })
  }
  return watched
}
