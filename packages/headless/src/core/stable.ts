import { type Atom, atom } from 'jotai/vanilla'

/** Equal in their own enumerable values, one level deep. */
export function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

/** A derived atom that keeps its last object while nothing in it changes, so that nobody re-renders for it. */
export function stable<value>(source: Atom<value>): Atom<value> {
  // Depends on nothing, so each store makes it once: the store's own memory of the last object.
  const memoryAtom = atom((): { last?: value } => ({}))
  return atom((get) => {
    const memory = get(memoryAtom)
    const value = get(source)
    if (!isShallowEqual(memory.last, value)) memory.last = value
    return memory.last as value
  })
}
