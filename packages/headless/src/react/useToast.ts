import type { ConfigParameter, Config } from '../core/types.ts'
import { useAttachedModal } from './useModalCode.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { toastAtom, type ToastState } from '../modal/notices/state.ts'
import { inOrder, internalsOf } from '../core/internals.ts'
import type * as ToastActions from '../modal/notices/toast.ts'
import { loadToastActions } from '../modal/lazy.ts'

export type ToastVerbs = {
  readonly show: (toast: ToastActions.ShowToastParameters) => void
  readonly hide: () => void
  /** Shows the last toast for its full duration from now on, unless it was hidden. */
  readonly restart: () => void
}

const toastVerbs = (config: Config): ToastVerbs => {
  const withActions = (act: (actions: typeof ToastActions) => void): void =>
    void inOrder(internalsOf(config), loadToastActions, act)
  return {
    show: (toast) => withActions(({ showToast }) => showToast(config, toast)),
    hide: () => withActions(({ hideToast }) => hideToast(config)),
    restart: () => withActions(({ restartToast }) => restartToast(config)),
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
  useConfigObject(useAttachedModal(parameters), toastAtom, toastVerbs)
