import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadPairingActions } from './lazy.ts'
import { dispatchPairing, getPairingState } from './state.ts'

/** Asks for a code, after loading what it takes, if that is still wanted by then. How it ends stands in the state. */
export function startAttempt(config: Config, isStillWanted: () => boolean): void {
  const internals = internalsOf(config)
  loadPairingActions().then(
    ({ runAttempt }) => {
      // A config that ended meanwhile begins nothing any more.
      if (!internals.engine.isMounted || !isStillWanted()) return
      const { status } = getPairingState(internals).phase
      runAttempt(config, { isRenewal: status === 'expired', isRetry: status !== 'idle' }).catch(noop)
    },
    (error: Error) => {
      internals.report(error)
      if (isStillWanted()) dispatchPairing(internals, { type: 'failed', isDeclined: false, error })
    },
  )
}

const noop = (): void => {}
