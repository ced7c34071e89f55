import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchPairing, getPairingState } from './state.ts'
import { stopAttempt } from './stopAttempt.ts'

/** Gives the pairing up: its code is worth nothing from now on. What was connected stays connected. */
export function endPairing(config: Config): void {
  const internals = internalsOf(config)
  stopAttempt(internals)
  if (getPairingState(internals).phase.status !== 'idle') dispatchPairing(internals, { type: 'ended' })
}
