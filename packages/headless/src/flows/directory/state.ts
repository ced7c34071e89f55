import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { DirectoryFacts } from './types.ts'

const factsAtom = atom<DirectoryFacts>({ ranked: undefined, excluded: undefined })
/** What the directory has said of the wallets that are here. */
export const directoryFactsAtom: Atom<DirectoryFacts> = factsAtom

export const setDirectoryFacts = ({ store }: Internals, facts: Partial<DirectoryFacts>): void =>
  store.set(factsAtom, { ...store.get(factsAtom), ...facts })
