import type { ConnectorInfo } from '@foyer/headless'

type Namespace = ConnectorInfo['namespaces'][number]

/** Connectors of a wallet, one per namespace; the current namespace first (docs/spec/views.md §4.1.9). */
export const orderChildren = (
  connectors: readonly ConnectorInfo[],
  active: Namespace,
): readonly { readonly namespace: Namespace; readonly connector: ConnectorInfo }[] =>
  connectors
    .flatMap((connector) => connector.namespaces.map((namespace) => ({ namespace, connector })))
    .toSorted((a, b) => Number(b.namespace === active) - Number(a.namespace === active))
