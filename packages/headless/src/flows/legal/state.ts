import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'

/** Whether the visitor has accepted the terms, until the page is left: nothing of it is stored. */
const isAcceptedAtom = atom(false)

export const isLegalAcceptedAtom: Atom<boolean> = isAcceptedAtom

export const setLegalAccepted = ({ store }: Internals, isAccepted: boolean): void =>
  store.set(isAcceptedAtom, isAccepted)
