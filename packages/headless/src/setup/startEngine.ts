import { type ChainNamespace, type ConnectorEvent, load } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import { hasSignIn } from '../core/options.ts'
import { onReturn } from '../core/page/pageEvents.ts'
import { reportConnectorProblem } from '../core/problems/problems.ts'
import type { Config } from '../core/types.ts'
import { rememberConnected } from '../flows/directory/addRecentWallet.ts'
import { approvals } from '../flows/embedded/approvals.ts'
import { handleUri } from '../flows/pairing/lazy.ts'
import { watchLinkChoice } from '../flows/pairing/linkChoice.ts'
import { endConnections, disconnect } from '../wallet/disconnect.ts'
import { followWallet } from '../wallet/followWallet.ts'
import { loadConnectionActions } from '../wallet/lazy.ts'
import { persistConnections } from '../wallet/persist.ts'
import { dispatchConnection } from '../wallet/reducer.ts'
import { toConnectorInfo } from '../wallet/rules.ts'
import { connectionOf, getConnectionState } from '../wallet/state.ts'

/**
 * Starts the subsystems that a page needs after the visitor's first action, or with stored connections: connector
 * events, storage and sign-in. Other pages never load them.
 */
export function startEngine(config: Config): void {
  const { engine, report } = internalsOf(config)
  const undo = [
    persistConnections(config),
    rememberConnected(config),
    watchLinkChoice(config),
    loadAndWatchSignIn(config),
    onReturn(() => restoreSilently(config)),
  ]
  engine.onConnectorEvent = (uid, event) => onConnectorEvent(config, uid, event)
  engine.stop = () => {
    for (const run of undo) run()
    engine.onConnectorEvent = undefined
    engine.stop = undefined
    engine.hasStopped = true
  }
  // Mounted again: events of wallets and of other tabs were missed.
  if (engine.hasStopped)
    loadConnectionActions()
      .then(({ adoptStored }) => adoptStored(config, null))
      .catch(report)
}

/** Starts the sign-in if the app has one; otherwise loads nothing. Returns the stop function. */
function loadAndWatchSignIn(config: Config): () => void {
  const { onEvent, report } = internalsOf(config)
  if (!hasSignIn(config)) return () => undefined
  let isStopped = false
  let stop: (() => void) | undefined
  const setStop = (undo: () => void): void => {
    if (isStopped) undo()
    else stop = undo
  }
  const start = (): void => {
    load(() => import('../flows/siwx/watchSignIn.ts'))
      .then(({ watchSignIn }) => watchSignIn(config))
      .then(setStop, (error: unknown) => {
        report(error)
        if (isStopped) return
        // Without this code no SIWX session can be requested: it is loaded again for the next connection.
        setStop(
          onEvent(({ event }) => {
            if (event !== 'CONNECT_SUCCESS') return
            stop?.()
            start()
          }),
        )
        disconnect(config).catch(report)
      })
  }
  start()
  return () => {
    isStopped = true
    stop?.()
  }
}

/** Applies account, chain and disconnect events of a wallet to the connections; passes others to their features. */
function onConnectorEvent(config: Config, uid: string, event: ConnectorEvent): void {
  if (event.type === 'connecting') return handleUri(config, uid, event.uri)
  if (event.type === 'alert') return reportConnectorProblem(config, event.error)
  if (event.type === 'approval') return approvals.emit(config, event.status)
  if (event.type === 'disconnect')
    endConnections(config, { uid, namespace: event.namespace, isForgotten: true })
  if (event.type !== 'change') return
  const { namespace } = event
  // A wallet without accounts has locked or disconnected; it may be restored later.
  if (event.accounts?.length === 0) return endConnections(config, { uid, namespace })
  const internals = internalsOf(config)
  const connector = internals.connectors.get(uid)
  const opened = event.session && connector && { ...event.session, connector: toConnectorInfo(connector) }
  dispatchConnection(internals, { ...event, type: 'changed', uid, opened })
  followWallet(config, namespace)
  if (event.accounts) loadAndRestoreUnlocked(config, uid, namespace)
}

/** Restores stored connections without a prompt: some wallets emit no event when they are unlocked. */
function restoreSilently(config: Config): void {
  const internals = internalsOf(config)
  const { remembered } = getConnectionState(internals)
  for (const { uid, namespaces, isRestoreSilent = false } of internals.connectors.values())
    for (const namespace of namespaces)
      if (isRestoreSilent && remembered[namespace]?.length) loadAndRestoreUnlocked(config, uid, namespace)
}

/** Restores the stored connection of a wallet, unless the wallet is connected. */
function loadAndRestoreUnlocked(config: Config, uid: string, namespace: ChainNamespace): void {
  const internals = internalsOf(config)
  if (connectionOf(getConnectionState(internals), uid, namespace)) return
  load(() => import('../wallet/rereadWallets.ts'))
    .then(({ restoreUnlocked }) => restoreUnlocked(config, uid, namespace))
    .catch(internals.report)
}
