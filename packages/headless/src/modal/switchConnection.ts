import { requireParameters } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { changeConnection, type ChangeConnectionParameters } from '../wallet/changeConnection.ts'
import { closeModal } from './closeModal.ts'
import { isModalShown } from './connecting.ts'
import { getModalRouter, pushView } from './navigation.ts'
import { openModal } from './openModal.ts'

export type SwitchConnectionParameters = ChangeConnectionParameters & {
  /** Closes the modal after the switch, unless it shows another view by then. @default false */
  readonly closeModalOnConnect?: boolean | undefined
}

/**
 * Makes a saved connection current, and its namespace active. A live connection becomes current without a request to
 * its wallet; a recent one is connected again: its wallet is asked, or the modal shows its view. Without
 * `features.multiWallet` only accounts of the current wallet can be selected.
 *
 * Rejects with `CONNECTOR_NOT_FOUND` if its wallet is not available, `CONNECTION_STATUS_INVALID` while that wallet is
 * being asked, and as `connect` does.
 *
 * Also rejects with `UserRejectedError`, `CONNECTOR_ALREADY_CONNECTED`, `CONNECT_FAILED`, `LOAD_FAILED` or
 * `MODAL_CLOSED`.
 *
 * @example
 * ```ts
 * import { getConnections, switchConnection } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [, other] = getConnections(config)
 * if (other) await switchConnection(config, other)
 * ```
 */
export async function switchConnection(
  config: Config,
  parameters: SwitchConnectionParameters,
): Promise<void> {
  requireParameters(config, 'switchConnection', parameters, 'connector', 'namespace')
  const { closeModalOnConnect = false } = parameters
  const shown = getModalRouter(config).view
  const view = await changeConnection(config, parameters)
  if (!view) {
    // A required sign-in may be shown by now. Closing a closed modal would abort a connect of the app.
    if (closeModalOnConnect && isModalShown(config) && getModalRouter(config).view === shown)
      closeModal(config)
    return
  }
  const data = {
    redirectView: closeModalOnConnect ? undefined : 'ProfileWallets',
    ...(view === 'ConnectingSocial' && { provider: parameters.auth?.name.toLowerCase() }),
  } as object
  if (isModalShown(config)) pushView(config, view as 'AllWallets', data)
  else openModal(config, { view: view as 'AllWallets', data })
}
