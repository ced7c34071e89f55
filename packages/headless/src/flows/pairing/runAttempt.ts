import { type Connector, isAbort, isUserRejected } from '@foyer/chains'
import { internalsOf, type Internals } from '../../core/internals.ts'
import { runProcess } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { connect, type ConnectReturnType } from '../../wallet/connection/connect.ts'
import { createError } from '../../core/errors/actionErrors.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import { endPairing } from './endPairing.ts'
import { finishPairing } from './finishPairing.ts'
import { pairingRetryDelay } from './rules.ts'
import { dispatchPairing, getPairingState, pairedWalletAtom } from './state.ts'
import { ATTEMPT } from './stopAttempt.ts'

/**
 * Asks the relay for a new pairing and waits for the wallet. An older attempt ends at once: one code is alive at a
 * time. Rejects as `connect` does.
 */
export function runAttempt(
  config: Config,
  { isRenewal, isRetry }: { readonly isRenewal: boolean; readonly isRetry: boolean },
): Promise<ConnectReturnType> {
  const internals = internalsOf(config)
  const { store, timers, shared, endsWithModal, ports } = internals
  endsWithModal.set(ATTEMPT, () => endPairing(config))
  const now = timers.now()
  const delay = isRetry ? pairingRetryDelay(getPairingState(internals).lastStartAt, now) : 0
  dispatchPairing(internals, { type: 'started', isRenewal, now: now + delay })
  const run = runProcess(internals, ATTEMPT, undefined, async (signal) => {
    const connector = walletConnectConnector(internals)
    if (!connector) throw createError('WALLETCONNECT_CONNECTOR_NOT_FOUND')
    // Its code comes as an event, so it must be heard before it is asked.
    await internals.engine.start()
    if (delay > 0) await pause(internals, delay, signal)
    const describeWallet = () => ({ ...ports.shown?.(), ...store.get(pairedWalletAtom) })
    return connect(config, {
      connector,
      namespaces: familiesOf(internals, connector),
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
  // Another wallet was asked instead.
  if (isAbort(cause)) return dispatchPairing(internals, { type: 'ended' })
  const error = cause as Error
  dispatchPairing(internals, { type: 'failed', isDeclined: isUserRejected(error), error })
  if (getPairingState(internals).phase.status !== 'pending') return
  runAttempt(config, { isRenewal: true, isRetry: true }).catch(noop)
}

/** Every family that the connector serves and the app has a network of: one approval connects them all. */
const familiesOf = ({ store }: Internals, connector: Connector) =>
  connector.namespaces.filter((namespace) =>
    store.get(networksAtom).some(({ chainNamespace }) => chainNamespace === namespace),
  )

const walletConnectConnector = ({ connectors }: Internals): Connector | undefined =>
  [...connectors.values()].find(({ type }) => type === 'WALLET_CONNECT')

const pause = ({ timers }: Internals, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = timers.after(ms, resolve)
    signal.addEventListener('abort', cancel, { once: true })
  })

const noop = (): void => {}
