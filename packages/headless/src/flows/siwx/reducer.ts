import type { SiwxSession } from '@foyer/chains/siwx'
import type { SiwxKey, SiwxState } from '../../core/contracts/siwx.ts'
import type { Internals } from '../../core/internals.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { setSiwxState, siwxStateAtom } from './state.ts'

export type SiwxEvent =
  /** Account or network changed, or disconnected. */
  | { readonly type: 'subject'; readonly key: SiwxKey | undefined; readonly isRequired: boolean }
  | { readonly type: 'found'; readonly key: SiwxKey; readonly session: SiwxSession | undefined }
  | { readonly type: 'signing'; readonly key: SiwxKey }
  /** Without an error: cancelled. */
  | { readonly type: 'failed'; readonly key: SiwxKey; readonly error?: Error | undefined }
  | { readonly type: 'cancelling'; readonly key: SiwxKey }
  | { readonly type: 'signed'; readonly key: SiwxKey; readonly session: SiwxSession }
  | { readonly type: 'revoked'; readonly key: SiwxKey }
  /** The session has reached its expirationTime; another one may be stored. */
  | { readonly type: 'expired'; readonly key: SiwxKey }

/** Reducer of signing in. Events for another network or account than the current one are ignored. */
export function reduceSiwx(state: SiwxState, event: SiwxEvent): SiwxState {
  if (event.type === 'subject') {
    const { key, isRequired } = event
    if (key === state.key) return state.isRequired === isRequired ? state : { ...state, isRequired }
    const status = key === undefined ? 'idle' : 'checking'
    return { ...state, key, isRequired, status, session: undefined, error: undefined }
  }
  if (event.key !== state.key) return state
  switch (event.type) {
    case 'found':
      // A running signature continues.
      if (state.status === 'signing' || state.status === 'cancelling') return state
      return event.session
        ? signedIn(state, event.session)
        : { ...state, status: 'signed-out', session: undefined }
    case 'signing':
      return state.status === 'signed-in' ? state : { ...state, status: 'signing', error: undefined }
    case 'cancelling':
      return state.status === 'signed-in' ? state : { ...state, status: 'cancelling' }
    case 'failed':
      return state.status === 'signed-in' ? state : { ...state, status: 'signed-out', error: event.error }
    case 'signed':
      return signedIn(state, event.session)
    case 'revoked':
      return { ...state, status: 'signed-out', session: undefined }
    case 'expired':
      return state.status === 'signed-in' ? { ...state, status: 'checking', session: undefined } : state
  }
}

function signedIn(state: SiwxState, session: SiwxSession): SiwxState {
  const id = session.data.chainId
  return {
    ...state,
    status: 'signed-in',
    session,
    error: undefined,
    lastNetworkIds: { ...state.lastNetworkIds, [namespaceOf(id)]: id },
  }
}

/** The only way to change the state of signing in. */
export const dispatchSiwx = (internals: Internals, event: SiwxEvent): void =>
  setSiwxState(internals, reduceSiwx(internals.store.get(siwxStateAtom), event))
