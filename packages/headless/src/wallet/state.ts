import type { ChainNamespace, CaipNetwork, CaipNetworkId } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters, stable } from '../core/atoms.ts'
import { type Channel, createChannel } from '../core/channel.ts'
import { checkParameters, type Internals, type Store, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import {
  isAskingWallet,
  type NetworkSelection,
  chooseStartNetwork,
  selectionFrom,
  select,
  namespaceOf,
  networkById,
  isConfigured,
  connectionStatus,
} from './rules.ts'
import type {
  AccountIn,
  Connection,
  ConnectionState,
  ConnectorInfo,
  ConnectProcess,
  Account,
  ByNamespace,
  GetAccountReturnType,
  LiveAccount,
} from './types.ts'

const listAtom = atom<readonly CaipNetwork[]>([])
const selectionAtom = atom<NetworkSelection>({ active: 'eip155:0', byNamespace: {} })
/** True during a switch to another namespace, when a missing account does not close the modal. */
const switchingAtom = atom(false)

export const networksAtom: Atom<readonly CaipNetwork[]> = listAtom
export const networkSelectionAtom: Atom<NetworkSelection> = selectionAtom
export const isSwitchingNamespaceAtom: Atom<boolean> = switchingAtom

/** The network in use. */
export const networkAtom: Atom<CaipNetwork> = atom((get) =>
  networkById(get(listAtom), get(selectionAtom).active),
)

export const isNetworkConfiguredAtom: Atom<boolean> = atom((get) =>
  isConfigured(get(listAtom), get(selectionAtom).active),
)

export const activeNamespaceAtom: Atom<ChainNamespace> = atom((get) => namespaceOf(get(selectionAtom).active))

/** Current network of a namespace. */
export const namespaceNetwork = (
  networks: readonly CaipNetwork[],
  selection: NetworkSelection,
  namespace: ChainNamespace,
): CaipNetwork | undefined => {
  const id = selection.byNamespace[namespace]
  return id && networkById(networks, id)
}

export function seedNetworks(
  store: Store,
  networks: readonly [CaipNetwork, ...CaipNetwork[]],
  wanted: { stored?: string | null | undefined; byDefault?: string | undefined },
): void {
  store.set(listAtom, networks)
  store.set(selectionAtom, selectionFrom(networks, chooseStartNetwork(networks, wanted)))
}

/** Replaces the networks and the selection. */
export function setNetworks(
  { store }: Internals,
  networks: readonly CaipNetwork[],
  selection: NetworkSelection,
): void {
  store.set(listAtom, networks)
  store.set(selectionAtom, selection)
}

export const selectNetwork = (
  { store }: Internals,
  { id, isActive }: { readonly id: CaipNetworkId; readonly isActive: boolean },
): void => store.set(selectionAtom, select(store.get(selectionAtom), id, isActive))

export const setSwitchingNamespace = ({ store }: Internals, isSwitching: boolean): void =>
  store.set(switchingAtom, isSwitching)

/** Emits a namespace without an account after a switch to it; the modal then lists its wallets. */
export const accountsWanted: Channel<ChainNamespace> = /* @__PURE__ */ createChannel<ChainNamespace>()

/**
 * The network in use; "Unknown Network" if the wallet is on an unconfigured network.
 *
 * @example
 * ```ts
 * import { getNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { name, nativeCurrency } = getNetwork(config)
 * ```
 */
export const getNetwork = (config: Config): CaipNetwork => internalsOf(config).store.get(networkAtom)
/**
 * Watches the network in use. Returns the unsubscribe function.
 *
 * @example
 * ```ts
 * import { watchNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchNetwork(config, { onChange: ({ name }) => console.log(name) })
 * ```
 */
export const watchNetwork = (config: Config, parameters: WatchParameters<CaipNetwork>): (() => void) =>
  watchAtom(config, networkAtom, parameters)

/**
 * The networks of the config, with later changes by `addNetwork` and `removeNetwork`.
 *
 * @example
 * ```ts
 * import { getNetworks } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const evm = getNetworks(config).filter(({ chainNamespace }) => chainNamespace === 'eip155')
 * ```
 */
export const getNetworks = (config: Config): readonly CaipNetwork[] =>
  internalsOf(config).store.get(networksAtom)
/**
 * Watches the networks of the config, which `addNetwork` and `removeNetwork` change.
 *
 * @example
 * ```ts
 * import { watchNetworks } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchNetworks(config, {
 *   onChange: (networks) => console.log(networks.map(({ name }) => name).join(', ')),
 * })
 * ```
 */
export const watchNetworks = (
  config: Config,
  parameters: WatchParameters<readonly CaipNetwork[]>,
): (() => void) => watchAtom(config, networksAtom, parameters)

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

/** Whether a wallet is being asked to connect; false while a QR code is displayed. */
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

/** Live connection of a connector in a namespace. */
export const connectionOf = (
  { connections }: Pick<ConnectionState, 'connections'>,
  uid: string | undefined,
  namespace: ChainNamespace,
): Connection | undefined =>
  connections.find((connection) => connection.namespace === namespace && connection.connector.uid === uid)

/** Current connection of a namespace. */
export const currentConnection = (
  state: Pick<ConnectionState, 'connections' | 'current'>,
  namespace: ChainNamespace,
): Connection | undefined => connectionOf(state, state.current[namespace], namespace)

export const getConnectionState = ({ store }: Internals): ConnectionState => store.get(stateAtom)

/** Only for `wallet/reducer.ts`, and `setConnectProcess` below. */
export const setConnectionState = ({ store }: { readonly store: Store }, state: ConnectionState): void =>
  store.set(stateAtom, state)

/** Sets the state of the running connect, or the outcome of the last one. */
export const setConnectProcess = (internals: Internals, process: ConnectProcess): void =>
  setConnectionState(internals, { ...getConnectionState(internals), process })

/** Sets the namespaces whose stored wallets have not answered yet. */
export const setRestoring = (
  { store }: { readonly store: Store },
  restoring: readonly ChainNamespace[],
): void => store.set(stateAtom, { ...store.get(stateAtom), restoring })

/** Marks the restore of stored connections as ended. */
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
 * Aborts the running connect, if there is one; it rejects with `reason`, by default an `AbortError`. A later answer of
 * the wallet is ignored.
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

/**
 * Resets the outcome of the last connect.
 *
 * @example
 * ```ts
 * import { resetConnect } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * resetConnect(config) // the message of a declined connect goes away
 * ```
 */
export function resetConnect(config: Config): void {
  const internals = internalsOf(config)
  const { status } = getConnectionState(internals).process
  if (status !== 'pending' && status !== 'idle') setConnectProcess(internals, { status: 'idle' })
}

function accountOf(namespace: ChainNamespace): Atom<LiveAccount> {
  const allAccountsAtom = stable<readonly Account[]>(
    atom((get) =>
      get(liveConnectionsAtom).flatMap((connection) =>
        connection.namespace === namespace ? connection.accounts : [],
      ),
    ),
  )
  return stable(
    atom((get): LiveAccount => {
      const state = get(connectionStateAtom)
      const network = namespaceNetwork(get(networksAtom), get(networkSelectionAtom), namespace)
      const connection = currentConnection(state, namespace)
      const { process } = state
      const isConnecting =
        process.status === 'pending' && process.namespaces.includes(namespace) && isAskingWallet(process)
      const isRestored = state.isRestored || state.restoring?.includes(namespace) === false
      const caipNetworkId = network?.caipNetworkId
      const address = caipNetworkId && connection?.address
      // The compiler does not infer the union from the shared condition.
      return {
        status: connectionStatus({ hasCurrent: address !== undefined, isConnecting, isRestored }),
        isConnected: address !== undefined,
        namespace,
        address,
        caipAddress: address && `${caipNetworkId}:${address}`,
        caipNetworkId,
        connector: address && connection?.connector,
        allAccounts: get(allAccountsAtom),
      } as LiveAccount
    }),
  )
}

/** One value for each namespace. */
export const byNamespace = <value>(
  make: (namespace: ChainNamespace) => value,
): Readonly<Record<ChainNamespace, value>> => ({
  eip155: make('eip155'),
  solana: make('solana'),
  polkadot: make('polkadot'),
  bip122: make('bip122'),
  cosmos: make('cosmos'),
})

/** Account by namespace, as its wallet has confirmed it. */
export const accountAtoms: Readonly<Record<ChainNamespace, Atom<LiveAccount>>> =
  /* @__PURE__ */ byNamespace(accountOf)

/** The account of the network in use. */
export const accountAtom: Atom<LiveAccount> = atom((get) => get(accountAtoms[get(activeNamespaceAtom)]))

/** `undefined` before storage is read. */
const storedAtom = atom<ByNamespace<string> | undefined>(undefined)

export const isStoredShown = ({ store }: Internals): boolean => store.get(storedAtom) !== undefined

/** Sets the stored addresses of current connections, which are shown until their wallets have answered. */
export const setStoredAddresses = ({ store }: Internals, addresses: ByNamespace<string>): void =>
  store.set(storedAtom, addresses)

function shownAccountOf(namespace: ChainNamespace): Atom<GetAccountReturnType> {
  return stable(
    atom((get): GetAccountReturnType => {
      const account = get(accountAtoms[namespace])
      const { status, caipNetworkId } = account
      const address = get(storedAtom)?.[namespace]
      if (status !== 'reconnecting' || address === undefined || caipNetworkId === undefined) return account
      return { ...account, status, address, caipNetworkId, caipAddress: `${caipNetworkId}:${address}` }
    }),
  )
}

/** Account to show, by namespace: while `reconnecting`, the stored account. */
const shownAccountAtoms: Readonly<Record<ChainNamespace, Atom<GetAccountReturnType>>> =
  /* @__PURE__ */ byNamespace(shownAccountOf)

const shownAccountAtom: Atom<GetAccountReturnType> = atom((get) =>
  get(shownAccountAtoms[get(activeNamespaceAtom)]),
)

/** Atom of the account to show, by default of the namespace of the active network. */
export const shownAccountAtomOf = <namespace extends ChainNamespace | undefined, config extends Config>(
  namespace: namespace | undefined,
): Atom<AccountIn<namespace, config>> => {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkParameters({ namespace })
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  // The adapter of a namespace parses the addresses of its connections.
  return (namespace ? shownAccountAtoms[namespace] : shownAccountAtom) as Atom<AccountIn<namespace, config>>
}

/** Atom of the confirmed account on a network; without a network, or with an unknown namespace, the account in use. */
export const networkAccountAtom = (caipNetworkId: CaipNetworkId | undefined): Atom<LiveAccount> => {
  const atoms: ByNamespace<Atom<LiveAccount>> = accountAtoms
  return (caipNetworkId && atoms[namespaceOf(caipNetworkId)]) ?? accountAtom
}

/** Whether an account is a smart account. */
export const isSmart = ({ address, allAccounts }: LiveAccount): boolean =>
  allAccounts.some((account) => account.address === address && account.type === 'smartAccount')

/** Whether the account in use is a smart account. */
export const isSmartAccount = (config: Config): boolean => isSmart(internalsOf(config).store.get(accountAtom))

export type GetAccountParameters<namespace extends ChainNamespace | undefined = ChainNamespace | undefined> =
  {
    /** @default the namespace of the active network */
    readonly namespace?: namespace | undefined
  }

/**
 * The account in use; while `reconnecting`, the stored account, which its wallet has not confirmed yet.
 *
 * @example
 * ```ts
 * import { getAccount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { status, address } = getAccount(config, { namespace: 'eip155' })
 * if (status === 'connected') console.log(address)
 * ```
 */
export const getAccount = <config extends Config, namespace extends ChainNamespace | undefined = undefined>(
  config: config,
  { namespace }: GetAccountParameters<namespace> = {},
): AccountIn<namespace, config> =>
  internalsOf(config).store.get(shownAccountAtomOf<namespace, config>(namespace))

/** The account in use, confirmed by its wallet. */
export const getLiveAccount = (config: Config, { namespace }: GetAccountParameters = {}): LiveAccount =>
  internalsOf(config).store.get(namespace ? accountAtoms[namespace] : accountAtom)

/**
 * Watches the account in use. Returns the unsubscribe function.
 *
 * @example
 * ```ts
 * import { watchAccount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAccount(config, { onChange: ({ address }) => console.log(address ?? 'disconnected') })
 * ```
 */
export const watchAccount = <config extends Config, namespace extends ChainNamespace | undefined = undefined>(
  config: config,
  parameters: GetAccountParameters<namespace> & WatchParameters<AccountIn<namespace, config>>,
): (() => void) => {
  const { namespace } = Object(parameters) as typeof parameters
  return watchAtom(config, shownAccountAtomOf<namespace, config>(namespace), parameters)
}
