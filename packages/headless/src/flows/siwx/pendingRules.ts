import type { SiwxState } from '../../core/contracts/siwx.ts'

/** Whether a sign-in is required and missing (the guard of docs/spec/core.md §1.3). */
export const isSignInPending = ({ isRequired, key, status }: SiwxState): boolean =>
  isRequired && key !== undefined && status !== 'signed-in'

/** Whether a required sign-in is missing, and the visitor is asked for it. */
export const isSignInOwed = (state: SiwxState): boolean =>
  isSignInPending(state) && (state.status === 'signed-out' || state.status === 'signing')
