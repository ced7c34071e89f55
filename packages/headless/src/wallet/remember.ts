import { type ChainNamespace, isSameAddress } from '@foyer/chains'
import { toJson } from '../core/storage.ts'
import { isSameText } from './rules.ts'
import type { Account, Connection, ConnectionState, RememberedConnection, ByNamespace } from './types.ts'

type Remembered = ConnectionState['remembered']

/** Limit of ended connections per namespace. */
const MAX_REMEMBERED = 10
/** Limit of accounts per connection. */
const MAX_ACCOUNTS = 50

/**
 * Updates stored connections with the live ones: first the live ones, then the ended ones, each newest first. A
 * connector has one entry, with all of its accounts; two connected wallets with one identity have an entry each (R61).
 */
export function rememberConnections(remembered: Remembered, connections: readonly Connection[]): Remembered {
  const next: Partial<Record<ChainNamespace, readonly RememberedConnection[]>> = { ...remembered }
  const liveUids = (namespace: ChainNamespace): readonly string[] =>
    connections.filter((other) => other.namespace === namespace).map(({ connector }) => connector.uid)
  for (const connection of connections) {
    const { namespace } = connection
    const known = next[namespace] ?? []
    const before = findEntry(known, connection, liveUids(namespace))
    const entry = toRemembered(connection, before)
    next[namespace] = before ? known.map((other) => (other === before ? entry : other)) : [entry, ...known]
  }
  for (const namespace of Object.keys(next) as ChainNamespace[]) {
    const uids = liveUids(namespace)
    const isLive = ({ uid }: RememberedConnection): boolean => uid !== undefined && uids.includes(uid)
    const rank = (entry: RememberedConnection): number =>
      entry.uid !== undefined && isLive(entry) ? uids.indexOf(entry.uid) : uids.length
    let left = MAX_REMEMBERED
    // Live entries are first, so that the wallet that ends last is the newest of the ended ones.
    next[namespace] = (next[namespace] ?? [])
      .toSorted((a, b) => rank(a) - rank(b))
      .filter((entry) => isLive(entry) || left-- > 0)
  }
  return next
}

/** Removes an account of an ended connection; the last account removes the connection. */
export function forgetAccount(
  { connections, remembered }: ConnectionState,
  closed: { readonly namespace: ChainNamespace; readonly connectorId: string; readonly address: string },
): Remembered {
  const isAlive = ({ uid }: RememberedConnection): boolean =>
    connections.some(({ namespace, connector }) => namespace === closed.namespace && connector.uid === uid)
  return {
    ...remembered,
    [closed.namespace]: (remembered[closed.namespace] ?? []).flatMap((entry) => {
      if (!isSameText(entry.connectorId, closed.connectorId) || isAlive(entry)) return [entry]
      const accounts = entry.accounts.filter(({ address }) => !isSameAddress(address, closed.address))
      const [first] = accounts
      if (!first) return []
      const isKept = accounts.some(({ address }) => isSameAddress(address, entry.address))
      return [{ ...entry, accounts, address: isKept ? entry.address : first.address }]
    }),
  }
}

function findEntry(
  known: readonly RememberedConnection[],
  { connectorId, connector, accounts }: Connection,
  liveUids: readonly string[],
): RememberedConnection | undefined {
  const own = known.find(({ uid }) => uid === connector.uid)
  const free = known.filter(
    (entry) =>
      isSameText(entry.connectorId, connectorId) &&
      (entry.uid === undefined || !liveUids.includes(entry.uid)),
  )
  return (
    own ?? free.find((entry) => accounts.some((account) => hasAddress(entry.accounts, account))) ?? free[0]
  )
}

function toRemembered(
  { connector, connectorId, address, accounts, chainId, auth }: Connection,
  before: RememberedConnection | undefined,
): RememberedConnection {
  const shown = accounts.map((account) => ({ address: account.address, type: account.type }))
  // Accounts of an earlier login of the embedded wallet are dropped.
  const earlier = connector.type === 'AUTH' ? [] : (before?.accounts ?? [])
  const all = [...shown, ...earlier.filter((account) => !hasAddress(shown, account))]
  return {
    connectorId,
    uid: connector.uid,
    address,
    accounts: all.slice(0, MAX_ACCOUNTS),
    chainId,
    name: connector.name,
    auth,
  }
}

const hasAddress = (
  accounts: readonly Pick<Account, 'address'>[],
  { address }: Pick<Account, 'address'>,
): boolean => accounts.some((other) => isSameAddress(other.address, address))

/**
 * Merges the entries of this tab with changes by another tab: adds the entries that it added, and drops those that it
 * removed. `base`: last write of this tab.
 */
export function mergeStored<item>(
  { base, own, theirs }: Readonly<Record<'base' | 'own' | 'theirs', ByNamespace<readonly item[]>>>,
  idOf: (item: item) => string,
): ByNamespace<readonly item[]> {
  const namespaces = [...new Set([...Object.keys(own), ...Object.keys(theirs)])] as ChainNamespace[]
  const merged: Partial<Record<ChainNamespace, readonly item[]>> = {}
  for (const namespace of namespaces) {
    const has = (list: ByNamespace<readonly item[]>, item: item): boolean =>
      list[namespace]?.some((other) => isSameText(idOf(other), idOf(item))) === true
    const kept = (own[namespace] ?? []).filter((item) => has(theirs, item) || !has(base, item))
    const added = (theirs[namespace] ?? []).filter((item) => !has(base, item) && !has(own, item))
    if (kept.length + added.length > 0) merged[namespace] = [...kept, ...added]
  }
  return merged
}

/**
 * Whether a newer version of this package wrote the value, which an older version in another tab must not overwrite.
 */
export function isNewer(value: string | null): boolean {
  const { version } = (toJson(value) ?? {}) as { readonly version?: unknown }
  return typeof version === 'number' && version > 1
}
