import type { Config, ConfigParameter } from '../core/types.ts'
import { internalsOf, type TransactionCallbacks } from '../core/internals.ts'
import { useAttachedModal } from './useModalCode.ts'
import { useConfigObject } from './useConfigAtom.ts'
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

export type ModalRouterVerbs = {
  readonly push: <route extends RouteName>(...route: RouteArguments<route>) => void
  readonly replace: <route extends RouteName>(...route: RouteArguments<route>) => void
  readonly reset: <route extends RouteName>(...route: RouteArguments<route>) => void
  readonly goBack: () => void
  /** Whether a view is shown, or is in the history. Reads the router at the call: a request may outlive its view. */
  readonly isInHistory: (view: RouteName) => boolean
  readonly goBackToIndex: (index: number) => void
  /** Leaves the views that requested a network switch, unless another view is shown. */
  readonly leaveNetworkSwitch: () => void
  readonly pushTransaction: (callbacks: TransactionCallbacks) => void
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
