import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { networkSelectionAtom } from '../network/state.ts'
import { namespaceOf } from '../network/selection.ts'
import type { ConnectionState } from './types.ts'
import { connectionStateAtom } from './state.ts'
import { connectedConnectorKey, storageKeys } from './storageKeys.ts'

/** What is kept of a connection between visits. */
export type StoredConnection = {
  readonly connectorId: string
  readonly address: string
  readonly accounts: readonly { readonly address: string; readonly type?: string | undefined }[]
  readonly chainId?: string | undefined
  readonly name?: string | undefined
}

const families: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']

/** The stored form of what the visitor did; `undefined` where it is the default, which is not stored (rulings R52). */
export function toStoredEntries(
  state: Pick<ConnectionState, 'connections' | 'current' | 'disconnectedIds'>,
  network: { readonly activeId: string; readonly defaultId: string },
): Readonly<Record<string, string | undefined>> {
  const byFamily: Partial<Record<ChainNamespace, StoredConnection[]>> = {}
  for (const { namespace, connectorId, connector, address, accounts, chainId } of state.connections) {
    ;(byFamily[namespace] ??= []).push({
      connectorId,
      address,
      accounts: accounts.map((account) => ({ address: account.address, type: account.type })),
      chainId,
      name: connector.name,
    })
  }
  const connected = families.filter((namespace) => state.current[namespace] !== undefined)
  const isChosen = connected.length > 0 || network.activeId !== network.defaultId
  const disconnected = Object.values(state.disconnectedIds).some((ids) => ids.length > 0)
  return {
    [storageKeys.connections]: connected.length > 0 ? JSON.stringify(byFamily) : undefined,
    [storageKeys.disconnected]: disconnected ? JSON.stringify(state.disconnectedIds) : undefined,
    [storageKeys.network]: isChosen ? network.activeId : undefined,
    [storageKeys.namespace]: isChosen ? namespaceOf(network.activeId as `eip155:${string}`) : undefined,
    [storageKeys.namespaces]: connected.length > 0 ? connected.join(',') : undefined,
    [storageKeys.status]: connected.length > 0 ? 'connected' : undefined,
    ...Object.fromEntries(
      families.map((namespace) => [
        connectedConnectorKey(namespace),
        state.connections.find(
          (connection) =>
            connection.namespace === namespace && connection.connector.uid === state.current[namespace],
        )?.connectorId,
      ]),
    ),
  }
}

/** Writes what the visitor changed, and only that. Nothing is written before the last visit was read. */
export function persistConnections(config: Config): () => void {
  const { store, storage, options } = internalsOf(config)
  const defaultId = options.defaultNetwork ?? options.networks[0].caipNetworkId
  let written: Readonly<Record<string, string | undefined>> | undefined
  const write = (): void => {
    const state = store.get(connectionStateAtom)
    if (!state.isRestored) return
    const entries = toStoredEntries(state, { activeId: store.get(networkSelectionAtom).active, defaultId })
    for (const [key, value] of Object.entries(entries)) {
      const before = written ? written[key] : (storage.getItem(key) ?? undefined)
      if (value === before) continue
      if (value !== undefined) storage.setItem(key, value)
      // At first nothing is taken away: a wallet that is late today is still wanted on the next visit.
      else if (written) storage.removeItem(key)
    }
    written = entries
  }
  const undo = [store.sub(connectionStateAtom, write), store.sub(networkSelectionAtom, write)]
  return () => {
    for (const stop of undo) stop()
  }
}
