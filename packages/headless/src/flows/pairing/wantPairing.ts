import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/optionsOf.ts'
import { isOnline, watchPage } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { isPairingExpired, shouldEndWhenLeft, shouldStartPairing } from './rules.ts'
import { startAttempt } from './startAttempt.ts'
import { dispatchPairing, getPairingState } from './state.ts'
import { ATTEMPT } from './stopAttempt.ts'
import { endPairing } from './endPairing.ts'

/**
 * Says that a code is wanted from now on: one is asked for unless a valid one is there, it is renewed before it runs
 * out, and comes back when the page is online again. Returns the undo. With `manualWalletConnectControl` nothing is
 * asked for by itself.
 *
 * @example
 * ```ts
 * import { wantPairing } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const leave = wantPairing(config)
 * leave()
 * ```
 */
export function wantPairing(config: Config): () => void {
  const internals = internalsOf(config)
  dispatchPairing(internals, { type: 'viewers', change: 1 })
  // The clock may have stood still, as in a computer that slept.
  dispatchPairing(internals, { type: 'ticked', now: internals.timers.now() })
  dispatchPairing(internals, { type: 'online', isOnline: isOnline() })
  const stop = watchPage({
    onOnline: (isOnline) => {
      dispatchPairing(internals, { type: 'online', isOnline })
      const { status } = getPairingState(internals).phase
      // What was declined, or failed with the page online, is tried again by hand only.
      if (status === 'idle' || status === 'expired') startIfNeeded(config)
    },
    onHidden: () => dispatchPairing(internals, { type: 'hidden' }),
  })
  startIfNeeded(config)
  let isLeft = false
  return () => {
    if (isLeft) return
    isLeft = true
    stop()
    dispatchPairing(internals, { type: 'viewers', change: -1 })
    // A screen that takes the place of another comes in the same moment.
    internals.timers.after(0, () => settleLeft(config))
  }
}

const startIfNeeded = (config: Config): void => {
  if (isNeeded(config)) startAttempt(config, () => isNeeded(config))
}

function isNeeded(config: Config): boolean {
  const internals = internalsOf(config)
  const { phase, isOnline, viewers } = getPairingState(internals)
  const expiresAt = phase.status === 'ready' ? phase.expiresAt : undefined
  const isExpired = isPairingExpired(expiresAt, internals.timers.now())
  return (
    viewers > 0 &&
    shouldStartPairing({
      isManual: optionsOf(config).manualWalletConnectControl,
      // One that waits for its first code, or for an answer to one that is valid.
      isRunning: internals.shared.has(ATTEMPT) && (phase.status === 'pending' || !isExpired),
      isExpired,
      isOnline,
    })
  )
}

/** Nobody wants it any more: how it ended is forgotten, and a code that the modal may still need is kept. */
function settleLeft(config: Config): void {
  const internals = internalsOf(config)
  const { viewers, phase } = getPairingState(internals)
  if (viewers > 0) return
  const { isOpen = false, isInline = false } = internals.ports.shown?.() ?? {}
  const isAlive = phase.status === 'pending' || phase.status === 'ready'
  if (!isAlive || shouldEndWhenLeft({ isModalOpen: isOpen, isInline })) endPairing(config)
}
