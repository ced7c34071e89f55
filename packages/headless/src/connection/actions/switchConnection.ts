import type { ChainNamespace, FoyerError } from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { createError } from '../../errors/actionErrors.ts'
import { followWallet } from '../../network/actions/followWallet.ts'
import { showAlert } from '../../notices/actions/alert.ts'
import { dispatchConnection } from '../dispatch.ts'
import { getConnectionState } from '../state.ts'

export type SwitchConnectionParameters = {
  readonly connector: { readonly uid: string }
  readonly namespace: ChainNamespace
  /** The account to use. @default the one it was on */
  readonly address?: string | undefined
}

export type SwitchConnectionErrorType = FoyerError<'CONNECTOR_NOT_FOUND'>

/**
 * Makes a live connection the one in use, without asking its wallet. Throws `CONNECTOR_NOT_FOUND` when it is not
 * connected. Without `features.multiWallet` only the accounts of the wallet in use can be chosen.
 */
export function switchConnection(
  config: Config,
  { connector, namespace, address }: SwitchConnectionParameters,
): void {
  const internals = internalsOf(config)
  const isCurrent = getConnectionState(internals).current[namespace] === connector.uid
  if (!isCurrent && !internals.options.features.multiWallet) {
    return showAlert(config, {
      message:
        'Multi-Wallet Not Enabled: Multi-wallet support is not enabled. Please enable it in your AppKit configuration',
      variant: 'info',
      code: 'MULTI_WALLET_NOT_ENABLED',
    })
  }
  const isLive = getConnectionState(internals).connections.some(
    (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
  )
  if (!isLive) throw createError('CONNECTOR_NOT_FOUND', undefined, { value: connector.uid })
  dispatchConnection(internals, { type: 'chosen', uid: connector.uid, namespace, address })
  followWallet(config, namespace)
}
