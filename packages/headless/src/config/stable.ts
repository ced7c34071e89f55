import { type Atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'

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
export const stable = <value>(source: Atom<value>): Atom<value> =>
  selectAtom(source, (value: value) => value, isShallowEqual)
