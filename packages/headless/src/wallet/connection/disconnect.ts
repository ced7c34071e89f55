import { type ChainNamespace, type FoyerError, messageOf } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError } from '../../core/errors/actionErrors.ts'
import { closeConnector } from './closeConnector.ts'
import { getConnectionState } from './state.ts'

export type DisconnectParameters = {
  /** One connector only. @default every one of the family, or of all families */
  readonly connector?: { readonly uid: string } | undefined
  /** @default all families */
  readonly namespace?: ChainNamespace | undefined
}

export type DisconnectErrorType = FoyerError<'DISCONNECT_FAILED'>

/**
 * Disconnects. A wallet that serves several families ends on all of them, since it is one session. Here it takes
 * effect at once; when a wallet refuses to let go, the others are still disconnected and the call rejects with
 * `DISCONNECT_FAILED`, whose cause names every failure.
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
  internals.processes.get('connect')?.abort()
  const ended = getConnectionState(internals).connections.filter(
    (connection) =>
      (connector === undefined || connection.connector.uid === connector.uid) &&
      (namespace === undefined || connection.namespace === namespace),
  )
  const uids = [...new Set(ended.map((connection) => connection.connector.uid))]
  const results = await Promise.allSettled(
    uids.map((uid) => closeConnector(config, uid, { isForgotten: true })),
  )
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
