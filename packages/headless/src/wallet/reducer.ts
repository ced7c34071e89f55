import {
  type AccountType,
  type ChainNamespace,
  type ConnectorAccount,
  type ConnectorSession,
  dedupeAccounts,
  isSameAddress,
  type WalletPeer,
} from '@foyer/chains'
import type { Internals } from '../core/internals.ts'
import { forgetAccount, rememberConnections } from './remember.ts'
import { isRestorable, isSameText } from './rules.ts'
import { connectionOf, getConnectionState, setConnectionState } from './state.ts'
import type {
  Account,
  ByNamespace,
  Connection,
  ConnectionState,
  ConnectorInfo,
  RememberedConnection,
} from './types.ts'

export type ConnectionEvent =
  /** A wallet was connected or restored. `isChosen`: the visitor chose it, so it becomes current. */
  | {
      readonly type: 'opened'
      readonly connector: ConnectorInfo
      readonly sessions: readonly ConnectorSession[]
      readonly address?: string | undefined
      /** Preferred account type by namespace, without a requested address. */
      readonly accountTypes?: ByNamespace<AccountType> | undefined
      readonly isChosen: boolean
    }
  | {
      readonly type: 'changed'
      readonly uid: string
      readonly namespace: ChainNamespace
      readonly accounts?: readonly ConnectorAccount[] | undefined
      readonly chainId?: string | undefined
      /** The whole session, if its other fields may have changed, e.g. the approved networks. */
      readonly opened?: (ConnectorSession & { readonly connector: ConnectorInfo }) | undefined
    }
  /** `isForgotten`: the visitor disconnected it, so it is not restored. @default false */
  | {
      readonly type: 'closed'
      readonly uid: string
      readonly namespace?: ChainNamespace | undefined
      readonly isForgotten?: boolean | undefined
    }
  /** The visitor disconnected a stored connection before it was restored. */
  | { readonly type: 'refused'; readonly namespace: ChainNamespace; readonly connectorId: string }
  | {
      readonly type: 'chosen'
      readonly uid: string
      readonly namespace: ChainNamespace
      readonly address?: string | undefined
    }
  /** Removes an account of a recent connection; the last account removes the connection. */
  | {
      readonly type: 'deleted'
      readonly namespace: ChainNamespace
      readonly connectorId: string
      readonly address: string
    }
  /** Stored connections were restored. Changes that the visitor made meanwhile are kept. */
  | ({ readonly type: 'restored' } & StoredFacts)
  /** Another tab changed the stored connections. Live connections are kept. */
  | ({ readonly type: 'adopted' } & StoredFacts)

type StoredFacts = Pick<ConnectionState, 'disconnectedIds' | 'remembered'>

/** Reducer of all changes of connections, by wallets and by actions. */
export function reduceConnections(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const next = reduce(state, event)
  if (next.connections === state.connections) return next
  return { ...next, remembered: rememberConnections(next.remembered, next.connections) }
}

function reduce(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'opened':
      return event.sessions.reduce((next, session) => open(next, event, session), state)
    case 'changed':
      return change(state, event)
    case 'closed':
      return close(state, event)
    case 'refused':
      return { ...state, disconnectedIds: withDisconnected(state.disconnectedIds, event) }
    case 'chosen':
      return choose(state, event)
    case 'deleted':
      return { ...state, remembered: forgetAccount(state, event) }
    case 'restored':
      return {
        ...state,
        isRestored: true,
        restoring: [],
        disconnectedIds: joinIds(state, event.disconnectedIds),
        remembered: joinRemembered(state, event.remembered),
      }
    case 'adopted':
      return {
        ...state,
        disconnectedIds: event.disconnectedIds,
        remembered: rememberConnections(event.remembered, state.connections),
      }
  }
}

function open(
  state: ConnectionState,
  { connector, address, accountTypes, isChosen }: Extract<ConnectionEvent, { type: 'opened' }>,
  session: ConnectorSession,
): ConnectionState {
  const { namespace, chainId, approvedCaipNetworkIds, auth, peer } = session
  const accounts = toAccounts(namespace, session.accounts)
  const before = connectionOf(state, connector.uid, namespace)
  const wanted = address ?? before?.address
  const first =
    accounts.find((account) => wanted !== undefined && isSameAddress(account.address, wanted)) ??
    accounts.find(({ type }) => type !== undefined && type === accountTypes?.[namespace]) ??
    accounts[0]
  if (!first) return state
  const connection: Connection = {
    namespace,
    connectorId: connector.id,
    connector: withPeer(connector, peer),
    accounts,
    address: first.address,
    chainId,
    approvedCaipNetworkIds,
    ...(auth && { auth }),
  }
  const others = state.connections.filter((other) => other !== before)
  const forgotten = state.disconnectedIds[namespace]?.filter((id) => !isSameText(id, connector.id))
  return {
    ...state,
    connections: [connection, ...others],
    current:
      isChosen || state.current[namespace] === undefined
        ? { ...state.current, [namespace]: connector.uid }
        : state.current,
    disconnectedIds: forgotten ? { ...state.disconnectedIds, [namespace]: forgotten } : state.disconnectedIds,
  }
}

function change(
  state: ConnectionState,
  event: Extract<ConnectionEvent, { type: 'changed' }>,
): ConnectionState {
  const { uid, namespace, chainId } = event
  const connection = connectionOf(state, uid, namespace)
  if (!connection) return state
  const accounts = event.accounts && toAccounts(namespace, event.accounts)
  // A wallet without accounts has disconnected; it may be restored.
  if (accounts?.length === 0) return close(state, { type: 'closed', uid, namespace })
  const isSameList = accounts === undefined || hasSameAddresses(accounts, connection.accounts)
  const isSameChain = chainId === undefined || chainId === connection.chainId
  const connector = event.opened ? withPeer(event.opened.connector, event.opened.peer) : connection.connector
  const { approvedCaipNetworkIds } = event.opened ?? connection
  const isSameSession =
    isSameJson(connector.peer, connection.connector.peer) &&
    isSameJson(approvedCaipNetworkIds, connection.approvedCaipNetworkIds)
  if (isSameList && isSameChain && isSameSession) return state
  const next: Connection = {
    ...connection,
    connector,
    approvedCaipNetworkIds,
    accounts: isSameList ? connection.accounts : (accounts ?? connection.accounts),
    address: isSameList ? connection.address : (accounts?.[0]?.address ?? connection.address),
    chainId: chainId ?? connection.chainId,
  }
  return { ...state, connections: state.connections.map((other) => (other === connection ? next : other)) }
}

function close(state: ConnectionState, event: Extract<ConnectionEvent, { type: 'closed' }>): ConnectionState {
  const closed = state.connections.filter(
    ({ connector, namespace }) =>
      connector.uid === event.uid && (event.namespace === undefined || event.namespace === namespace),
  )
  if (closed.length === 0) return state
  const connections = state.connections.filter((connection) => !closed.includes(connection))
  const current: Partial<Record<ChainNamespace, string>> = { ...state.current }
  let { disconnectedIds } = state
  for (const connection of closed) {
    const { namespace } = connection
    if (current[namespace] === event.uid) {
      const successor = connections.find((other) => other.namespace === namespace)
      if (successor) current[namespace] = successor.connector.uid
      else delete current[namespace]
    }
    if (event.isForgotten) disconnectedIds = withDisconnected(disconnectedIds, connection)
  }
  return { ...state, connections, current, disconnectedIds }
}

function withDisconnected(
  disconnectedIds: ByNamespace<readonly string[]>,
  { namespace, connectorId }: Pick<Connection, 'namespace' | 'connectorId'>,
): ByNamespace<readonly string[]> {
  const ids = disconnectedIds[namespace] ?? []
  return isRestorable(connectorId, ids)
    ? { ...disconnectedIds, [namespace]: [...ids, connectorId] }
    : disconnectedIds
}

function choose(
  state: ConnectionState,
  event: Extract<ConnectionEvent, { type: 'chosen' }>,
): ConnectionState {
  const { uid, namespace, address } = event
  const connection = connectionOf(state, uid, namespace)
  if (!connection) return state
  const account =
    address === undefined
      ? undefined
      : connection.accounts.find((other) => isSameAddress(other.address, address))
  const next =
    account && account.address !== connection.address
      ? { ...connection, address: account.address }
      : connection
  if (next === connection && state.current[namespace] === uid) return state
  return {
    ...state,
    connections:
      next === connection
        ? state.connections
        : state.connections.map((other) => (other === connection ? next : other)),
    current: { ...state.current, [namespace]: uid },
  }
}

/** Stored connections, merged with those of this page load. */
function joinRemembered(
  { connections, remembered }: ConnectionState,
  stored: ConnectionState['remembered'],
): ConnectionState['remembered'] {
  const joined: Partial<Record<ChainNamespace, readonly RememberedConnection[]>> = {
    ...rememberConnections(stored, connections),
  }
  for (const [namespace, own] of Object.entries(remembered) as [ChainNamespace, RememberedConnection[]][]) {
    const known = joined[namespace] ?? []
    const isNew = ({ connectorId }: RememberedConnection): boolean =>
      !known.some((other) => isSameText(other.connectorId, connectorId))
    joined[namespace] = [...own.filter(isNew), ...known]
  }
  return joined
}

/** Stored ids of disconnected wallets, without wallets that are connected again, with those of this page load. */
function joinIds(
  { connections, disconnectedIds }: ConnectionState,
  stored: ByNamespace<readonly string[]>,
): ByNamespace<readonly string[]> {
  const merged: Partial<Record<ChainNamespace, readonly string[]>> = { ...disconnectedIds }
  for (const namespace of Object.keys(stored) as ChainNamespace[]) {
    const own = disconnectedIds[namespace] ?? []
    const isBack = (id: string): boolean =>
      connections.some(
        (connection) => connection.namespace === namespace && isSameText(connection.connectorId, id),
      )
    const old = stored[namespace] ?? []
    merged[namespace] = [
      ...old.filter((id) => !isBack(id) && !own.some((other) => isSameText(other, id))),
      ...own,
    ]
  }
  return merged
}

/** Connector with name and icon of the wallet that it reached, e.g. through WalletConnect. */
const withPeer = (connector: ConnectorInfo, peer: WalletPeer | undefined): ConnectorInfo =>
  peer
    ? {
        ...connector,
        name: peer.name,
        icon: peer.icon ?? connector.icon,
        peer: { ...peer, via: connector.name },
      }
    : connector

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const toAccounts = (namespace: ChainNamespace, accounts: readonly ConnectorAccount[]): readonly Account[] =>
  dedupeAccounts(accounts).map((account) => ({ ...account, namespace }))

const hasSameAddresses = (a: readonly Account[], b: readonly Account[]): boolean =>
  a.length === b.length && a.every(({ address }, index) => isSameAddress(address, b[index]?.address ?? ''))

/** Changes the connections; no other function does. An event without a change causes no re-render. */
export function dispatchConnection(internals: Internals, event: ConnectionEvent): void {
  const state = getConnectionState(internals)
  const next = reduceConnections(state, event)
  if (next !== state) setConnectionState(internals, next)
}
