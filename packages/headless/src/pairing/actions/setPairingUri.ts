import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { dispatchPairing } from '../state.ts'
import { stopAttempt } from '../stopAttempt.ts'
import { watchClock } from '../watchClock.ts'

/** Shows a code that the host made, in the place of any other; closing the modal forgets it. */
export function setPairingUri(config: Config, uri: string): void {
  const internals = internalsOf(config)
  stopAttempt(internals)
  dispatchPairing(internals, { type: 'uri', uri, isGiven: true, now: internals.timers.now() })
  watchClock(config)
}
