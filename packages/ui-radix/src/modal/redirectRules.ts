import type { RouteName } from '@foyer/headless'
import type { LazyViewOptions } from './views.ts'

export type RedirectFacts = {
  readonly view: RouteName
  readonly options: Pick<LazyViewOptions, 'needsAccount' | 'withoutData'>
  readonly hasData: boolean
  readonly status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected'
  readonly isConnected: boolean
}

/**
 * The view to show in place of a view that lacks its account or route data. `wait`: a stored connection is being
 * restored; `undefined`: the view itself.
 */
export function redirectOf({
  view,
  options,
  hasData,
  status,
  isConnected,
}: RedirectFacts):
  | 'wait'
  | { readonly view: RouteName; readonly redirectView?: RouteName | undefined }
  | undefined {
  if (options.withoutData !== undefined && !hasData) return { view: options.withoutData }
  if (!options.needsAccount || isConnected) return undefined
  return status === 'reconnecting' ? 'wait' : { view: 'Connect', redirectView: view }
}
