import type { Internals } from '../../core/internals.ts'
import { reduceSiwx, type SiwxEvent } from './reducer.ts'
import { setSiwxState, siwxStateAtom } from './state.ts'

/** The one door through which the state of the sign-in changes. */
export const dispatchSiwx = (internals: Internals, event: SiwxEvent): void =>
  setSiwxState(internals, reduceSiwx(internals.store.get(siwxStateAtom), event))
