import type { CaipNetwork, ChainNamespace } from '@foyer/chains'
import { noteAction, noteConnectIntent } from '../core/actions.ts'
import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import { optionsOf } from '../core/options.ts'
import { isMobileDevice } from '../core/page/platform.ts'
import type { Config } from '../core/types.ts'
import { narrowConnectList } from '../flows/directory/connectList.ts'
import { activateNetwork } from '../wallet/activateNetwork.ts'
import { decideSwitchTo, isSwitchRequired } from '../wallet/networkDecisions.ts'
import {
  accountAtom,
  accountAtoms,
  activeNamespaceAtom,
  getLiveAccount,
  namespaceNetwork,
  networkSelectionAtom,
  networksAtom,
} from '../wallet/state.ts'
import { attachModal } from './attachModal.ts'
import { loadOpeningActions } from './lazy.ts'
import { emitRoute, pushView, resetView, show } from './navigation.ts'
import { push, reset } from './router.ts'
import { chooseOpeningView, networkOfNamespace } from './rules.ts'
import { modalAtom, patchModal, routerAtom, setRouter } from './state.ts'
import type { ModalState, RouteName, Routes } from './types.ts'

export type OpenModalParameters<route extends RouteName = RouteName> = {
  readonly view?: route | undefined
  readonly data?: Routes[route] | undefined
  /** Opens for this namespace, switching to it if another one is active. */
  readonly namespace?: ChainNamespace | undefined
  /** Pairing URI that the host made (`wc:…`), shown until the modal closes. */
  readonly uri?: string | undefined
}

/**
 * State of the modal.
 *
 * @example
 * ```ts
 * import { getModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * if (getModal(config).isOpen) console.log('The modal is open')
 * ```
 */
export const getModal = (config: Config): ModalState => internalsOf(config).store.get(modalAtom)
/**
 * Watches the state of the modal. Returns the unsubscribe function.
 *
 * @example
 * ```ts
 * import { watchModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchModal(config, { onChange: ({ isOpen }) => console.log(isOpen) })
 * ```
 */
export const watchModal = (config: Config, parameters: WatchParameters<ModalState>): (() => void) =>
  watchAtom(config, modalAtom, parameters)

export type SendModalParameters = OpenModalParameters<'WalletSend'> & {
  readonly view: 'WalletSend'
  readonly data: NonNullable<Routes['WalletSend']>
}

/**
 * Opens the modal at once, without a wait for the network. Default view: Account for a connected visitor, otherwise
 * Connect. While the wallet must switch to a network of the app, the view is UnsupportedChain. With a transfer to send,
 * resolves with its hash once the visitor has sent it, and rejects with `MODAL_CLOSED` if they close the modal instead;
 * the network is switched first if necessary.
 *
 * The promise also rejects with `PARAMETER_MISSING`, `SEND_ACCOUNT_MISSING`, `SEND_NETWORK_MISSING`, `SEND_UNCLEAR` or
 * `LOAD_FAILED`, and as `switchNetwork` does.
 *
 * @example
 * ```ts
 * import { openModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * openModal(config, { view: 'Networks' })
 * const send = { amount: '0.1', namespace: 'eip155', chainId: '1', to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const
 * const { hash } = await openModal(config, { view: 'WalletSend', data: { send } })
 * ```
 */
export function openModal(config: Config, parameters: SendModalParameters): Promise<{ readonly hash: string }>
export function openModal<route extends RouteName>(
  config: Config,
  parameters?: OpenModalParameters<route>,
): void
export function openModal(
  config: Config,
  given?: OpenModalParameters<RouteName>,
): Promise<{ readonly hash: string }> | undefined {
  // A click, as in `onClick={open}`: the `view` of an event is its window.
  const parameters = (typeof given?.view !== 'object' && given) || {}
  const { view, data } = parameters
  const request = view === 'WalletSend' ? (data as Routes['WalletSend'])?.send : undefined
  if (!request) return void open(config, parameters)
  const sending = loadOpeningActions().then(({ openSend }) =>
    openSend(config, request, () => {
      open(config, parameters)
      resetView<RouteName>(config, 'WalletSend', data)
    }),
  )
  // The caller may ignore the promise.
  sending.catch(() => {})
  return sending
}

function open(config: Config, parameters: OpenModalParameters<RouteName>): void {
  const internals = internalsOf(config)
  const { namespace, uri } = parameters
  attachModal(config)
  noteAction(config)
  narrowConnectList(config, namespace)
  patchModal(internals, { namespace })
  showOpening(config, parameters)
  const { isConnected } = getLiveAccount(config, { namespace })
  noteConnectIntent(internals)
  patchModal(internals, { isOpen: true })
  internals.emit({ event: 'MODAL_OPEN', properties: { connected: isConnected } })
  emitRoute(config, internals.store.get(routerAtom).view)
  if (uri !== undefined)
    loadOpeningActions()
      .then(({ showUri }) => showUri(config, uri))
      .catch(internals.report)
}

/**
 * Opens the modal with a view for a request that waits for the visitor. Works with `manualWalletConnectControl` too,
 * where other openings show the QR code.
 */
export function openAt(config: Config, view: RouteName, data?: Routes[RouteName]): void {
  open(config, { view, data })
  resetView<RouteName>(config, view, data)
}

/**
 * Whether the modal is inline. Set by the component that shows it.
 *
 * @example
 * ```ts
 * import { setModalInline } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setModalInline(config, true)
 * ```
 */
export function setModalInline(config: Config, isInline: boolean): void {
  const internals = internalsOf(config)
  patchModal(internals, { isInline })
  const { isConnected } = internals.store.get(accountAtom)
  const router = internals.store.get(routerAtom)
  // The code may load after the visitor has chosen a wallet: its view stays.
  if (isInline && isConnected && router.view === 'Connect') setRouter(internals, reset(router, 'Account'))
}

function showOpening<route extends RouteName>(
  config: Config,
  { view, data, namespace }: OpenModalParameters<route>,
): void {
  const internals = internalsOf(config)
  const { store, adapters } = internals
  const isOtherNamespace = namespace !== undefined && namespace !== store.get(activeNamespaceAtom)
  const other = isOtherNamespace ? otherNetwork(config, namespace) : undefined
  const decision = chooseOpeningView({
    isOtherNamespace,
    hasNetwork: other !== undefined,
    hasAdapters: adapters.size > 0,
    hasAddress: getLiveAccount(config, { namespace }).isConnected,
    isMobile: isMobileDevice(),
    isManualWalletConnect: optionsOf(config).manualWalletConnectControl,
    isSwitchRequired: isSwitchRequired(config),
    requestedView: view,
  })
  const router = store.get(routerAtom)
  if (decision.kind === 'view') {
    return show(config, reset(router, decision.view, decision.isRequested ? data : undefined))
  }
  if (!other || decision.kind === 'untouched') return
  if (decision.next !== 'decide') {
    activateNetwork(config, other.caipNetworkId)
    return setRouter(internals, push(router, decision.next))
  }
  if (enterNamespace(config, other)) {
    const { isConnected } = store.get(accountAtoms[other.chainNamespace])
    setRouter(internals, reset(router, isConnected ? 'Account' : 'Connect'))
  }
}

/** Switches the app to another namespace without a view. Returns false if the rules require a view. */
function enterNamespace(config: Config, network: CaipNetwork): boolean {
  const decision = decideSwitchTo(config, { network, isConfirmationIgnored: true })
  if (decision === 'SwitchNetwork') pushView(config, 'SwitchNetwork', { network })
  if (decision !== 'atOnce') return false
  // Another namespace has its own connection and network: no wallet is asked.
  activateNetwork(config, network.caipNetworkId)
  internalsOf(config).emit({ event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
  return true
}

function otherNetwork(config: Config, namespace: ChainNamespace): CaipNetwork | undefined {
  const { store } = internalsOf(config)
  const networks = store.get(networksAtom)
  return networkOfNamespace(
    networks,
    namespaceNetwork(networks, store.get(networkSelectionAtom), namespace),
    namespace,
  )
}
