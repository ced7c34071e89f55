import { type Atom, atom } from 'jotai/vanilla'
import { type Internals } from '../config/internals.ts'

/** Whether the visitor must sign in before going on, and has not. */
const pendingAtom = atom(false)
export const isSignInPendingAtom: Atom<boolean> = pendingAtom
export const setSignInPending = ({ store }: Internals, isPending: boolean): void =>
  store.set(pendingAtom, isPending)
