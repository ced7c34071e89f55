import { inOrder, internalsOf } from '../core/internals.ts'
import type { ConfigParameter, Config } from '../core/types.ts'
import { loadToastActions } from '../modal/lazy.ts'
import { hideAlert, showAlert, type ShowAlertParameters } from '../modal/notices/alert.ts'
import { alertAtom, type AlertState, toastAtom, type ToastState } from '../modal/notices/state.ts'
import type * as ToastActions from '../modal/notices/toast.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useAttachedModal } from './useModalCode.ts'

export type AlertVerbs = { readonly show: (alert: ShowAlertParameters) => void; readonly hide: () => void }

const alertVerbs = (config: Config): AlertVerbs => ({
  show: (alert) => showAlert(config, alert),
  hide: () => hideAlert(config),
})

/**
 * The alert for the app's developer. Not shown when `debug` is off.
 *
 * @example
 * ```tsx
 * import { useAlerts } from '@foyer/headless'
 * export function Notice() {
 *   const { isOpen, message, hide } = useAlerts()
 *   return isOpen && <p role="alert">{message} <button onClick={hide}>Close</button></p>
 * }
 * ```
 */
export const useAlerts = (parameters: ConfigParameter = {}): AlertState & AlertVerbs =>
  useConfigObject(useAttachedModal(parameters), alertAtom, alertVerbs)

export type ToastVerbs = {
  /** Shows a toast in place of the last one. */
  readonly show: (toast: ToastActions.ShowToastParameters) => void
  /** Hides the toast. */
  readonly hide: () => void
  /** Shows the last toast for its full duration from now on, unless it was hidden. */
  readonly restart: () => void
}

const toastVerbs = (config: Config): ToastVerbs => {
  const withActions = (run: (actions: typeof ToastActions) => void): void =>
    void inOrder(internalsOf(config), loadToastActions, run)
  return {
    show: (toast) => withActions(({ showToast }) => showToast(config, toast)),
    hide: () => withActions(({ hideToast }) => hideToast(config)),
    restart: () => withActions(({ restartToast }) => restartToast(config)),
  }
}

/**
 * The toast: one at a time, a new toast replaces the previous one.
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
