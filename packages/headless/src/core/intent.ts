import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from './internals.ts'

const isIntendedStateAtom = atom(false)

/** Whether the visitor is about to connect: a pointer or the focus is on a control that leads there (R35). */
export const isConnectIntendedAtom: Atom<boolean> = isIntendedStateAtom

export const noteConnectIntent = ({ store }: Pick<Internals, 'store'>): void =>
  store.set(isIntendedStateAtom, true)
