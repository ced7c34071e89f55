import { type Connector, isAbort, isUserRejected } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf, type Internals } from '../../core/internals.ts'
import { readPlatform } from '../../core/page/platform.ts'
import { inBackground, runProcess, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { type ConnectReturnType, connect } from '../../wallet/connect.ts'
import { networksAtom, connectProcessAtom } from '../../wallet/state.ts'
import type { ConnectProcess } from '../../wallet/types.ts'
import { addRecentWallet } from '../directory/addRecentWallet.ts'
import { ATTEMPT } from './lazy.ts'
import { rememberLinkChoice } from './linkChoice.ts'
import type { PairingEvent } from './reducer.ts'
import {
  decidePairing,
  isPairingUri,
  pairingRetryDelay,
  isPairingExpired,
  whenPairingExpires,
} from './rules.ts'
import { pairingAtom, dispatchPairing, getPairingState, pairedWalletAtom } from './state.ts'
import type { PairingCache } from './types.ts'
import { endPairing, startIfNeeded, stopAttempt } from './wantPairing.ts'

export type StartPairingParameters = {
  /**
   * Whether a running pairing, or a valid URI, is reused: `always`, `never`, or `auto`, which is `always` in Telegram
   * and on iOS.
   * @default 'auto'
   */
  readonly cache?: PairingCache | undefined
}

/**
 * Requests a pairing URI and waits for a wallet's approval. The URI is at `getWalletConnectUri(config).uri`. Resolves
 * with the opened connections, or with none if a valid URI of the host is kept. Rejects like `connect`, and with
 * `WALLETCONNECT_CONNECTOR_NOT_FOUND` without that connector.
 *
 * Also rejects with `UserRejectedError`, `CONNECTOR_ALREADY_CONNECTED`, `CONNECT_FAILED`, `LOAD_FAILED` or
 * `MODAL_CLOSED`.
 *
 * @example
 * ```ts
 * import { startPairing, watchWalletConnectUri } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * watchWalletConnectUri(config, { onChange: ({ uri }) => console.log(uri) })
 * const connections = await startPairing(config)
 * ```
 */
export function startPairing(
  config: Config,
  { cache = 'auto' }: StartPairingParameters = {},
): Promise<ConnectReturnType> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(ATTEMPT) as Promise<ConnectReturnType> | undefined
  const { isTelegram, isIos } = readPlatform()
  const decision = decidePairing({
    cache,
    isTelegram,
    isIos,
    isRunning: running !== undefined,
    isExpired: store.get(pairingAtom).uri === undefined,
  })
  if (decision === 'join' && running) return running
  if (decision === 'keep') return Promise.resolve([])
  return runAttempt(config, { isRenewal: false, isRetry: false })
}

/** Event for a URI of a connector or host: shown, or rejected. */
const uriEvent = (code: {
  readonly uri: string
  readonly isGiven: boolean
  readonly now: number
}): PairingEvent =>
  isPairingUri(code.uri)
    ? { type: 'uri', ...code }
    : { type: 'failed', isDeclined: false, error: createError('PAIRING_URI_INVALID') }

/** Stores how the approving wallet was opened. */
function finishPairing(config: Config): void {
  const internals = internalsOf(config)
  const { report } = internals
  const { linking, wallet } = getPairingState(internals)
  rememberLinkChoice(config, linking)
  // Also if the visitor has navigated to another view meanwhile.
  if (wallet) addRecentWallet(config, wallet).catch(report)
  dispatchPairing(internals, { type: 'approved' })
}

/**
 * Requests a new pairing from the relay and waits for the wallet. Aborts an older attempt: one URI is valid at a time.
 * Rejects like `connect`.
 */
export function runAttempt(
  config: Config,
  { isRenewal, isRetry }: { readonly isRenewal: boolean; readonly isRetry: boolean },
): Promise<ConnectReturnType> {
  const internals = internalsOf(config)
  const { store, timers, shared, endsWithModal, ports } = internals
  endsWithModal.set(ATTEMPT, (reason) => endPairing(config, reason))
  const now = timers.now()
  const delay = isRetry ? pairingRetryDelay(getPairingState(internals).lastStartAt, now) : 0
  dispatchPairing(internals, { type: 'started', isRenewal, now: now + delay })
  const run = runProcess(internals, ATTEMPT, undefined, async (signal) => {
    const connector = walletConnectConnector(internals)
    if (!connector) throw createError('WALLETCONNECT_CONNECTOR_NOT_FOUND')
    // The URI arrives as an event: listen before the request.
    await internals.engine.start()
    if (delay > 0) await waitFor(config, delay, signal)
    const describeWallet = () => ({ ...ports.shown?.(), ...store.get(pairedWalletAtom) })
    return connect(config, {
      connector,
      namespaces: namespacesOf(internals, connector),
      describeWallet,
      signal,
    })
  })
  shared.set(ATTEMPT, run)
  run.then(
    () => {
      if (shared.get(ATTEMPT) !== run) return
      shared.delete(ATTEMPT)
      finishPairing(config)
    },
    (error: unknown) => {
      if (shared.get(ATTEMPT) !== run) return
      shared.delete(ATTEMPT)
      settleFailure(config, error)
    },
  )
  return run
}

function settleFailure(config: Config, cause: unknown): void {
  const internals = internalsOf(config)
  if (isAbort(cause)) {
    dispatchPairing(internals, { type: 'ended' })
    // Another wallet is asked instead. Viewers get a new URI if it does not connect.
    if (internals.store.get(connectProcessAtom).status === 'pending')
      afterConnect(internals, ({ status }) => {
        if (status === 'declined' || status === 'error') startIfNeeded(config)
      })
    return
  }
  const error = cause as Error
  dispatchPairing(internals, { type: 'failed', isDeclined: isUserRejected(error), error })
  if (getPairingState(internals).phase.status !== 'pending') return
  runAttempt(config, { isRenewal: true, isRetry: true }).catch(noop)
}

/** Namespaces of the connector with a network in the app: one approval connects them all. */
const namespacesOf = ({ store }: Internals, connector: Connector) =>
  connector.namespaces.filter((namespace) =>
    store.get(networksAtom).some(({ chainNamespace }) => chainNamespace === namespace),
  )

const walletConnectConnector = ({ connectors }: Internals): Connector | undefined =>
  [...connectors.values()].find(({ type }) => type === 'WALLET_CONNECT')

const noop = (): void => {}

/** Handles a pairing URI of a connector. `attempt`: the running attempt at that time. */
export function receiveUri(
  config: Config,
  { uid, uri, attempt }: { readonly uid: string; readonly uri: string; readonly attempt: unknown },
): void {
  const { store, shared, timers, engine } = internalsOf(config)
  const process = store.get(connectProcessAtom)
  const isAsked = process.status === 'pending' && process.connector.uid === uid
  // The attempt was aborted meanwhile, or the connector was not asked.
  if (!engine.isMounted || !isAsked || shared.get(ATTEMPT) !== attempt) return
  // A URI of the host's own connect is shown too, but renewed by the host.
  const isHosts = attempt === undefined
  dispatchPairing(internalsOf(config), uriEvent({ uri, isGiven: isHosts, now: timers.now() }))
  watchClock(config)
  if (isHosts) followConnect(config)
}

/** The end of a connect by the host ends its URI. */
function followConnect(config: Config): void {
  const internals = internalsOf(config)
  afterConnect(internals, () => {
    if (!internals.shared.has(ATTEMPT)) endPairing(config)
  })
}

/** Calls a function when the running connect has ended. */
function afterConnect({ store }: Internals, onEnd: (process: ConnectProcess) => void): void {
  const stop = store.sub(connectProcessAtom, () => {
    const process = store.get(connectProcessAtom)
    if (process.status === 'pending') return
    stop()
    onEnd(process)
  })
}

/** Shows a URI that the host made, in place of any other; closing the modal removes it. */
export function setPairingUri(config: Config, uri: string): void {
  const internals = internalsOf(config)
  stopAttempt(internals)
  const event = uriEvent({ uri, isGiven: true, now: internals.timers.now() })
  if (event.type === 'failed') internals.report(event.error)
  dispatchPairing(internals, event)
  watchClock(config)
}

const TICK_MS = 1000
const CLOCK = 'pairingClock'

/** Counts the seconds of the shown URI, and handles its expiry. */
function watchClock(config: Config): void {
  const internals = internalsOf(config)
  internals.endsWithModal.set(ATTEMPT, (reason) => endPairing(config, reason))
  const counting = runProcess(internals, CLOCK, undefined, (signal) => countSeconds(config, signal))
  void inBackground(internals, counting)
}

async function countSeconds(config: Config, signal: AbortSignal): Promise<void> {
  const internals = internalsOf(config)
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await waitFor(config, TICK_MS, signal)
    const { phase } = getPairingState(internals)
    if (phase.status !== 'ready') return
    const now = internals.timers.now()
    dispatchPairing(internals, { type: 'ticked', now })
    if (isPairingExpired(phase.expiresAt, now)) return expire(config, phase.isGiven)
  }
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
