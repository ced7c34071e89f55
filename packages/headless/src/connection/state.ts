import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals, Store } from '../config/internals.ts'
import { networksAtom } from '../network/state.ts'
import {
  type ConnectionEvent,
  type ConnectionState,
  initialConnectionState,
  reduceConnections,
} from './rules.ts'
import type { Connection, ConnectorInfo, ConnectProcess } from './types.ts'

const stateAtom = atom<ConnectionState>(initialConnectionState)
const connectorListAtom = atom<readonly ConnectorInfo[]>([])

export const connectionStateAtom: Atom<ConnectionState> = stateAtom
export const connectorsAtom: Atom<readonly ConnectorInfo[]> = connectorListAtom
export const isRestoredAtom: Atom<boolean> = atom((get) => get(stateAtom).isRestored)
export const connectProcessAtom: Atom<ConnectProcess> = atom((get) => get(stateAtom).process)

export const liveConnectionsAtom: Atom<readonly Connection[]> = atom((get) => get(stateAtom).connections)

/** Live connections, each with the configured network it is on. */
export const connectionsAtom: Atom<readonly Connection[]> = atom((get) => {
  const networks = get(networksAtom)
  return get(liveConnectionsAtom).map((connection) => ({
    ...connection,
    caipNetwork: networks.find(
      ({ caipNetworkId }) => caipNetworkId === `${connection.namespace}:${connection.chainId}`,
    ),
  }))
})

/** The connection in use on a family. */
export const currentConnection = (
  state: ConnectionState,
  namespace: ChainNamespace,
): Connection | undefined =>
  state.connections.find(
    (connection) =>
      connection.namespace === namespace && connection.connector.uid === state.current[namespace],
  )

export const getConnectionState = ({ store }: Internals): ConnectionState => store.get(stateAtom)

/** The one door for changes of connections. An event that changes nothing re-renders nothing. */
export function dispatchConnection({ store }: { readonly store: Store }, event: ConnectionEvent): void {
  store.set(stateAtom, reduceConnections(store.get(stateAtom), event))
}

export const listConnector = ({ store }: Internals, connector: ConnectorInfo): void =>
  store.set(connectorListAtom, [
    ...store.get(connectorListAtom).filter(({ uid }) => uid !== connector.uid),
    connector,
  ])

export const unlistConnector = ({ store }: Internals, uid: string): void =>
  store.set(
    connectorListAtom,
    store.get(connectorListAtom).filter((connector) => connector.uid !== uid),
  )
