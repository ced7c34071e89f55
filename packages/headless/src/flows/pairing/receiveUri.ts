import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connectProcessAtom } from '../../wallet/connection/state.ts'
import { endPairing } from './endPairing.ts'
import { dispatchPairing } from './state.ts'
import { ATTEMPT } from './stopAttempt.ts'
import { uriEvent } from './uriEvent.ts'
import { watchClock } from './watchClock.ts'

/** A connector has a code to show. `attempt`: what was under way when it said so. */
export function receiveUri(
  config: Config,
  { uid, uri, attempt }: { readonly uid: string; readonly uri: string; readonly attempt: unknown },
): void {
  const { store, shared, timers, engine } = internalsOf(config)
  const process = store.get(connectProcessAtom)
  const isAsked = process.status === 'pending' && process.connector.uid === uid
  // What was given up in the meantime, or comes from a connector that nobody asked, is not shown.
  if (!engine.isMounted || !isAsked || shared.get(ATTEMPT) !== attempt) return
  // A host that connects by hand gets its code too, but renewing it is the host's.
  const isHosts = attempt === undefined
  dispatchPairing(internalsOf(config), uriEvent({ uri, isGiven: isHosts, now: timers.now() }))
  watchClock(config)
  if (isHosts) followConnect(config)
}

/** The end of a connect that the host began is the end of its code. */
function followConnect(config: Config): void {
  const { store, shared } = internalsOf(config)
  const stop = store.sub(connectProcessAtom, () => {
    if (store.get(connectProcessAtom).status === 'pending') return
    stop()
    if (!shared.has(ATTEMPT)) endPairing(config)
  })
}
