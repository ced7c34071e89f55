import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable } from '../core/atoms.ts'
import { isSameText } from './rules.ts'
import {
  byNamespace,
  connectionOf,
  connectionsAtom,
  connectionStateAtom,
  connectorsAtom,
  networksAtom,
} from './state.ts'
import type { Connection, RecentConnection, ConnectorInfo } from './types.ts'

/** Connections without multi-wallet: the current one of each namespace. */
export const currentConnectionsAtom: Atom<readonly Connection[]> = atom((get) => {
  const { current } = get(connectionStateAtom)
  return get(connectionsAtom).filter(({ namespace, connector }) => current[namespace] === connector.uid)
})

const recentAtom: Atom<readonly RecentConnection[]> = atom((get) => {
  const state = get(connectionStateAtom)
  const { remembered } = state
  const isAlive = (namespace: ChainNamespace, uid: string): boolean =>
    connectionOf(state, uid, namespace) !== undefined
  const connectors = get(connectorsAtom)
  return (Object.keys(remembered) as ChainNamespace[]).flatMap((namespace) =>
    (remembered[namespace] ?? []).flatMap((entry): RecentConnection[] => {
      const { connectorId, uid, address, accounts, auth } = entry
      const own = connectors.filter(
        (other) =>
          isSameText(other.id, connectorId) &&
          other.namespaces.includes(namespace) &&
          !isAlive(namespace, other.uid),
      )
      const connector = own.find((other) => other.uid === uid) ?? own[0]
      if (!connector || (uid !== undefined && isAlive(namespace, uid))) return []
      const shown = accounts.map((account) => ({ ...account, namespace }))
      return [{ namespace, connectorId, connector, address, accounts: shown, auth }]
    }),
  )
})

/** Stored connections whose wallet is available but not connected. */
export const recentConnectionsAtom: Atom<readonly RecentConnection[]> = /* @__PURE__ */ stable(recentAtom)

const currentOf = (namespace: ChainNamespace): Atom<Connection | undefined> =>
  atom((get) => get(currentConnectionsAtom).find((connection) => connection.namespace === namespace))

/** Current connection by namespace. */
export const namespaceConnectionAtoms: Readonly<Record<ChainNamespace, Atom<Connection | undefined>>> =
  /* @__PURE__ */ byNamespace(currentOf)

const listOf = (namespace?: ChainNamespace): Atom<readonly ConnectorInfo[]> =>
  atom((get) =>
    mergeConnectors(get(connectorsAtom), {
      enabled: [...new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))],
      namespace,
    }),
  )

/** Connectors of all namespaces with a network, merged by wallet. */
export const listedConnectorsAtom: Atom<readonly ConnectorInfo[]> = /* @__PURE__ */ listOf()

/** Connector lists by namespace, merged by wallet. */
export const namespaceConnectorsAtoms: Readonly<Record<ChainNamespace, Atom<readonly ConnectorInfo[]>>> =
  /* @__PURE__ */ byNamespace(listOf)

/**
 * Connector list for display (docs/spec/core.md §5.2). Connectors without a name, or for namespaces without a network,
 * are dropped. The connectors of a wallet in several namespaces become one entry with these as its `connectors`, at the
 * index of the first one. A connector that itself supports several namespaces is not merged. A second connector with
 * the same name and namespace is listed too, because a name is no proof of identity (R61).
 */
export function mergeConnectors(
  connectors: readonly ConnectorInfo[],
  facts: {
    /** Namespaces with a network. */
    readonly enabled: readonly ChainNamespace[]
    /** Only connectors of this namespace. */
    readonly namespace?: ChainNamespace | undefined
  },
): readonly ConnectorInfo[] {
  const wanted = facts.enabled.filter((namespace) => !facts.namespace || namespace === facts.namespace)
  const entries: { readonly name: string; readonly children: ConnectorInfo[] }[] = []
  for (const connector of connectors) {
    if (!connector.name || !connector.namespaces.some((namespace) => wanted.includes(namespace))) continue
    const name = canonicalName(connector.name)
    const entry = entries.find((other) => other.name === name && canJoin(other.children, connector))
    if (entry) entry.children.push(connector)
    else entries.push({ name, children: [connector] })
  }
  return entries.map(({ children }) => toEntry(children))
}

/** Trust Wallet has two names. */
const canonicalName = (name: string): string => (name === 'Trust Wallet' ? 'Trust' : name)

const canJoin = (children: readonly ConnectorInfo[], connector: ConnectorInfo): boolean =>
  [...children, connector].every(({ namespaces }) => namespaces.length === 1) &&
  children.every(({ namespaces: [namespace] }) => namespace !== connector.namespaces[0])

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

/** Whether the embedded wallet is among the connectors. */
export const hasAuthConnectorAtom: Atom<boolean> = atom((get) =>
  get(connectorsAtom).some(({ type }) => type === 'AUTH'),
)
