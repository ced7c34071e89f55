import type SignClient from '@walletconnect/sign-client'
import { isFoyerError, messageOf } from '../../errors/FoyerError.ts'
import { readRefusal } from './readRefusal.ts'

type Queued = { readonly request: unknown; readonly opts: unknown; readonly attempt: number }
type Relayer = {
  request(asked: unknown): Promise<unknown>
  registerEventListeners(): Promise<void>
  readonly events: { emit(event: string, data: unknown): boolean }
  readonly publisher: {
    readonly queue: Map<string, Queued>
    checkQueue(): void
    rpcPublish(request: unknown, opts: unknown): Promise<unknown>
  }
}
type Engine = { onSessionDeleteRequest(topic: string, payload: unknown): Promise<void> }

/**
 * Disables the window listeners of the client, which it never removes; the heartbeat reconnects without them. Also
 * prevents unhandled rejections of background work.
 */
export function quieten(client: SignClient): void {
  const { core } = client
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  // The session is deleted locally even if the relay cannot be reached; the error would be unhandled.
  core.relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(() => undefined)
  const relayer = core.relayer as unknown as Relayer
  relayer.registerEventListeners = async () => {
    core.heartbeat.on('heartbeat_pulse', () => {
      const { connected, transportExplicitlyClosed } = core.relayer
      if (!connected && !transportExplicitlyClosed) core.relayer.transportOpen().catch(() => undefined)
    })
  }
  reportRefusals(relayer)
  retryQuietly(relayer)
  endOnce(client)
}

/** Emits `relayer_error` for a refused request too, which the client itself would only repeat for a minute. */
function reportRefusals(relayer: Relayer): void {
  const request = relayer.request.bind(relayer)
  relayer.request = (asked) =>
    request(asked).catch((error: unknown) => {
      if (isFoyerError(readRefusal(messageOf(error) ?? ''), 'RELAY_UNREACHABLE')) throw error
      relayer.events.emit('relayer_error', error)
      // Stays pending until the teardown, which ends the retries of this request.
      return new Promise(() => {})
    })
}

/** Repeats failed requests at each heartbeat, like the client, whose own loop leaves rejections unhandled. */
function retryQuietly({ publisher }: Relayer): void {
  publisher.checkQueue = () => {
    for (const [id, queued] of publisher.queue) {
      const { request, opts, attempt } = queued
      publisher.queue.set(id, { ...queued, attempt: attempt + 1 })
      publisher.rpcPublish(request, opts).catch(() => undefined)
    }
  }
}

/**
 * Ignores the end of a session that has ended, whose check the client rejects without a handler. A second after its
 * start the client handles messages again that it has not yet answered.
 */
function endOnce(client: SignClient): void {
  const { engine } = client as unknown as { readonly engine: Engine }
  const { onSessionDeleteRequest } = engine
  engine.onSessionDeleteRequest = async (topic, payload) => {
    if (client.session.keys.includes(topic)) await onSessionDeleteRequest(topic, payload)
  }
}

/** Turns WalletConnect Verify off: requests load no iframe of its service (docs/spec/rulings.md R75). */
export function withoutVerify({ core }: SignClient): void {
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
}
