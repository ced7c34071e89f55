import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { isSignInOwed, isSignInPending } from './pendingRules.ts'
import type { SiwxState } from '../../core/contracts/siwx.ts'

const initialSiwxState: SiwxState = {
  status: 'idle',
  key: undefined,
  session: undefined,
  isRequired: false,
  lastNetworkId: undefined,
}

const stateAtom = atom<SiwxState>(initialSiwxState)
export const siwxStateAtom: Atom<SiwxState> = stateAtom

/** Whether the visitor must sign in before going on, and has not. */
export const isSignInPendingAtom: Atom<boolean> = atom((get) => isSignInPending(get(stateAtom)))

/** The same, once it is known and has been asked for. */
export const isSignInOwedAtom: Atom<boolean> = atom((get) => isSignInOwed(get(stateAtom)))

/** Written by the reducer's door, `dispatch.ts`, and by nothing else. */
export const setSiwxState = ({ store }: Pick<Internals, 'store'>, state: SiwxState): void =>
  store.set(stateAtom, state)
