import type SignClient from '@walletconnect/sign-client'

type Emitter = { emit(event: string, data: unknown): boolean; removeAllListeners(): unknown }
type Inside = {
  readonly engine: { readonly events: Emitter }
  readonly core: {
    readonly relayer: {
      provider?: { connection?: { once(event: 'open', listener: () => void): void; close(): Promise<void> } }
      reconnectTimeout?: ReturnType<typeof setTimeout> | undefined
      pingTimeout?: ReturnType<typeof setTimeout> | undefined
      connect(): Promise<void>
      toEstablishConnection(): Promise<void>
      readonly publisher: { readonly queue: Map<string, unknown> }
    }
  }
}

const REASON = { code: 6000, message: 'User disconnected.' }

/**
 * Ends a client for good, which has no way of its own to do so: whoever still waits is told, and no timer, listener,
 * socket or global is left.
 */
export async function teardown(client: SignClient, prefix: string): Promise<void> {
  const { core } = client
  const { engine, core: inside } = client as unknown as Inside
  const { relayer } = inside
  core.heartbeat.stop()
  core.relayer.transportExplicitlyClosed = true
  // The client would open a socket again for whatever still runs.
  relayer.connect = relayer.toEstablishConnection = () => Promise.reject(REASON)
  core.relayer.transportOpen = () => Promise.resolve()
  for (const { request } of core.history.pending) {
    const id = request.id
    engine.events.emit(`session_request:${id}`, { error: REASON })
    engine.events.emit(`session_connect:${id}`, { error: REASON })
    engine.events.emit(`session_ping:${id}`, { error: REASON })
  }
  const connection = relayer.provider?.connection
  // A socket that is still opening can only be closed once it is open.
  connection?.once('open', () => void connection.close().catch(() => undefined))
  await core.relayer.transportClose().catch(() => undefined)
  clearTimeout(relayer.reconnectTimeout)
  clearTimeout(relayer.pingTimeout)
  for (const id of relayer.publisher.queue.keys()) core.relayer.events.emit('relayer_publish', { id })
  forget(client, prefix)
}

function forget(client: SignClient, prefix: string): void {
  const { core } = client
  const emitters = [
    client,
    core,
    core.relayer,
    core.relayer.subscriber,
    core.heartbeat,
    core.pairing,
    core.expirer,
    core.history,
  ]
  for (const { events } of emitters as unknown as readonly { readonly events: Emitter }[])
    events.removeAllListeners()
  const page = globalThis as Record<string, unknown>
  for (const name of [
    `_walletConnectCore_${prefix}`,
    `_walletConnectCore_${prefix}_count`,
    'downloadLogsBlobInBrowser',
  ])
    delete page[name]
}
