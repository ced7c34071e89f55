import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { PendingTransaction } from './types.ts'

/** `undefined` until storage was read. */
const pendingAtom = atom<readonly PendingTransaction[] | undefined>(undefined)
const hitsAtom = atom(0)

const none: readonly PendingTransaction[] = []

/** What was sent from here and is on its way, newest first. */
export const pendingTransactionsAtom: Atom<readonly PendingTransaction[]> = atom(
  (get) => get(pendingAtom) ?? none,
)
export const isPendingReadAtom: Atom<boolean> = atom((get) => get(pendingAtom) !== undefined)
/** Looks at it since the page was loaded, by all who watch. */
export const pendingHitsAtom: Atom<number> = hitsAtom

export const setPending = ({ store }: Internals, pending: readonly PendingTransaction[]): void =>
  store.set(pendingAtom, pending)
export const setPendingHits = ({ store }: Internals, hits: number): void => store.set(hitsAtom, hits)
