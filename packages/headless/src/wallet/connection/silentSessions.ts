import { type ChainNamespace, type Connector, type ConnectorSession, isSameAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { familyNetworks } from '../network/familyNetworks.ts'
import type { RememberedConnection } from './types.ts'

export type StoredOfFamily = { readonly namespace: ChainNamespace; readonly stored: RememberedConnection }

/** The connectors that may be a stored one. Several wallets may claim one identity. */
export const candidatesFor = (config: Config, { namespace, stored }: StoredOfFamily): readonly Connector[] =>
  [...internalsOf(config).connectors.values()].filter(
    ({ id, namespaces }) =>
      id.toLowerCase() === stored.connectorId.toLowerCase() && namespaces.includes(namespace),
  )

/**
 * Asks a wallet whether it still knows the visitor, without a prompt. Among wallets with one identity, only the one that
 * still has the account is the stored one (R61).
 */
export async function silentSessions(
  config: Config,
  item: StoredOfFamily,
  connector: Connector,
): Promise<readonly ConnectorSession[]> {
  const { namespace, stored } = item
  const sessions =
    (await connector.restore?.({ namespaces: [namespace], networks: familyNetworks(config) })) ?? []
  const isAlone = candidatesFor(config, item).length === 1
  return sessions.filter(
    (session) =>
      session.namespace === namespace &&
      (isAlone || session.accounts.some(({ address }) => isSameAddress(address, stored.address))),
  )
}
