import { type ChainNamespace, messageOf, isSameAddress } from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { followWallet } from './followWallet.ts'
import { loadConnectionActions } from './lazy.ts'
import { dispatchConnection } from './reducer.ts'
import { hostProcess } from './rules.ts'
import { getConnectionState } from './state.ts'
import type { Connection } from './types.ts'

export type DisconnectParameters = {
  /** Only this connector. @default all connectors of the namespace, or of all namespaces */
  readonly connector?: { readonly uid: string } | undefined
  /** @default all namespaces */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Disconnects wallets, and aborts a running connect of the same connector or namespace. A wallet is disconnected in all
 * of its namespaces, because they share one connector session. The state changes at once. A stored connection whose
 * wallet has not answered yet is not restored; a wallet that hosts the page and has not answered yet is not connected.
 * If a wallet refuses, the others are still disconnected, and the call rejects with `DISCONNECT_FAILED`, whose cause
 * has the messages of all errors.
 *
 * @example
 * ```ts
 * import { disconnect } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await disconnect(config)
 * ```
 */
export async function disconnect(
  config: Config,
  { connector, namespace }: DisconnectParameters = {},
): Promise<void> {
  const internals = internalsOf(config)
  const { connections, process, isRestored } = getConnectionState(internals)
  const isTarget = (uid: string, namespaces: readonly ChainNamespace[]): boolean =>
    (connector === undefined || connector.uid === uid) &&
    (namespace === undefined || namespaces.includes(namespace))
  if (process.status === 'pending' && isTarget(process.connector.uid, process.namespaces))
    internals.processes.get('connect')?.abort()
  const hosts = [...internals.connectors.values()].filter(
    ({ uid, namespaces }) => internals.processes.has(hostProcess(uid)) && isTarget(uid, namespaces),
  )
  for (const { uid } of hosts) {
    internals.processes.get(hostProcess(uid))?.abort()
    internals.processes.delete(hostProcess(uid))
    ;(internals.engine.hosts ??= new Set()).add(uid)
  }
  const ended = connections.filter((connection) => isTarget(connection.connector.uid, [connection.namespace]))
  const uids = [
    ...new Set([...hosts, ...ended.map((connection) => connection.connector)].map(({ uid }) => uid)),
  ]
  const closing = uids.map((uid) => closeConnector(config, uid))
  const refuse = async (): Promise<void> =>
    (await loadConnectionActions()).refuseStored(config, { connector, namespace })
  const results = await Promise.allSettled([...closing, ...(isRestored ? [] : [refuse()])])
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (reasons.length > 0) {
    const messages = reasons.map((reason) => messageOf(reason) ?? 'unknown').join(', ')
    const error = createError('DISCONNECT_FAILED', undefined, {
      cause: createError('DISCONNECT_CHAINS_FAILED', { messages }, { cause: reasons[0] }),
    })
    internals.emit({ event: 'DISCONNECT_ERROR', properties: { message: messages } })
    throw error
  }
  internals.emit({ event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
}

/**
 * Ends the connections of a connector in all namespaces, then disconnects the wallet. Rejects with the wallet's error.
 */
export async function closeConnector(config: Config, uid: string): Promise<void> {
  endConnections(config, { uid, isForgotten: true })
  await internalsOf(config).connectors.get(uid)?.disconnect()
}

/**
 * Ends connections of a connector in one namespace or all: removes their cached queries, and selects the network of the
 * connection that becomes current.
 */
export function endConnections(
  config: Config,
  ended: {
    readonly uid: string
    readonly namespace?: ChainNamespace | undefined
    readonly isForgotten?: boolean | undefined
  },
): void {
  const internals = internalsOf(config)
  const before = getConnectionState(internals).connections
  dispatchConnection(internals, { type: 'closed', ...ended })
  const { connections } = getConnectionState(internals)
  const closed = before.filter((connection) => !connections.includes(connection))
  for (const { namespace } of closed) followWallet(config, namespace)
  forgetCaches(config, closed)
}

/** Ends all connections of a namespace without a request to their wallets; they may be restored. */
export function endNamespace(config: Config, namespace: ChainNamespace): void {
  for (const { connector } of getConnectionState(internalsOf(config)).connections)
    endConnections(config, { uid: connector.uid, namespace })
}

/** Removes the cached queries of addresses that no connected wallet has any more (R39). */
function forgetCaches(config: Config, closed: readonly Connection[]): void {
  const addressesOf = (connections: readonly Connection[]): readonly string[] =>
    connections.flatMap(({ accounts }) => accounts.map(({ address }) => address))
  const kept = addressesOf(getConnectionState(internalsOf(config)).connections)
  const forgotten = addressesOf(closed).filter(
    (address) => !kept.some((other) => isSameAddress(other, address)),
  )
  if (forgotten.length === 0) return
  internalsOf(config).queryClient?.removeQueries({
    predicate: ({ queryKey: [foyer, id, , parameters] }) => {
      const address = (parameters as { readonly address?: unknown } | null | undefined)?.address
      return (
        foyer === 'foyer' &&
        id === config.id &&
        typeof address === 'string' &&
        forgotten.some((other) => isSameAddress(other, address))
      )
    },
  })
}
