import type { ChainNamespace } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { ConnectListItem, ConnectRoute } from './types.ts'
import { directoryEntryOf } from './visibleRules.ts'

export type ConnectRouteFacts = {
  /** Visible connectors; a wallet's connector is searched among them. */
  readonly connectors: readonly ConnectorInfo[]
  /** Namespace to connect: the requested one, else the current one. */
  readonly namespace: ChainNamespace
  readonly isMobile: boolean
}

/**
 * Route of a row of the connect view or a card of the directory (docs/spec/core.md §5.4 and §5.5). First match wins.
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
  if (own) return { view: 'ConnectingExternal', data: { connector: own, wallet } }
  // Without WalletConnect, a wallet that is not installed can only be installed.
  if (wallet && !facts.connectors.some(({ type }) => type === 'WALLET_CONNECT'))
    return { view: 'Downloads', data: { wallet } }
  return { view: 'ConnectingWalletConnect', data: { wallet } }
}

/** A phone cannot scan its own QR code: choose a wallet first. */
const pairing = (wallet: DirectoryWallet | undefined, { isMobile }: ConnectRouteFacts): ConnectRoute =>
  isMobile ? { view: 'AllWallets', data: undefined } : { view: 'ConnectingWalletConnect', data: { wallet } }

/** Connector of a wallet in the namespace, by id or by its directory entry. */
function connectorOf(
  wallet: DirectoryWallet,
  { connectors, namespace }: ConnectRouteFacts,
): ConnectorInfo | undefined {
  const each = connectors.flatMap((connector) => connector.connectors ?? [connector])
  return each.find(
    (connector) =>
      connector.type !== 'WALLET_CONNECT' &&
      connector.namespaces.includes(namespace) &&
      directoryEntryOf(connector, [wallet]) !== undefined,
  )
}
