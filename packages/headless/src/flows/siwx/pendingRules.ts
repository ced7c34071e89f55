import type { SiwxState } from '../../core/contracts/siwx.ts'

/** Whether the visitor must sign in before going on, and has not (the guard of docs/spec/core.md §1.3). */
export const isSignInPending = ({ isRequired, key, status }: SiwxState): boolean =>
  isRequired && key !== undefined && status !== 'signed-in'

/** Whether the visitor has been asked for a sign-in that is required, and owes it still. */
export const isSignInOwed = (state: SiwxState): boolean =>
  isSignInPending(state) && (state.status === 'signed-out' || state.status === 'signing')
