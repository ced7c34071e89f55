import { type Atom, atom } from 'jotai/vanilla'
import { checkListener } from './checkOptions.ts'
import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/** Shallow equality of own enumerable values. */
function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

/** Derived atom that returns its previous object while the new one is shallowly equal, to avoid re-renders. */
export function stable<value>(source: Atom<value>): Atom<value> {
  // An atom without dependencies: each store creates one holder of the last object.
  const memoryAtom = atom((): { last?: value } => ({}))
  return atom((get) => {
    const memory = get(memoryAtom)
    const value = get(source)
    if (!isShallowEqual(memory.last, value)) memory.last = value
    return memory.last as value
  })
}

export type WatchParameters<value> = { readonly onChange: (value: value, previous: value) => void }

/** Calls `onChange` on each change of an atom, not with its current value. Returns the unsubscribe function. */
export function watchAtom<value>(
  config: Config,
  watched: Atom<value>,
  parameters: WatchParameters<value>,
): () => void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkListener('onChange', parameters)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  const { onChange } = parameters
  const { store } = internalsOf(config)
  let previous = store.get(watched)
  return store.sub(watched, () => {
    const value = store.get(watched)
    if (Object.is(value, previous)) return
    const before = previous
    previous = value
    onChange(value, before)
  })
}
