import { internalsOf, type Internals } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { isOnline, watchPage } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { isPairingExpired, shouldEndWhenLeft, shouldStartPairing } from './rules.ts'
import { dispatchPairing, getPairingState } from './state.ts'
import { loadPairingActions } from './lazy.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

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

/** Where the attempt that is under way stands among the config's processes and shared calls. */
export const ATTEMPT = 'pairing'

/** Ends the attempt that is under way; it rejects with `reason`, and changes no state. */
export function stopAttempt({ shared, processes }: Internals, reason?: Error): void {
  // Removed first, so that its end changes no state.
  shared.delete(ATTEMPT)
  processes.get(ATTEMPT)?.abort(reason)
}

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

/** Ends the pairing: its code is no longer valid, and its attempt rejects with `reason`. Connections stay. */
export function endPairing(config: Config, reason?: Error): void {
  const internals = internalsOf(config)
  stopAttempt(internals, reason)
  if (getPairingState(internals).phase.status !== 'idle') dispatchPairing(internals, { type: 'ended' })
}

/**
 * Makes a new code, at the visitor's wish: nothing comes of the old one any more. Within a second of the last try it
 * waits for the rest of that second. How it ends stands in the state.
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

/** Says that the code itself is shown, for a wallet or for any: whoever answers was not opened by a link. */
export const showPairingCode = (config: Config, wallet: DirectoryWallet | undefined): void =>
  dispatchPairing(internalsOf(config), { type: 'shown', wallet })
