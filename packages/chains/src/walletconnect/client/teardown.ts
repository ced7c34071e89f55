import type SignClient from '@walletconnect/sign-client'
import { abortable } from '../../async/deadline.ts'
import { USER_DISCONNECTED } from './endSession.ts'

type Emitter = { emit(event: string, data: unknown): boolean; removeAllListeners(): unknown }
type Request = { readonly id?: unknown; readonly params?: { readonly topic?: unknown } | undefined }
// oxlint-disable-next-line no-restricted-globals -- only its type
type Timer = ReturnType<typeof setTimeout>
type Relayer = {
  provider?: { connection?: { once(event: 'open', listener: () => void): void; close(): Promise<void> } }
  reconnectTimeout?: Timer | undefined
  pingTimeout?: Timer | undefined
  connect(): Promise<void>
  toEstablishConnection(): Promise<void>
  request(request: Request): Promise<unknown>
  transportOpen(): Promise<void>
  transportClose(): Promise<void>
  transportExplicitlyClosed: boolean
  readonly events: Emitter
  readonly subscriber: { readonly events: Emitter }
}
type Inside = { readonly engine: { readonly events: Emitter }; readonly core: { readonly relayer: Relayer } }

/**
 * Adds the teardown that the client lacks: pending calls reject, and timers, listeners, socket and globals are removed.
 * Must be called before the client starts.
 */
export function prepareTeardown(
  client: SignClient,
  prefix: string,
  ending: AbortController,
): () => Promise<void> {
  const { relayer } = (client as unknown as Inside).core
  const request = relayer.request.bind(relayer)
  relayer.request = async (asked) => {
    try {
      return await abortable(request(asked), ending.signal)
    } finally {
      if (ending.signal.aborted) stopRetrying(relayer, asked)
    }
  }
  return async () => {
    forgetGlobals(prefix)
    client.core.heartbeat.stop()
    relayer.transportExplicitlyClosed = true
    // Otherwise running work would open a socket again.
    relayer.connect = relayer.toEstablishConnection = () => Promise.reject(USER_DISCONNECTED)
    relayer.transportOpen = () => Promise.resolve()
    ending.abort(USER_DISCONNECTED)
    release(client)
    await closeSocket(relayer)
    clearTimeout(relayer.reconnectTimeout)
    clearTimeout(relayer.pingTimeout)
    forgetListeners(client)
  }
}

/** Marks a failed request as published, since the client would repeat it for a minute. */
function stopRetrying({ events, subscriber }: Relayer, { id, params }: Request): void {
  if (id !== undefined) events.emit('relayer_publish', { id })
  subscriber.events.emit('subscription_created', { topic: params?.topic })
}

/** Rejects all calls that await the wallet. */
function release(client: SignClient): void {
  const { engine } = client as unknown as Inside
  for (const { request } of client.core.history.pending)
    for (const waiting of ['session_request', 'session_connect', 'session_ping'])
      engine.events.emit(`${waiting}:${request.id}`, { error: USER_DISCONNECTED })
}

async function closeSocket(relayer: Relayer): Promise<void> {
  const connection = relayer.provider?.connection
  // An opening socket can be closed only after it has opened.
  connection?.once('open', () => void connection.close().catch(() => undefined))
  await relayer.transportClose().catch(() => undefined)
}

function forgetListeners(client: SignClient): void {
  const { core } = client
  const { relayer, heartbeat, pairing, expirer, history } = core
  const emitters = [client, core, relayer, relayer.subscriber, heartbeat, pairing, expirer, history]
  for (const { events } of emitters as unknown as readonly { readonly events: Emitter }[])
    events.removeAllListeners()
}

/** Deletes the globals from which the next client would reuse the old client. */
function forgetGlobals(prefix: string): void {
  const page = globalThis as Record<string, unknown>
  const key = `_walletConnectCore_${prefix}`
  for (const name of [key, `${key}_count`, 'downloadLogsBlobInBrowser']) delete page[name]
}
