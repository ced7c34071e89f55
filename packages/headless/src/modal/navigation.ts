import { watchAtom, type WatchParameters } from '../core/atoms.ts'
import { internalsOf, type TransactionCallbacks } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { isSmartAccount, accountAtom, networkAtom } from '../wallet/state.ts'
import { closeModal, requestClose } from './closeModal.ts'
import { startConnecting } from './connecting.ts'
import { afterNetworkSwitch, back, backToIndex, push, replace, reset } from './router.ts'
import { eventOfRoute } from './rules.ts'
import { routerAtom, setRouter } from './state.ts'
import type { RouteArguments, RouteName, Routes, RouterState } from './types.ts'

/**
 * The view that is shown, its data and its history.
 *
 * @example
 * ```ts
 * import { getModalRouter } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { view, history } = getModalRouter(config)
 * ```
 */
export const getModalRouter = (config: Config): RouterState => internalsOf(config).store.get(routerAtom)
/**
 * Watches the view of the modal and its history.
 *
 * @example
 * ```ts
 * import { watchModalRouter } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchModalRouter(config, {
 *   onChange: ({ view }) => console.log(`shows ${view}`),
 * })
 * ```
 */
export const watchModalRouter = (config: Config, parameters: WatchParameters<RouterState>): (() => void) =>
  watchAtom(config, routerAtom, parameters)

/** Shows a view after a navigation, and asks the wallet if the view waits for one. */
export function show(config: Config, router: RouterState): void {
  setRouter(internalsOf(config), router)
  // `openModal` may show the view without data.
  if (router.view === 'ConnectingExternal' && router.data)
    startConnecting(config, router.data as Routes['ConnectingExternal'])
}

/** Emits the event of a view that the visitor opens. */
export function emitRoute(config: Config, view: RouteName): void {
  const { store, emit } = internalsOf(config)
  const { caipNetworkId: network } = store.get(networkAtom)
  const event = eventOfRoute(view, { isSmartAccount: isSmartAccount(config), network })
  if (event) emit(event)
}

/**
 * Goes to a view. Does nothing if it is shown already.
 *
 * @example
 * ```ts
 * import { goBack, pushView } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * pushView(config, 'Networks')
 * goBack(config)
 * ```
 */
export function pushView<route extends RouteName>(
  config: Config,
  ...[view, data]: RouteArguments<route>
): void {
  const before = getModalRouter(config)
  const router = push(before, view, data)
  if (router === before) return
  show(config, router)
  emitRoute(config, view)
}

/**
 * Replaces the view that is shown.
 *
 * @example
 * ```ts
 * import { replaceView } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * replaceView(config, 'Account') // going back does not return to the view before
 * ```
 */
export function replaceView<route extends RouteName>(
  config: Config,
  ...[view, data]: RouteArguments<route>
): void {
  show(config, replace(getModalRouter(config), view, data))
}

/**
 * Goes to a view and clears the history.
 *
 * @example
 * ```ts
 * import { resetView } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetView(config, 'Account')
 * ```
 */
export function resetView<route extends RouteName>(
  config: Config,
  ...[view, data]: RouteArguments<route>
): void {
  show(config, reset(getModalRouter(config), view, data))
}

/**
 * Goes one view back. At the first view, closes the modal, unless something must be finished first.
 *
 * @example
 * ```ts
 * import { goBack } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * document.querySelector('#back')?.addEventListener('click', () => goBack(config))
 * ```
 */
export function goBack(config: Config): void {
  const internals = internalsOf(config)
  const { isConnected } = internals.store.get(accountAtom)
  const router = back(getModalRouter(config), { isConnected })
  if (router) setRouter(internals, router)
  else requestClose(config)
}

/**
 * Goes back to the entry of the history at `index`.
 *
 * @example
 * ```ts
 * import { goBackToIndex } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * goBackToIndex(config, 0) // to the first view of the history
 * ```
 */
export function goBackToIndex(config: Config, index: number): void {
  setRouter(internalsOf(config), backToIndex(getModalRouter(config), index))
}

/**
 * Leaves the views that requested a network switch, unless another view is shown by then.
 *
 * @example
 * ```ts
 * import { leaveNetworkSwitch } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * leaveNetworkSwitch(config)
 * ```
 */
export function leaveNetworkSwitch(config: Config): void {
  const router = afterNetworkSwitch(getModalRouter(config))
  if (router) setRouter(internalsOf(config), router)
  else closeModal(config)
}

/**
 * Stores callbacks for the outcome of the next shown request.
 *
 * @example
 * ```ts
 * import { pushTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * pushTransaction(config, {
 *   onSuccess: () => console.log('sent'),
 *   onCancel: () => console.log('not sent'),
 * })
 * ```
 */
export function pushTransaction(config: Config, callbacks: TransactionCallbacks): void {
  internalsOf(config).transactions.push(callbacks)
}

/**
 * Ends the innermost request: calls `onSuccess`; or calls `onError` or `onCancel`, and goes back. Does nothing
 * without a request.
 *
 * @example
 * ```ts
 * import { popTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * popTransaction(config, 'cancel') // calls `onCancel` of the last `pushTransaction`, and goes back
 * ```
 */
export function popTransaction(config: Config, status: 'success' | 'error' | 'cancel'): void {
  const callbacks = internalsOf(config).transactions.pop()
  if (!callbacks) return
  if (status === 'success') return callbacks.onSuccess?.()
  if (status === 'error') callbacks.onError?.()
  else callbacks.onCancel?.()
  goBack(config)
}
