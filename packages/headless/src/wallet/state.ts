import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { isAskingWallet } from './rules.ts'
import { type Internals, type Store, internalsOf } from '../core/internals.ts'
import { networkSelectionAtom, networksAtom } from './networkState.ts'
import type { Connection, ConnectionState, ConnectorInfo, ConnectProcess } from './types.ts'
import type { Config } from '../core/types.ts'

const initialConnectionState: ConnectionState = {
  connections: [],
  current: {},
  process: { status: 'idle' },
  isRestored: false,
  restoring: undefined,
  disconnectedIds: {},
  remembered: {},
}

const stateAtom = atom<ConnectionState>(initialConnectionState)
const connectorListAtom = atom<readonly ConnectorInfo[]>([])

export const connectionStateAtom: Atom<ConnectionState> = stateAtom
export const connectorsAtom: Atom<readonly ConnectorInfo[]> = connectorListAtom
export const connectProcessAtom: Atom<ConnectProcess> = atom((get) => get(stateAtom).process)

/** Whether a wallet is being asked to connect; a QR code on display is not a request yet. */
export const isAskingWalletAtom: Atom<boolean> = atom((get) => isAskingWallet(get(stateAtom).process))

export const liveConnectionsAtom: Atom<readonly Connection[]> = atom((get) => get(stateAtom).connections)

/** Live connections, each with its configured network. */
export const connectionsAtom: Atom<readonly Connection[]> = atom((get) => {
  const networks = get(networksAtom)
  const { byNamespace } = get(networkSelectionAtom)
  return get(liveConnectionsAtom).map((connection) => {
    const { namespace, chainId } = connection
    // A wallet without a current chain is on the namespace's network.
    const id = chainId === undefined ? byNamespace[namespace] : `${namespace}:${chainId}`
    return { ...connection, caipNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === id) }
  })
})

/** Current connection of a namespace. */
export const currentConnection = (
  state: ConnectionState,
  namespace: ChainNamespace,
): Connection | undefined =>
  state.connections.find(
    (connection) =>
      connection.namespace === namespace && connection.connector.uid === state.current[namespace],
  )

export const getConnectionState = ({ store }: Internals): ConnectionState => store.get(stateAtom)

/** Only for `wallet/reducer.ts`, and `setConnectProcess` below. */
export const setConnectionState = ({ store }: { readonly store: Store }, state: ConnectionState): void =>
  store.set(stateAtom, state)

/** Sets the state of the running connect, or its outcome. */
export const setConnectProcess = (internals: Internals, process: ConnectProcess): void =>
  setConnectionState(internals, { ...getConnectionState(internals), process })

/** Sets the namespaces whose wallets have not answered yet. */
export const setRestoring = (
  { store }: { readonly store: Store },
  restoring: readonly ChainNamespace[],
): void => store.set(stateAtom, { ...store.get(stateAtom), restoring })

/** Marks stored connections as restored: later ones need the visitor. */
export const setRestored = ({ store }: { readonly store: Store }): void =>
  store.set(stateAtom, { ...store.get(stateAtom), isRestored: true })

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

/**
 * Ends the connect that is waiting, if one is; it rejects with `reason`, by default with an `AbortError`. A later answer
 * of the wallet is ignored.
 *
 * @example
 * ```ts
 * import { cancelConnect, connect, getConnectors } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [connector] = getConnectors(config)
 * if (connector) connect(config, { connector }).catch(console.error)
 * cancelConnect(config)
 * ```
 */
export function cancelConnect(config: Config, reason?: Error): void {
  internalsOf(config).processes.get('connect')?.abort(reason)
}

/** Forgets how the last connect ended. */
export function resetConnect(config: Config): void {
  const internals = internalsOf(config)
  const { status } = getConnectionState(internals).process
  if (status !== 'pending' && status !== 'idle') setConnectProcess(internals, { status: 'idle' })
}
