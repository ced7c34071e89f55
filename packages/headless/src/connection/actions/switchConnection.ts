import type { ChainNamespace, FoyerError } from '@foyer/chains'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { createError } from '../../errors/actionErrors.ts'
import { followWallet } from '../../network/actions/followWallet.ts'
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
 * connected.
 */
export function switchConnection(
  config: Config,
  { connector, namespace, address }: SwitchConnectionParameters,
): void {
  const internals = internalsOf(config)
  const isLive = getConnectionState(internals).connections.some(
    (connection) => connection.connector.uid === connector.uid && connection.namespace === namespace,
  )
  if (!isLive) throw createError('CONNECTOR_NOT_FOUND', undefined, { value: connector.uid })
  dispatchConnection(internals, { type: 'chosen', uid: connector.uid, namespace, address })
  followWallet(config, namespace)
}
