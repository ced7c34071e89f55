import type { Config, ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigObject } from '../../react/useConfigAtom.ts'
import { inOrder } from '../../config/inOrder.ts'
import { internalsOf } from '../../config/internals.ts'
import type * as ToastActions from '../actions/toast.ts'
import { loadToastActions } from '../lazy.ts'
import { toastAtom } from '../state.ts'
import type { ToastState } from '../types.ts'

export type ToastVerbs = {
  readonly show: (toast: ToastActions.ShowToastParameters) => void
  readonly hide: () => void
}

const makeVerbs = (config: Config): ToastVerbs => {
  const withActions = (act: (actions: typeof ToastActions) => void): void =>
    inOrder(internalsOf(config), 'load:toast', loadToastActions, act)
  return {
    show: (toast) => withActions(({ showToast }) => showToast(config, toast)),
    hide: () => withActions(({ hideToast }) => hideToast(config)),
  }
}

/**
 * The toast: one at a time, a new one takes the place of the old.
 *
 * @example
 * ```tsx
 * import { useToast } from '@foyer/headless'
 * export function Save() {
 *   const { show } = useToast()
 *   return <button onClick={() => show({ message: 'Saved', variant: 'success' })}>Save</button>
 * }
 * ```
 */
export const useToast = (parameters: ConfigParameter = {}): ToastState & ToastVerbs =>
  useConfigObject(useConfig(parameters), toastAtom, makeVerbs)
