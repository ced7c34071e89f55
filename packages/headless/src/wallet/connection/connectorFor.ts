import type { ChainNamespace } from '@foyer/chains'

/** An entry of the list: a connector, or one wallet with a connector for each of its families. */
export type ConnectorEntry = {
  readonly uid: string
  readonly connectors?:
    | readonly { readonly uid: string; readonly namespaces: readonly ChainNamespace[] }[]
    | undefined
}

/** The `uid` of who is asked: of a wallet with several connectors, the first one that serves a wanted family. */
export function connectorFor(entry: ConnectorEntry, wanted: readonly ChainNamespace[]): string {
  const children = entry.connectors ?? []
  const serving = children.find(({ namespaces }) => namespaces.some((family) => wanted.includes(family)))
  return serving?.uid ?? entry.uid
}
