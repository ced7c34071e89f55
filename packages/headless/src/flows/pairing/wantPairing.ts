import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf, type Internals } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { isOnline } from '../../core/page/page.ts'
import { watchPage } from '../../core/page/pageEvents.ts'
import type { Config } from '../../core/types.ts'
import { ATTEMPT, loadStartPairing } from './lazy.ts'
import { isPairingExpired, shouldEndWhenLeft, shouldStartPairing } from './rules.ts'
import { dispatchPairing, getPairingState } from './state.ts'

/**
 * Registers a viewer of the pairing URI: it is requested unless a valid one exists, renewed before it expires, and
 * restored when the page is online again. Returns a function that removes the viewer. With `manualWalletConnectControl`
 * nothing is requested automatically.
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
  // The clock may have stopped while the computer slept.
  dispatchPairing(internals, { type: 'ticked', now: internals.timers.now() })
  dispatchPairing(internals, { type: 'online', isOnline: isOnline() })
  const stop = watchPage({
    onOnline: (isNowOnline) => {
      dispatchPairing(internals, { type: 'online', isOnline: isNowOnline })
      const { status } = getPairingState(internals).phase
      // After a rejection, or a failure while online, only the visitor retries.
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
    // A viewer that replaces another mounts in the same task.
    internals.timers.after(0, () => settleLeft(config))
  }
}

/** Starts an attempt if viewers need a URI. */
export const startIfNeeded = (config: Config): void => {
  if (isNeeded(config)) startAttempt(config, () => isNeeded(config))
}

function isNeeded(config: Config): boolean {
  const internals = internalsOf(config)
  const { phase, viewers, ...state } = getPairingState(internals)
  const expiresAt = phase.status === 'ready' ? phase.expiresAt : undefined
  const isExpired = isPairingExpired(expiresAt, internals.timers.now())
  return (
    viewers > 0 &&
    shouldStartPairing({
      isManual: optionsOf(config).manualWalletConnectControl,
      // A running attempt without a URI yet, or with a valid one.
      isRunning: internals.shared.has(ATTEMPT) && (phase.status === 'pending' || !isExpired),
      isExpired,
      isOnline: state.isOnline,
    })
  )
}

/** Without viewers the outcome is reset, and a URI that the modal may still need is kept. */
function settleLeft(config: Config): void {
  const internals = internalsOf(config)
  const { viewers, phase } = getPairingState(internals)
  if (viewers > 0) return
  const { isOpen = false, isInline = false } = internals.ports.shown?.() ?? {}
  const isAlive = phase.status === 'pending' || phase.status === 'ready'
  if (!isAlive || shouldEndWhenLeft({ isModalOpen: isOpen, isInline })) endPairing(config)
}

/** Aborts the running attempt; it rejects with `reason`, and changes no state. */
export function stopAttempt({ shared, processes }: Internals, reason?: Error): void {
  // Removed first, so that its end changes no state.
  shared.delete(ATTEMPT)
  processes.get(ATTEMPT)?.abort(reason)
}

/** Loads the code and starts an attempt, if still wanted by then. The outcome is in the state. */
function startAttempt(config: Config, isStillWanted: () => boolean): void {
  const internals = internalsOf(config)
  loadStartPairing().then(
    ({ runAttempt }) => {
      // A config that was destroyed meanwhile starts nothing.
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

/**
 * Ends the pairing: its URI is invalid, and its attempt rejects with `reason`. Connections stay.
 *
 * @example
 * ```ts
 * import { endPairing } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * endPairing(config) // the QR code on display stops working
 * ```
 */
export function endPairing(config: Config, reason?: Error): void {
  const internals = internalsOf(config)
  stopAttempt(internals, reason)
  if (getPairingState(internals).phase.status !== 'idle') dispatchPairing(internals, { type: 'ended' })
}

/**
 * Requests a new URI for the visitor; the old one becomes invalid. Waits until a second has passed since the last
 * attempt. The outcome is in the state.
 *
 * @example
 * ```ts
 * import { refreshPairing } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * refreshPairing(config)
 * ```
 */
export const refreshPairing = (config: Config): void => startAttempt(config, () => true)

/** Stores that the QR code is shown, for a wallet or any: the approving wallet was not opened by a deep link. */
export const showPairingCode = (config: Config, wallet: DirectoryWallet | undefined): void =>
  dispatchPairing(internalsOf(config), { type: 'shown', wallet })
