import { chainNamespaces, type ChainNamespace } from '@foyer/chains'
import * as v from 'valibot'
import { projectFeaturesAtom } from '../core/features.ts'
import { internalsOf, type Internals } from '../core/internals.ts'
import { hasService } from '../core/options.ts'
import { toJson } from '../core/storage.ts'
import type { Config } from '../core/types.ts'
import { isMultiWallet } from './multiWallet.ts'
import { isNewer, mergeStored } from './remember.ts'
import { namespaceOf, isRestorable, isSameText } from './rules.ts'
import { networkSelectionAtom, connectionStateAtom, currentConnection } from './state.ts'
import { storageKeys, connectedConnectorKey, summaryKeys } from './storageKeys.ts'
import type { ByNamespace, Connection, ConnectionState, RememberedConnection } from './types.ts'

type StoredFacts = Pick<ConnectionState, 'connections' | 'current' | 'disconnectedIds' | 'remembered'>

/** Ended connections that stay stored: with multi-wallet all, otherwise those of wallets with the ids. */
type Kept = { readonly isMulti: boolean; readonly keptIds: ByNamespace<readonly string[]> }

/** Storage entries for the state; `undefined` for default values, which are not stored (R52). */
function toStoredEntries(
  state: StoredFacts,
  facts: Kept & { readonly activeId: string; readonly defaultId: string },
): Readonly<Record<string, string | undefined>> {
  const kept = toStoredConnections(state, facts)
  const connected = chainNamespaces.filter((namespace) => state.current[namespace] !== undefined)
  const isChosen = connected.length > 0 || facts.activeId !== facts.defaultId
  const disconnected = Object.values(state.disconnectedIds).some((ids) => ids.length > 0)
  return {
    [storageKeys.connections]: kept && JSON.stringify(kept),
    [storageKeys.disconnected]: disconnected ? JSON.stringify(state.disconnectedIds) : undefined,
    [storageKeys.network]: isChosen ? facts.activeId : undefined,
    [summaryKeys.namespace]: isChosen ? namespaceOf(facts.activeId as `eip155:${string}`) : undefined,
    [summaryKeys.namespaces]: connected.length > 0 ? connected.join(',') : undefined,
    [summaryKeys.status]: connected.length > 0 ? 'connected' : undefined,
    ...Object.fromEntries(
      chainNamespaces.map((namespace) => [
        connectedConnectorKey(namespace),
        currentConnection(state, namespace)?.connectorId,
      ]),
    ),
  }
}

/** Connections to store: those to restore, and with multi-wallet also recent ones. */
function toStoredConnections(
  { current, remembered, disconnectedIds }: StoredFacts,
  { isMulti, keptIds }: Kept,
): ByNamespace<readonly RememberedConnection[]> | undefined {
  const byNamespace: Partial<Record<ChainNamespace, readonly RememberedConnection[]>> = {}
  for (const namespace of chainNamespaces) {
    // The current connection is first, because its id may not be unique.
    const isInUse = ({ uid }: RememberedConnection): number => Number(uid === current[namespace])
    const entries = (remembered[namespace] ?? [])
      .filter(
        ({ connectorId }) =>
          isMulti ||
          isRestorable(connectorId, disconnectedIds[namespace]) ||
          !isRestorable(connectorId, keptIds[namespace]),
      )
      .toSorted((a, b) => isInUse(b) - isInUse(a))
      .map(({ uid: _uid, ...entry }) => entry)
    if (entries.length > 0) byNamespace[namespace] = entries
  }
  return Object.keys(byNamespace).length > 0 ? byNamespace : undefined
}

/** Stores changes of connections and network. Writes nothing before the stored connections are restored. */
export function persistConnections(config: Config): () => void {
  const { engine, store, storage, options } = internalsOf(config)
  const defaultId = options.defaultNetwork ?? options.networks[0].caipNetworkId
  let written: Readonly<Record<string, string | undefined>> | undefined
  // Entries as they were read at the restore, for merges with changes by other tabs.
  let known: Readonly<Record<string, string | undefined>> = {}
  let isMuted = false
  const read = (): NonNullable<typeof written> => {
    // Until the remote configuration is known, which may turn multi-wallet on, recent connections stay.
    const mayChange = store.get(projectFeaturesAtom)?.multiWallet === undefined && hasService(config, 'kit')
    return toStoredEntries(store.get(connectionStateAtom), {
      activeId: store.get(networkSelectionAtom).active,
      defaultId,
      isMulti: isMultiWallet(config),
      keptIds: mayChange ? parseStoredIds(known[storageKeys.disconnected] ?? null) : {},
    })
  }
  const write = (): void => {
    if (isMuted || !store.get(connectionStateAtom).isRestored) return
    const entries = read()
    for (const [key, value] of Object.entries(entries)) {
      const stored = storage.getItem(key)
      const before = written ? written[key] : (stored ?? undefined)
      if (value === before || isNewer(stored)) continue
      const merged = mergeWith(stored, { key, base: (written ?? known)[key], own: value })
      if (merged !== undefined) storage.setItem(key, merged)
      // The first write removes nothing: a wallet that was announced too late is restored on the next page load.
      else if (written) storage.removeItem(key)
    }
    written = entries
  }
  engine.noteStored = () => {
    const keys = [storageKeys.connections, storageKeys.disconnected]
    known = Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? undefined]))
  }
  engine.withoutWriting = (run) => {
    isMuted = true
    try {
      run()
    } finally {
      isMuted = false
      written = read()
      const stored = storage.getItem(storageKeys.connections)
      if (!hasLive(store.get(connectionStateAtom).connections, stored)) {
        written = { ...written, [storageKeys.connections]: stored ?? undefined }
        write()
      }
    }
  }
  const undo = [store.sub(connectionStateAtom, write), store.sub(networkSelectionAtom, write)]
  return () => {
    for (const stop of undo) stop()
    engine.noteStored = undefined
    engine.withoutWriting = undefined
  }
}

/** Whether all live connections are stored: another tab may have dropped a connection that it does not use. */
function hasLive(connections: readonly Connection[], stored: string | null): boolean {
  const known = parseStoredConnections(stored)
  return connections.every(({ namespace, connectorId }) =>
    known[namespace]?.some((entry) => isSameText(entry.connectorId, connectorId)),
  )
}

/** Lists are merged with changes of other tabs, see `mergeStored`; other entries are overwritten. */
function mergeWith(
  stored: string | null,
  {
    key,
    base,
    own,
  }: { readonly key: string; readonly base: string | undefined; readonly own: string | undefined },
): string | undefined {
  if (stored === null || stored === base) return own
  const parts = [base ?? null, own ?? null, stored] as const
  const merged =
    key === storageKeys.connections
      ? merge(parts.map(parseStoredConnections), ({ connectorId }) => connectorId)
      : key === storageKeys.disconnected
        ? merge(parts.map(parseStoredIds), (id) => id)
        : undefined
  if (!merged) return own
  return Object.keys(merged).length > 0 ? JSON.stringify(merged) : undefined
}

const merge = <item>(
  [base = {}, own = {}, theirs = {}]: readonly ByNamespace<readonly item[]>[],
  idOf: (item: item) => string,
): ByNamespace<readonly item[]> => mergeStored({ base, own, theirs }, idOf)

/** Stored connections; invalid data is ignored. */
export const readStored = ({
  storage,
}: Pick<Internals, 'storage'>): Pick<ConnectionState, 'remembered' | 'disconnectedIds'> => ({
  remembered: parseStoredConnections(storage.getItem(storageKeys.connections)),
  disconnectedIds: parseStoredIds(storage.getItem(storageKeys.disconnected)),
})

const text = v.pipe(v.string(), v.maxLength(512))

const accountType = v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal'])

const connection = v.object({
  connectorId: text,
  address: text,
  accounts: v.pipe(v.array(v.object({ address: text, type: v.optional(accountType) })), v.maxLength(1000)),
  chainId: v.optional(text),
  name: v.optional(text),
  auth: v.optional(v.object({ name: text, username: v.optional(text) })),
})

/** Parses stored connections; invalid ones are dropped. */
export const parseStoredConnections = (value: string | null): ByNamespace<readonly RememberedConnection[]> =>
  parse(value, connection, 100)

/** Parses stored ids by namespace; invalid ones are dropped. */
export const parseStoredIds = (value: string | null): ByNamespace<readonly string[]> =>
  parse(value, text, 1000)

/** Valid entries by namespace. Longer lists, and values of a newer version, are ignored. */
function parse<schema extends v.GenericSchema>(
  value: string | null,
  schema: schema,
  maxLength: number,
): ByNamespace<readonly v.InferOutput<schema>[]> {
  const stored = toJson(isNewer(value) ? null : value) as ByNamespace<unknown> | null | undefined
  const lists = chainNamespaces.flatMap((namespace) => {
    const list = stored?.[namespace]
    if (!Array.isArray(list) || list.length > maxLength) return []
    const entries = list.flatMap((entry) => {
      const result = v.safeParse(schema, entry)
      return result.success ? [result.output] : []
    })
    return entries.length > 0 ? [[namespace, entries] as const] : []
  })
  return Object.fromEntries(lists)
}
