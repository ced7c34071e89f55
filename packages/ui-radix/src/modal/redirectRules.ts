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
 * The view that shows in place of one that was opened by name and cannot show anything yet. `wait`: until a stored
 * connection is restored; `undefined`: the view itself.
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
