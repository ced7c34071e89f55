import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { DirectoryFacts, Listed } from './types.ts'

const factsAtom = atom<DirectoryFacts>({ ranked: undefined, excluded: undefined })
/** Directory entries of installed and excluded wallets. */
export const directoryFactsAtom: Atom<DirectoryFacts> = factsAtom

export const setDirectoryFacts = ({ store }: Internals, facts: Partial<DirectoryFacts>): void =>
  store.set(factsAtom, { ...store.get(factsAtom), ...facts })

const listedStateAtom = atom<Listed>({ featured: undefined, recommended: undefined, status: 'pending' })
/** Wallets of the directory for the connect view. */
export const listedAtom: Atom<Listed> = listedStateAtom

export const setListed = ({ store }: Internals, listed: Partial<Listed>): void =>
  store.set(listedStateAtom, { ...store.get(listedStateAtom), ...listed })

const namespaceAtom = atom<ChainNamespace | undefined>(undefined)
/** Namespace that the connect view is limited to; `undefined`: all. */
export const connectNamespaceAtom: Atom<ChainNamespace | undefined> = namespaceAtom

export const setConnectNamespace = ({ store }: Internals, namespace: ChainNamespace | undefined): void =>
  store.set(namespaceAtom, namespace)
