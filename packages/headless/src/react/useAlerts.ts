import type { ConfigParameter, Config } from '../core/types.ts'
import { hideAlert, showAlert, type ShowAlertParameters } from '../modal/notices/alert.ts'
import { alertAtom, type AlertState } from '../modal/notices/state.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useAttachedModal } from './useModalCode.ts'

export type AlertVerbs = { readonly show: (alert: ShowAlertParameters) => void; readonly hide: () => void }

const alertVerbs = (config: Config): AlertVerbs => ({
  show: (alert) => showAlert(config, alert),
  hide: () => hideAlert(config),
})

/**
 * The notice for the app's developer. Silent when `debug` is off.
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
