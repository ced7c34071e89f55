import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { endPairing } from './endPairing.ts'
import { isPairingExpired, whenPairingExpires } from './rules.ts'
import { runAttempt } from './runAttempt.ts'
import { dispatchPairing, getPairingState } from './state.ts'
import { ATTEMPT, stopAttempt } from './stopAttempt.ts'

const TICK_MS = 1000
const CLOCK = 'pairingClock'

/** Counts the seconds of the code that is shown, and does what is due when its time is over. */
export function watchClock(config: Config): void {
  const internals = internalsOf(config)
  const { timers, processes, endsWithModal } = internals
  endsWithModal.set(ATTEMPT, () => endPairing(config))
  processes.get(CLOCK)?.abort()
  const controller = new AbortController()
  processes.set(CLOCK, controller)
  let cancel = (): void => {}
  controller.signal.addEventListener('abort', () => cancel(), { once: true })
  const tick = (): void => {
    cancel = timers.after(TICK_MS, () => {
      const { phase } = getPairingState(internals)
      if (phase.status !== 'ready') return void processes.delete(CLOCK)
      const now = timers.now()
      dispatchPairing(internals, { type: 'ticked', now })
      if (!isPairingExpired(phase.expiresAt, now)) return tick()
      processes.delete(CLOCK)
      expire(config, phase.isGiven)
    })
  }
  tick()
}

function expire(config: Config, isGiven: boolean): void {
  const internals = internalsOf(config)
  const { viewers, isOnline, linking } = getPairingState(internals)
  const next = whenPairingExpires({
    hasViewers: viewers > 0,
    isOnline,
    isGiven,
    isHandedOver: linking !== undefined,
  })
  if (next === 'end') return endPairing(config)
  if (next === 'renew') return void runAttempt(config, { isRenewal: true, isRetry: true }).catch(noop)
  if (next === 'wait') return
  stopAttempt(internals)
  dispatchPairing(internals, { type: 'lapsed' })
}

const noop = (): void => {}
