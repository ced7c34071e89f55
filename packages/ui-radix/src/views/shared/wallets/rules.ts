import type { ConnectListItem, RouteName } from '@foyer/headless'

/** The view that a click on a row most likely opens. `canPair`: the app has WalletConnect. */
export function likelyView(
  { connector }: Pick<ConnectListItem, 'connector'>,
  { canPair }: { readonly canPair: boolean },
): RouteName {
  if (!connector) return canPair ? 'ConnectingWalletConnect' : 'Downloads'
  if (connector.connectors) return 'ConnectingMultiChain'
  return connector.type === 'WALLET_CONNECT' ? 'ConnectingWalletConnect' : 'ConnectingExternal'
}
