import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { PendingTransaction } from './types.ts'

/** `undefined` until storage was read. */
const pendingAtom = atom<readonly PendingTransaction[] | undefined>(undefined)
const hitsAtom = atom(0)

const none: readonly PendingTransaction[] = []

/** Pending transactions sent from this app, newest first. */
export const pendingTransactionsAtom: Atom<readonly PendingTransaction[]> = atom(
  (get) => get(pendingAtom) ?? none,
)
export const isPendingReadAtom: Atom<boolean> = atom((get) => get(pendingAtom) !== undefined)
/** Number of polls since page load, of all pollers. */
export const pendingHitsAtom: Atom<number> = hitsAtom

export const setPending = ({ store }: Internals, pending: readonly PendingTransaction[]): void =>
  store.set(pendingAtom, pending)
export const setPendingHits = ({ store }: Internals, hits: number): void => store.set(hitsAtom, hits)
