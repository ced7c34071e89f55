import type { Config, ConfigParameter } from '../core/types.ts'
import { useAttachedModal } from './useAttachedModal.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { inOrder } from '../core/inOrder.ts'
import { internalsOf } from '../core/internals.ts'
import type * as ToastActions from '../modal/notices/toast.ts'
import { loadToastActions } from '../modal/lazy.ts'
import { toastAtom, type ToastState } from '../modal/notices/state.ts'

export type ToastVerbs = {
  readonly show: (toast: ToastActions.ShowToastParameters) => void
  readonly hide: () => void
}

const makeVerbs = (config: Config): ToastVerbs => {
  const withActions = (act: (actions: typeof ToastActions) => void): void =>
    void inOrder(internalsOf(config), 'load:toast', loadToastActions, act)
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
  useConfigObject(useAttachedModal(parameters), toastAtom, makeVerbs)
