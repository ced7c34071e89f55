import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type ConnectorEvent,
  type ConnectorSession,
  type ErrorOrigin,
  isAbort,
  isFoyerError,
  isRejection,
  load,
  toFoyerError,
  UserRejectedError,
} from '@foyer/chains'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import { createError } from '../core/errors/errors.ts'
import { type Internals, internalsOf } from '../core/internals.ts'
import { hasSignIn } from '../core/options.ts'
import { joinCall, runProcess, startCall, trackRequest } from '../core/tasks.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { noteConnect } from '../core/unfinished/unfinishedState.ts'
import { accountTypeOf } from './accountTypeState.ts'
import { activateNetwork } from './activateNetwork.ts'
import { closeConnector } from './disconnect.ts'
import { followWallet } from './followWallet.ts'
import { isMultiWallet } from './multiWallet.ts'
import { namespaceNetworks } from './namespaceNetworks.ts'
import { dispatchConnection } from './reducer.ts'
import { hasAccounts, toConnectorInfo } from './rules.ts'
import {
  activeNamespaceAtom,
  networkSelectionAtom,
  currentConnection,
  getConnectionState,
  networksAtom,
  selectNetwork,
  setConnectProcess,
} from './state.ts'
import type { Connection, ConnectionState, ConnectorInfo } from './types.ts'

export type ConnectParameters<config extends Config = Config> = {
  /**
   * Listed connector, or its `uid` or `id`. A wallet with several connectors is asked through that of the namespace.
   */
  readonly connector: ConnectorEntry | string
  /** Namespaces to connect. @default the active namespace if the connector supports it, else all that it supports */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /**
   * Network to connect on; the one in use afterwards, if the wallet is on it or has no current chain (Solana).
   *
   * @default the current network of the namespace
   */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  readonly address?: string | undefined
  /**
   * Lets the visitor choose the accounts to expose, also if the wallet is connected; the first chosen account becomes
   * current. Wallets without `canChooseAccounts` connect as usual.
   */
  readonly isAccountChoice?: boolean | undefined
  /** Describes the chosen wallet for events and recent wallets; called for each event. */
  readonly describeWallet?: (() => ChosenWallet) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Wallet that the visitor chose from a list. */
export type ChosenWallet = {
  /** Its entry in the directory. */
  readonly wallet?: DirectoryWallet | undefined
  /** Index of its row in the list, from 0. */
  readonly displayIndex?: number | undefined
  /** Name in events. @default the connector's */
  readonly name?: string | undefined
  /** Channel in events. @default by the connector's type */
  readonly method?: 'mobile' | 'qrcode' | undefined
}

/** Opened connections, one per namespace. */
export type ConnectReturnType = readonly Connection[]

/**
 * Connects a wallet. A newer call aborts an older one that waits for another wallet. Calls for the same connector share
 * one prompt; a further prompt asks for namespaces that it did not connect. A live connection becomes current without a
 * request to the wallet.
 *
 * Rejects with `UserRejectedError` when the visitor declines, `CONNECTOR_ALREADY_CONNECTED` when the connector is the
 * current one, `MODAL_CLOSED` when the visitor closes the modal, and otherwise `CONNECT_FAILED` with the wallet's error
 * as its cause; when aborted, with the signal's reason.
 *
 * Also rejects with `PARAMETER_MISSING`, `CONNECTOR_NOT_FOUND` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { connect, getConnectors } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const [connector] = getConnectors(config)
 * if (connector) await connect(config, { connector })
 * ```
 */
export function connect<config extends Config>(
  config: config,
  parameters: ConnectParameters<config>,
): Promise<ConnectReturnType> {
  const internals = internalsOf(config)
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkLater(config, parameters)
  } catch {
    // Unbundled pages have no `process`.
  }
  const { shared } = internals
  // A JavaScript app may pass any value.
  const { connector: given, signal } = Object(parameters) as Partial<typeof parameters>
  if (!given)
    return Promise.reject(createError('PARAMETER_MISSING', { operation: 'connect', parameter: 'connector' }))
  const connector = findConnector(config, parameters)
  if (!connector) return Promise.reject(createError('CONNECTOR_NOT_FOUND'))
  const namespaces = parameters.namespaces ?? defaultNamespaces(config, connector)
  const kind = parameters.isAccountChoice ? 'chooseAccounts' : 'connect'
  // A pairing URI names its namespaces, so calls with others do not share it. An extension has one prompt at a time.
  const isPairing = connector.type === 'WALLET_CONNECT'
  const asked = isPairing ? `${connector.uid}:${namespaces.toSorted()}` : connector.uid
  const key = `${kind}:${asked}`
  const running = [key, `connect:${asked}`, `chooseAccounts:${asked}`].find((each) => shared.has(each))
  // Each pairing attempt with a signal needs its own pairing URI.
  const isOwnPrompt = isPairing && signal !== undefined
  const joined =
    running !== undefined && !isOwnPrompt && isAsked(internals, connector)
      ? joinCall<ConnectReturnType>(internals, running, signal)
      : undefined
  if (joined)
    return joined.then((connections) => {
      const isAnswered = running === key || kind === 'connect'
      const missing = namespaces.filter(
        (wanted) => !isAnswered || !connections.some(({ namespace }) => namespace === wanted),
      )
      return missing.length === 0
        ? connections
        : connect(config, { ...parameters, connector: connector.uid, namespaces: missing })
    })
  return startCall(internals, key, signal, (own) => {
    const opening = connectOnce(config, connector, { ...parameters, namespaces, signal: own })
    // Restores, and changes by other tabs, wait for a request to a wallet, but not for a displayed QR code.
    return isPairing ? opening : trackRequest(internals, opening)
  })
}

/** Warns of invalid parameters, which only JavaScript can pass. */
const checkLater = (config: Config, parameters: unknown): void =>
  void load(() => import('../core/problems/problemTexts.ts')).then(
    ({ checkConnect }) => checkConnect([...internalsOf(config).connectors.values()], parameters),
    () => {},
  )

/** Warns of sessions that no wallet can have, which a connector of the app may answer. */
function checkAnswer(connector: Connector, sessions: readonly ConnectorSession[]): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      void load(() => import('../core/problems/problemTexts.ts')).then(
        ({ checkSessions }) => checkSessions(connector, sessions),
        () => {},
      )
  } catch {
    // Unbundled pages have no `process`.
  }
}

function defaultNamespaces(config: Config, connector: Connector): readonly ChainNamespace[] {
  const active = internalsOf(config).store.get(activeNamespaceAtom)
  return connector.namespaces.includes(active) ? [active] : connector.namespaces
}

/** Whether the running connect asks this connector, and is not aborted. */
function isAsked(internals: Internals, { uid }: Connector): boolean {
  const isAborted = internals.processes.get('connect')?.signal.aborted ?? true
  return isConnecting(getConnectionState(internals), uid) && !isAborted
}

const isConnecting = (state: ConnectionState, uid: string): boolean =>
  state.process.status === 'pending' && state.process.connector.uid === uid

async function connectOnce(
  config: Config,
  connector: Connector,
  parameters: ConnectOnceParameters,
): Promise<ConnectReturnType> {
  const internals = internalsOf(config)
  const { namespaces, describeWallet } = parameters
  const info = toConnectorInfo(connector)

  const before = getConnectionState(internals)
  const isCurrent = namespaces.every((namespace) => before.current[namespace] === connector.uid)
  if (isCurrent && namespaces.length > 0 && !parameters.isAccountChoice)
    throw createError('CONNECTOR_ALREADY_CONNECTED', { name: connector.name })

  const startedAt = internals.timers.now()
  setConnectProcess(internals, { status: 'pending', connector: info, namespaces, startedAt })
  const changes = noteChanges(connector)
  try {
    const asking = askForSessions(config, connector, parameters, changes.start)
    // Emitted after the wallet was asked. A renewed pairing is not a new selection.
    if (!isConnecting(before, connector.uid)) emitSelected(internals, connector, describeWallet?.())
    // A session without accounts connects nothing, so it must not replace a connected wallet.
    const sessions = (await asking).filter(hasAccounts)
    checkAnswer(connector, sessions)
    if (sessions.length === 0) throw toFoyerError(undefined, CONNECT_FAILED)
    const replaced = isMultiWallet(config) ? [] : replacedBy(config, sessions, connector.uid)
    openConnections(config, info, sessions, parameters)
    for (const event of changes.stop()) internals.engine.onConnectorEvent?.(connector.uid, event)
    emitConnected(internals, connector, sessions[0]?.peer?.name, describeWallet?.())
    for (const uid of replaced) closeConnector(config, uid).catch(internals.report)
    const { connections } = getConnectionState(internals)
    return connections.filter(({ connector: { uid } }) => uid === connector.uid)
  } catch (cause) {
    changes.stop()
    throw settleFailure(config, info, cause, parameters.signal)
  }
}

type ConnectOnceParameters = ConnectParameters & { readonly namespaces: readonly ChainNamespace[] }

/**
 * Sends the request to connect to the wallet. The wallet is asked within the click, while the engine, which handles its
 * events, loads.
 */
function askForSessions(
  config: Config,
  connector: Connector,
  parameters: ConnectOnceParameters,
  onAnswer: () => void,
): Promise<readonly ConnectorSession[]> {
  const internals = internalsOf(config)
  // A displayed QR code or a form of the page is no request to a wallet.
  const isWalletAsked = connector.type !== 'WALLET_CONNECT' && connector.type !== 'AUTH'
  const endNote = isWalletAsked
    ? noteConnect(internals, {
        name: parameters.describeWallet?.().name || connector.name,
        caipNetworkId: internals.store.get(networkSelectionAtom).active,
      })
    : undefined
  return runProcess(internals, 'connect', parameters.signal, async (signal) => {
    const opening = openSessions(config, connector, parameters, signal).then((sessions) => {
      onAnswer()
      return sessions
    })
    const { process: own } = getConnectionState(internals)
    const starting = internals.engine.start().catch((error: unknown) => {
      opening.then(() => endUnused(internals, connector, own)).catch(() => undefined)
      throw error
    })
    const [sessions] = await Promise.all([opening, starting])
    return sessions
  }).finally(endNote)
}

/**
 * Ends the session of a wallet that answers after its connect has failed, unless a later connect uses it. `own` is the
 * process of the failed connect.
 */
async function endUnused(
  internals: Internals,
  connector: Connector,
  own: ConnectionState['process'],
): Promise<void> {
  const state = getConnectionState(internals)
  const isUsed =
    (state.process !== own && isConnecting(state, connector.uid)) ||
    state.connections.some(({ connector: { uid } }) => uid === connector.uid)
  if (!isUsed) await connector.disconnect()
}

/** Stores the connections of the sessions, and selects the network of the wallet. */
function openConnections(
  config: Config,
  connector: ConnectorInfo,
  sessions: readonly ConnectorSession[],
  { namespaces, address, caipNetworkId, isAccountChoice, describeWallet }: ConnectOnceParameters,
): void {
  const internals = internalsOf(config)
  dispatchConnection(internals, {
    type: 'opened',
    connector,
    sessions,
    address: address ?? (isAccountChoice ? sessions[0]?.accounts[0]?.address : undefined),
    accountTypes: Object.fromEntries(
      namespaces.map((namespace) => [namespace, accountTypeOf(config, namespace)]),
    ),
    isChosen: true,
  })
  setConnectProcess(internals, { status: 'success', connector, wallet: describeWallet?.().wallet })
  settleNetwork(config, sessions, caipNetworkId)
}

/**
 * `method` of the connect event, unless the visitor has chosen the way to the wallet (docs/spec/core.md §7.1). A
 * session of WalletConnect on a phone is that of a wallet on the phone.
 */
export function connectMethod(
  type: ConnectorInfo['type'],
  isMobile = false,
): 'email' | 'mobile' | 'qrcode' | 'browser' {
  if (type === 'WALLET_CONNECT') return isMobile ? 'mobile' : 'qrcode'
  return type === 'AUTH' ? 'email' : 'browser'
}

function emitSelected({ emit, ports }: Internals, connector: Connector, chosen: ChosenWallet = {}): void {
  emit({
    event: 'SELECT_WALLET',
    properties: {
      name: chosen.name || connector.name,
      platform: chosen.method ?? connectMethod(connector.type),
      displayIndex: chosen.displayIndex,
      walletRank: chosen.wallet?.order,
      view: ports.shown?.().view,
    },
  })
}

function emitConnected(
  { emit, ports }: Internals,
  connector: Connector,
  peerName: string | undefined,
  chosen: ChosenWallet = {},
): void {
  emit({
    event: 'CONNECT_SUCCESS',
    properties: {
      method: chosen.method ?? connectMethod(connector.type),
      name: chosen.name || peerName || connector.name || 'Unknown',
      walletRank: chosen.wallet?.order,
      view: ports.shown?.().view,
    },
  })
}

/**
 * Records events that a connector emits between its answer and the connection, when the engine cannot apply them yet.
 */
function noteChanges(connector: Connector): {
  readonly start: () => void
  readonly stop: () => readonly ConnectorEvent[]
} {
  const noted: ConnectorEvent[] = []
  const stops: (() => void)[] = []
  let isOver = false
  return {
    start: () => {
      // A wallet may answer after its connect has ended.
      if (isOver) return
      const note = (event: ConnectorEvent): void => {
        if (event.type === 'change' || event.type === 'disconnect') noted.push(event)
      }
      // A connector of an app without types may return nothing.
      stops.push((connector.subscribe(note) as (() => void) | undefined) ?? (() => undefined))
    },
    stop: () => {
      isOver = true
      for (const stop of stops.splice(0)) stop()
      return noted
    },
  }
}

const CONNECT_FAILED: ErrorOrigin = {
  prefix: 'connect',
  code: 'CONNECT_FAILED',
  shortMessage: 'Failed to connect',
  isRetryable: true,
}

/** Sessions of the live connections; without one for each namespace the wallet is asked. */
async function openSessions(
  config: Config,
  connector: Connector,
  { namespaces, address, caipNetworkId, isAccountChoice }: ConnectOnceParameters,
  signal: AbortSignal,
): Promise<readonly ConnectorSession[]> {
  const internals = internalsOf(config)
  const live = getConnectionState(internals).connections.filter(
    (connection) => connection.connector.uid === connector.uid && namespaces.includes(connection.namespace),
  )
  if (live.length === namespaces.length && !isAccountChoice)
    return live.map((connection) => ({ ...connection, peer: connection.connector.peer }))
  const networks = namespaceNetworks(config, caipNetworkId)
  const asked = { namespaces, networks, address, ...(isAccountChoice && { isAccountChoice }), signal }
  return connector.authenticate && hasSignIn(config)
    ? internals.ports.connectAndSignIn(connector, asked)
    : connector.connect(asked)
}

/** `uid`s of the connectors that a new connection replaces without multi-wallet. */
function replacedBy(config: Config, sessions: readonly ConnectorSession[], uid: string): readonly string[] {
  const state = getConnectionState(internalsOf(config))
  const others = sessions.flatMap(({ namespace }) => currentConnection(state, namespace)?.connector.uid ?? [])
  return [...new Set(others)].filter((other) => other !== uid)
}

/**
 * Selects the wallet's network in each namespace, which for a wallet without a current chain is the requested one, and
 * makes a connected namespace the active one. Sessions may have other namespaces than the requested ones.
 */
function settleNetwork(
  config: Config,
  sessions: readonly ConnectorSession[],
  wanted: CaipNetworkId | undefined,
): void {
  const internals = internalsOf(config)
  const { store } = internals
  const active = store.get(activeNamespaceAtom)
  for (const { namespace, chainId } of sessions) {
    followWallet(config, namespace)
    const chosen = store
      .get(networksAtom)
      .find((network) => network.caipNetworkId === wanted && network.chainNamespace === namespace)
    if (chosen && chainId === undefined)
      selectNetwork(internals, { id: chosen.caipNetworkId, isActive: namespace === active })
  }
  const [first] = sessions
  if (!first || sessions.some(({ namespace }) => namespace === active)) return
  const network = namespaceNetworks(config).find(({ chainNamespace }) => chainNamespace === first.namespace)
  if (network) activateNetwork(config, network.caipNetworkId)
}

/** Sets the outcome of a failed connect, emits its event, and returns the error to throw. An abort sets no error. */
function settleFailure(
  config: Config,
  connector: ConnectorInfo,
  cause: unknown,
  signal: AbortSignal | undefined,
): unknown {
  const internals = internalsOf(config)
  const isOwn = (): boolean => isConnecting(getConnectionState(internals), connector.uid)
  // A signal's reason may be any value.
  const isCancelled = isAbort(cause) || isFoyerError(cause, 'MODAL_CLOSED')
  if (isCancelled || (signal?.aborted && cause === signal.reason)) {
    if (isOwn() && !internals.processes.has('connect')) {
      setConnectProcess(internals, { status: 'idle' })
    }
    return cause
  }
  const isDeclined = isRejection(cause)
  const error = isDeclined
    ? new UserRejectedError({ shortMessage: 'Connection rejected', cause })
    : (toFoyerError(cause, CONNECT_FAILED) as Error)
  if (isOwn()) {
    setConnectProcess(internals, { status: isDeclined ? 'declined' : 'error', connector, error })
  }
  const properties = { message: error.message }
  internals.emit(isDeclined ? { event: 'USER_REJECTED', properties } : { event: 'CONNECT_ERROR', properties })
  return error
}

function findConnector(
  config: Config,
  { connector, namespaces }: Pick<ConnectParameters, 'connector' | 'namespaces'>,
): Connector | undefined {
  const { connectors, store } = internalsOf(config)
  const key =
    typeof connector === 'string'
      ? connector
      : connectorFor(connector, namespaces ?? [store.get(activeNamespaceAtom)])
  return connectors.get(key) ?? [...connectors.values()].find(({ id }) => id === key)
}

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
