import { internalsOf, type TransactionCallbacks } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import {
  goBack,
  goBackToIndex,
  leaveNetworkSwitch,
  popTransaction,
  pushTransaction,
  pushView,
  replaceView,
  resetView,
} from '../modal/navigation.ts'
import { routerAtom } from '../modal/state.ts'
import type { RouteArguments, RouteData, RouteName, RouterState } from '../modal/types.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useAttachedModal } from './useModalCode.ts'

export type ModalRouterVerbs = {
  /**
   * Opens a view on top of the shown one. Routes with data need them: see `Routes`.
   *
   * @example
   * ```ts
   * import type { ModalRouterVerbs } from '@foyer/headless'
   * declare const router: ModalRouterVerbs // useModalRouter()
   * router.push('Networks')
   * router.push('WalletSend', { send: { namespace: 'eip155', chainId: '1', amount: '0.1', to: '0x…' } })
   * ```
   */
  readonly push: <route extends RouteName>(...route: RouteArguments<route>) => void
  /** Opens a view in place of the shown one: going back skips the shown one. `replace('Account')` */
  readonly replace: <route extends RouteName>(...route: RouteArguments<route>) => void
  /** Opens a view and clears the history: there is no way back. `reset('Account')` */
  readonly reset: <route extends RouteName>(...route: RouteArguments<route>) => void
  /** Goes one view back. At the first view, closes the modal, unless something must be finished first. */
  readonly goBack: () => void
  /** Whether a view is shown, or is in the history. Reads the router at the call: a request may outlive its view. */
  readonly isInHistory: (view: RouteName) => boolean
  /** Goes back to the entry of `history` at an index; 0 is the first view. */
  readonly goBackToIndex: (index: number) => void
  /** Leaves the views that requested a network switch, unless another view is shown. */
  readonly leaveNetworkSwitch: () => void
  /**
   * Stores callbacks for the outcome of the request that the next view shows.
   *
   * @example
   * ```ts
   * import type { ModalRouterVerbs } from '@foyer/headless'
   * declare const router: ModalRouterVerbs // useModalRouter()
   * router.pushTransaction({ onSuccess: () => router.reset('Account'), onCancel: () => console.log('cancelled') })
   * router.push('ApproveTransaction')
   * router.popTransaction('success') // calls `onSuccess`
   * ```
   */
  readonly pushTransaction: (callbacks: TransactionCallbacks) => void
  /**
   * Ends the request of the last `pushTransaction` and calls its callback: `onSuccess`, which navigates; or `onError`
   * or `onCancel`, and goes back.
   */
  readonly popTransaction: (status: 'success' | 'error' | 'cancel') => void
}

const makeVerbs = (config: Config): ModalRouterVerbs => ({
  push: (...[view, data]) => pushView<RouteName>(config, view, data),
  replace: (...[view, data]) => replaceView<RouteName>(config, view, data),
  reset: (...[view, data]) => resetView<RouteName>(config, view, data),
  goBack: () => goBack(config),
  isInHistory: (view) => internalsOf(config).store.get(routerAtom).history.includes(view),
  goBackToIndex: (index) => goBackToIndex(config, index),
  leaveNetworkSwitch: () => leaveNetworkSwitch(config),
  pushTransaction: (callbacks) => pushTransaction(config, callbacks),
  popTransaction: (status) => popTransaction(config, status),
})

/**
 * Route of the modal, and functions to navigate.
 *
 * @example
 * ```tsx
 * import { useModalRouter } from '@foyer/headless'
 * export function Back() {
 *   const { goBack, history } = useModalRouter()
 *   return history.length > 1 && <button onClick={goBack}>Back</button>
 * }
 * ```
 */
export const useModalRouter = (parameters: ConfigParameter = {}): RouterState & ModalRouterVerbs =>
  useConfigObject(useAttachedModal(parameters), routerAtom, makeVerbs)

/**
 * Data of the current view, typed by its route; `undefined` if another view is shown.
 *
 * @example
 * ```tsx
 * import { useRouteData } from '@foyer/headless'
 * export const Waiting = () => <p>Waiting for {useRouteData('ConnectingExternal')?.connector.name}</p>
 * ```
 */
export function useRouteData<route extends RouteName>(
  route: route,
  parameters: ConfigParameter = {},
): RouteData<route> | undefined {
  const { view, data } = useModalRouter(parameters)
  return view === route ? (data as RouteData<route>) : undefined
}
