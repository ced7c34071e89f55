import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { dispatchPairing } from './state.ts'
import { stopAttempt } from './stopAttempt.ts'
import { uriEvent } from './uriEvent.ts'
import { watchClock } from './watchClock.ts'

/** Shows a code that the host made, in the place of any other; closing the modal forgets it. */
export function setPairingUri(config: Config, uri: string): void {
  const internals = internalsOf(config)
  stopAttempt(internals)
  const event = uriEvent({ uri, isGiven: true, now: internals.timers.now() })
  if (event.type === 'failed') internals.report(event.error)
  dispatchPairing(internals, event)
  watchClock(config)
}
