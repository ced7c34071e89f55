import type { ChainNamespace } from '@foyer/chains'
import type { ConnectorInfo } from './types.ts'

/**
 * The list that visitors see (docs/spec/core.md §5.2): families without a network are left out, as are connectors
 * without a name;
 * one wallet that was found on several families, a connector for each, becomes one entry with those connectors as its
 * `connectors`, at the place of the first. A connector that serves several families by itself is not such a wallet and
 * stays as it is. A second connector of one name and family is listed too: a name proves nothing (R61).
 */
export function mergeConnectors(
  connectors: readonly ConnectorInfo[],
  facts: {
    /** Families that have a network. */
    readonly enabled: readonly ChainNamespace[]
    /** Only this family's connectors. */
    readonly namespace?: ChainNamespace | undefined
  },
): readonly ConnectorInfo[] {
  const wanted = facts.enabled.filter((family) => !facts.namespace || family === facts.namespace)
  const entries: { readonly name: string; readonly children: ConnectorInfo[] }[] = []
  for (const connector of connectors) {
    if (!connector.name || !connector.namespaces.some((family) => wanted.includes(family))) continue
    const name = canonicalName(connector.name)
    const entry = entries.find((other) => other.name === name && canJoin(other.children, connector))
    if (entry) entry.children.push(connector)
    else entries.push({ name, children: [connector] })
  }
  return entries.map(({ children }) => toEntry(children))
}

/** One wallet goes by several names. */
const canonicalName = (name: string): string => (name === 'Trust Wallet' ? 'Trust' : name)

const canJoin = (children: readonly ConnectorInfo[], connector: ConnectorInfo): boolean =>
  [...children, connector].every(({ namespaces }) => namespaces.length === 1) &&
  children.every(({ namespaces: [family] }) => family !== connector.namespaces[0])

function toEntry(children: readonly ConnectorInfo[]): ConnectorInfo {
  const [first] = children as readonly [ConnectorInfo]
  if (children.length === 1) return first
  return {
    ...first,
    type: first.type === 'AUTH' ? 'AUTH' : 'MULTI_CHAIN',
    namespaces: children.flatMap(({ namespaces }) => namespaces),
    connectors: children,
  }
}
