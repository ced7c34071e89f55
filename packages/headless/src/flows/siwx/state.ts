import { type Atom, atom } from 'jotai/vanilla'
import { type Channel, createChannel } from '../../core/channel.ts'
import type { SiwxState } from '../../core/contracts/siwx.ts'
import type { Internals } from '../../core/internals.ts'
import { isSignInPending, isSignInOwed } from './pendingRules.ts'

const initialSiwxState: SiwxState = {
  status: 'idle',
  key: undefined,
  session: undefined,
  error: undefined,
  isRequired: false,
  lastNetworkIds: {},
}

const stateAtom = atom<SiwxState>(initialSiwxState)
export const siwxStateAtom: Atom<SiwxState> = stateAtom

/** Whether a sign-in is required and missing. */
export const isSignInPendingAtom: Atom<boolean> = atom((get) => isSignInPending(get(stateAtom)))

/** Whether a required sign-in is missing, and the visitor is asked for it. */
export const isSignInOwedAtom: Atom<boolean> = atom((get) => isSignInOwed(get(stateAtom)))

/** Only for `flows/siwx/reducer.ts`. */
export const setSiwxState = ({ store }: Pick<Internals, 'store'>, state: SiwxState): void =>
  store.set(stateAtom, state)

/** Outcomes of sign-ins, for the layer that shows them. */
export type SiwxOutcome =
  /** Stored sessions of the current account and network have been read. */
  | { readonly type: 'checked'; readonly hasSession: boolean }
  /** Stored sessions could not be read: the wallet was disconnected. */
  | { readonly type: 'checkFailed'; readonly error: unknown }
  | { readonly type: 'signed' }
  | { readonly type: 'signFailed'; readonly error: unknown }
  | { readonly type: 'cancelled' }
  /** Sessions that the wallet signed during the connect are being stored. */
  | { readonly type: 'storing'; readonly isPending: boolean }

export const siwxOutcomes: Channel<SiwxOutcome> = /* @__PURE__ */ createChannel<SiwxOutcome>()
