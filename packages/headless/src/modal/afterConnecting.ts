import { internalsOf } from '../core/internals.ts'
import { hasSignIn } from '../core/options.ts'
import type { Config } from '../core/types.ts'
import { siwxStateAtom } from '../flows/siwx/state.ts'
import { isMultiWallet } from '../wallet/multiWallet.ts'
import { getConnectionState, getLiveAccount, isNetworkConfiguredAtom } from '../wallet/state.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { goBackToIndex, replaceView } from './navigation.ts'
import { showToast } from './notices/toast.ts'
import { afterConnect, isConnectView } from './reactionRules.ts'
import { modalAtom, routerAtom } from './state.ts'
import type { RouteName, Routes } from './types.ts'

/** Leaves the views of connecting once a wallet or a login has connected. Returns the unsubscribe function. */
export function followConnects(config: Config): () => void {
  const { onEvent, timers } = internalsOf(config)
  return onEvent((event) => {
    if (event.event !== 'CONNECT_SUCCESS' || !isModalShown(config)) return
    const { reconnect } = event.properties
    // The promises of the connect, and of the pairing or login around it, settle first: closing the modal would abort
    // them.
    timers.after(0, () => (reconnect ? leaveConnect(config) : continueAfterConnect(config)))
  })
}

/** Leaves a list of wallets that was opened while the connection was being restored. */
function leaveConnect(config: Config): void {
  const { store } = internalsOf(config)
  const { isOpen, namespace } = store.get(modalAtom)
  const { view, data, history } = store.get(routerAtom)
  const { isConnected } = getLiveAccount(config, { namespace })
  const isList = isOpen && view === 'Connect' && history.length === 1
  if (!isList || !isConnected) return
  if (hasSignIn(config) && store.get(siwxStateAtom).status !== 'signed-in')
    return onSession(config, () => leaveConnect(config))
  const { redirectView } = (data ?? {}) as { readonly redirectView?: RouteName }
  if (redirectView) replaceView<RouteName>(config, redirectView)
  else closeModal(config)
}

/** After a connect, goes to the wallets if it was a further one, to the requested route, or closes the modal. */
function continueAfterConnect(config: Config): void {
  const { store } = internalsOf(config)
  const { process, connections } = getConnectionState(internalsOf(config))
  if (process.status !== 'success' || !isModalShown(config)) return
  const { view, data, history } = store.get(routerAtom)
  // A pairing is approved in another app, while any view may be shown.
  const isPairing = process.connector.type === 'WALLET_CONNECT' && view !== 'UnsupportedChain'
  if (!isConnectView(view) && !isPairing) return
  // Signed in before this connect, with the same account.
  if (hasSignIn(config) && store.get(siwxStateAtom).status === 'signed-in') return closeModal(config)
  const { connector, redirectView } = (data ?? {}) as Partial<Routes['ConnectingExternal']>
  const namespaces = view === 'ConnectingExternal' ? connector?.namespaces : undefined
  const next = afterConnect({
    // No sign-in is requested for a network that the app does not have.
    hasSignIn: hasSignIn(config) && store.get(isNetworkConfiguredAtom),
    isMultiWallet: isMultiWallet(config),
    hadConnections: connections.some(
      (connection) =>
        connection.connector.uid !== process.connector.uid &&
        namespaces?.includes(connection.namespace) !== false,
    ),
    redirectView,
  })
  if (next.to === 'signIn') return onSession(config, () => continueAfterConnect(config))
  if (next.to === 'close') return closeModal(config)
  if (next.to === 'ProfileWallets')
    showToast(config, { message: 'Wallet added', code: 'WALLET_ADDED', variant: 'success' })
  const target = (next.to === 'redirect' ? next.view : 'ProfileWallets') as RouteName
  const index = history.indexOf('ProfileWallets')
  // Goes back to the wallets view instead of showing it twice.
  if (target === 'ProfileWallets' && index !== -1) goBackToIndex(config, index)
  else replaceView<RouteName>(config, target)
}

/** Calls `run` when the check after a connect finds a session; without one the sign-in is shown. */
function onSession(config: Config, run: () => void): void {
  const { store } = internalsOf(config)
  const stop = store.sub(siwxStateAtom, () => {
    const { status } = store.get(siwxStateAtom)
    if (status !== 'checking') stop()
    if (status === 'signed-in') run()
  })
}
