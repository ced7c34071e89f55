import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { connectionsAtom, connectionStateAtom, connectorsAtom } from './state.ts'
import type { Connection, RecentConnection } from './types.ts'

/** What is connected when only one wallet at a time counts: the one in use of each family. */
export const currentConnectionsAtom: Atom<readonly Connection[]> = atom((get) => {
  const { current } = get(connectionStateAtom)
  return get(connectionsAtom).filter(({ namespace, connector }) => current[namespace] === connector.uid)
})

/** Connections of earlier times whose wallet is there, but not connected. */
export const recentConnectionsAtom: Atom<readonly RecentConnection[]> = atom((get) => {
  const { connections, remembered } = get(connectionStateAtom)
  const isAlive = (namespace: ChainNamespace, uid: string): boolean =>
    connections.some((other) => other.namespace === namespace && other.connector.uid === uid)
  const connectors = get(connectorsAtom)
  return (Object.keys(remembered) as ChainNamespace[]).flatMap((namespace) =>
    (remembered[namespace] ?? []).flatMap((entry): RecentConnection[] => {
      const { connectorId, uid, address, accounts, auth } = entry
      const own = connectors.filter(
        (other) =>
          other.id.toLowerCase() === connectorId.toLowerCase() &&
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

const currentOf = (namespace: ChainNamespace): Atom<Connection | undefined> =>
  atom((get) => get(currentConnectionsAtom).find((connection) => connection.namespace === namespace))

/** The connection in use of each family. */
export const familyConnectionAtoms: Readonly<Record<ChainNamespace, Atom<Connection | undefined>>> = {
  eip155: /* @__PURE__ */ currentOf('eip155'),
  solana: /* @__PURE__ */ currentOf('solana'),
  polkadot: /* @__PURE__ */ currentOf('polkadot'),
  bip122: /* @__PURE__ */ currentOf('bip122'),
  cosmos: /* @__PURE__ */ currentOf('cosmos'),
}
