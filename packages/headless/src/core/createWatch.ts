import type { Atom } from 'jotai/vanilla'
import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

export type WatchParameters<value> = { readonly onChange: (value: value, previous: value) => void }

/** Makes the watch function of an atom: called on changes, not with the initial value. Returns the undo. */
export const createWatch =
  <value>(watched: Atom<value>) =>
  (config: Config, { onChange }: WatchParameters<value>): (() => void) => {
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
