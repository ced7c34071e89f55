import type { ChainNamespace } from '@foyer/chains'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { ConnectListItem, ConnectRoute } from './types.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { findRank } from './walletRules.ts'

export type ConnectRouteFacts = {
  /** Those that are shown; the one of a wallet is looked up among them. */
  readonly connectors: readonly ConnectorInfo[]
  /** The family that is connected: the one that was asked for, else the one in use. */
  readonly namespace: ChainNamespace
  readonly isMobile: boolean
}

/**
 * Where a row of the connect screen or a card of the directory leads (docs/spec/core.md §5.4 and §5.5). First match
 * wins.
 */
export function chooseConnectRoute(
  choice: Pick<ConnectListItem, 'connector' | 'wallet'> & { readonly group?: ConnectListItem['group'] },
  facts: ConnectRouteFacts,
): ConnectRoute {
  const { connector, wallet, group } = choice
  if (connector?.type === 'WALLET_CONNECT') return pairing(undefined, facts)
  if (connector?.connectors) return { view: 'ConnectingMultiChain', data: { connector } }
  if (connector) return { view: 'ConnectingExternal', data: { connector, wallet } }
  const own = wallet && group !== 'custom' ? connectorOf(wallet, facts) : undefined
  return own
    ? { view: 'ConnectingExternal', data: { connector: own, wallet } }
    : { view: 'ConnectingWalletConnect', data: { wallet } }
}

/** Without a wallet a phone has nothing to scan a code with: it chooses one first. */
const pairing = (wallet: DirectoryWallet | undefined, { isMobile }: ConnectRouteFacts): ConnectRoute =>
  isMobile ? { view: 'AllWallets', data: undefined } : { view: 'ConnectingWalletConnect', data: { wallet } }

/** The connector of a wallet in the family, by id or by what the directory knows of it. */
function connectorOf(
  wallet: DirectoryWallet,
  { connectors, namespace }: ConnectRouteFacts,
): ConnectorInfo | undefined {
  const each = connectors.flatMap((connector) => connector.connectors ?? [connector])
  return each.find(
    (connector) =>
      connector.type !== 'WALLET_CONNECT' &&
      connector.namespaces.includes(namespace) &&
      findRank(connector, [wallet]) !== undefined,
  )
}
