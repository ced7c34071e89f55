import type { ChainNamespace, ConnectorSession } from '@foyer/chains'
import type { ConnectorInfo } from './types.ts'

/** Entry of the connector list: a connector, or a wallet with one connector per namespace. */
export type ConnectorEntry = {
  readonly uid: string
  readonly connectors?:
    | readonly { readonly uid: string; readonly namespaces: readonly ChainNamespace[] }[]
    | undefined
}

/** `uid` of the connector to ask: of several connectors, the first that supports a wanted namespace. */
export function connectorFor(entry: ConnectorEntry, wanted: readonly ChainNamespace[]): string {
  const children = entry.connectors ?? []
  const serving = children.find(({ namespaces }) =>
    namespaces.some((namespace) => wanted.includes(namespace)),
  )
  return serving?.uid ?? entry.uid
}

/** Whether a wallet opened a session: a locked one may answer without accounts. */
export const hasAccounts = ({ accounts }: ConnectorSession): boolean => accounts.length > 0

/**
 * `method` of the connect event, unless the visitor has chosen the way to the wallet (docs/spec/core.md §7.1). A session
 * of WalletConnect on a phone is that of a wallet on the phone.
 */
export function connectMethod(
  type: ConnectorInfo['type'],
  isMobile = false,
): 'email' | 'mobile' | 'qrcode' | 'browser' {
  if (type === 'WALLET_CONNECT') return isMobile ? 'mobile' : 'qrcode'
  return type === 'AUTH' ? 'email' : 'browser'
}
