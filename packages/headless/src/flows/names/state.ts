import { type Atom, atom } from 'jotai/vanilla'
import type { Registration } from '../../core/contracts/names.ts'
import type { Internals } from '../../core/internals.ts'

const registrationStateAtom = atom<Registration>({ status: 'idle' })

/** The running registration, or the outcome of the last one. */
export const registrationAtom: Atom<Registration> = registrationStateAtom

export const setRegistration = ({ store }: Internals, registration: Registration): void =>
  store.set(registrationStateAtom, registration)
