import type SignClient from '@walletconnect/sign-client'
import { abortable } from '../../abortable.ts'
import { createEmitter } from '../../emitter.ts'
import { messageOf, read } from '../../errors/FoyerError.ts'
import { startTimer } from '../../timing.ts'
import { createError } from '../errors.ts'
import { parseSession, type WalletSession } from '../sessionSchema.ts'
import { authenticateWith } from './authenticateWith.ts'
import { cancelProposal } from './cancelProposal.ts'
import type { ClientEvent, ClientHandle } from './handle.ts'
import { readRefusal } from './readRefusal.ts'
import { teardown } from './teardown.ts'
import { watchRelay } from './watchRelay.ts'

/** How long the relay may take to have the proposal; the client itself may wait for ever. */
const RELAY_TIMEOUT_MS = 15_000

export type LocalHandleParameters = {
  readonly create: () => Promise<SignClient>
  readonly prefix: string
  /** A client of the host's own is left as it is found. */
  readonly isForeign?: boolean | undefined
}

type Live = { readonly client: SignClient; readonly refusal: AbortSignal; readonly undo: () => void }

/** The client in this very tab. Made at the first call, and made anew after the relay refused it. */
export function localHandle({ create, prefix, isForeign = false }: LocalHandleParameters): ClientHandle {
  const emitter = createEmitter<ClientEvent>()
  let starting: Promise<Live> | undefined

  async function start(): Promise<Live> {
    const client = await create()
    const refused = new AbortController()
    watchRelay(client, (text) => {
      if (refused.signal.aborted) return
      emitter.emit({ type: 'refused', text })
      refused.abort(readRefusal(text))
      drop().catch(() => undefined)
    })
    return { client, refusal: refused.signal, undo: listen(client, emitter.emit) }
  }

  const live = (): Promise<Live> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  async function drop(): Promise<void> {
    const running = starting
    starting = undefined
    const ended = await running?.catch(() => undefined)
    if (!ended) return
    ended.undo()
    if (!isForeign) await teardown(ended.client, prefix)
  }

  /** Runs something that needs the relay: it fails as soon as the relay refuses. */
  async function run<result>(
    work: (client: SignClient) => Promise<result>,
    signal?: AbortSignal,
  ): Promise<result> {
    const { client, refusal } = await abortable(live(), signal)
    const running = work(client)
    // Nobody waits for it any more once the relay has refused.
    running.catch(() => undefined)
    return abortable(running, signal ? AbortSignal.any([signal, refusal]) : refusal)
  }

  return {
    async session() {
      const { client } = await live()
      return currentSession(client)
    },
    async propose({ namespaces, onUri, signal }) {
      let isCancelled = false
      let pairing: string | undefined
      const propose = async (client: SignClient): Promise<WalletSession> => {
        const proposing = client.connect({ optionalNamespaces: namespaces as never })
        const { uri, approval } = await withinTime(proposing)
        const approved = approval()
        pairing = pairingOf(uri)
        if (isCancelled) await cancelProposal(client, pairing)
        else onUri(uri ?? '')
        const session = parseSession(await approved)
        if (session && isCancelled) await endOne(client, session.topic)
        if (!session) throw createError('MISSING_OR_INVALID', undefined, { value: 'session' })
        return session
      }
      try {
        return await run(propose, signal)
      } catch (error) {
        isCancelled = true
        const client = (await starting?.catch(() => undefined))?.client
        if (client && pairing) cancelProposal(client, pairing).catch(() => undefined)
        throw error
      }
    },
    authenticate: (parameters) =>
      run((client) => authenticateWith(client, parameters, withinTime), parameters.signal),
    async request({ topic, chainId, method, params, signal }) {
      return run(async (client) => {
        await keepInPage(client, topic)
        return client.request<unknown>({ topic, chainId, request: { method, params } })
      }, signal)
    },
    ping: (topic) => run((client) => client.ping({ topic })),
    async end(which) {
      await run(async (client) => {
        const topics =
          'topic' in which ? [which.topic] : client.session.keys.filter((topic) => topic !== which.except)
        await Promise.all(topics.map((topic) => endOne(client, topic)))
      })
    },
    subscribe: emitter.subscribe,
    close: drop,
  }
}

/** The stored session that lives longest; expired ones do not count. */
function currentSession(client: SignClient): WalletSession | undefined {
  return client.session
    .getAll()
    .flatMap((session) => parseSession(session) ?? [])
    .toSorted((a, b) => b.expiry - a.expiry)[0]
}

/** "Record was recently deleted" is the client's way of saying that it is done. */
async function endOne(client: SignClient, topic: string): Promise<void> {
  try {
    await client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  } catch (error) {
    if (!/recently deleted|no matching key/i.test(messageOf(error) ?? '')) throw error
  }
}

/** Opening the wallet's app is up to the app: the client does it by itself unless the session says otherwise. */
async function keepInPage(client: SignClient, topic: string): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  const { sessionConfig } = client.session.get(topic)
  if (!sessionConfig?.disableDeepLink)
    await client.session.update(topic, { sessionConfig: { ...sessionConfig, disableDeepLink: true } })
}

const pairingOf = (uri: string | undefined): string | undefined => /^wc:([0-9a-f]+)@/.exec(uri ?? '')?.[1]

async function withinTime<result>(promise: Promise<result>): Promise<result> {
  const late = new AbortController()
  const stop = startTimer(RELAY_TIMEOUT_MS, () => late.abort(readRefusal('')))
  try {
    return await abortable(promise, late.signal)
  } finally {
    stop()
  }
}

/** Translates what the client tells. Returns the undo. */
function listen(client: SignClient, emit: (event: ClientEvent) => void): () => void {
  const listeners: Record<string, (event: unknown) => void> = {
    session_event: (event) => {
      const params = read(event, 'params')
      const inner = read(params, 'event')
      emit({
        type: 'event',
        topic: String(read(event, 'topic')),
        chainId: String(read(params, 'chainId')),
        name: String(read(inner, 'name')),
        data: read(inner, 'data'),
      })
    },
    session_update: (event) => {
      const topic = String(read(event, 'topic'))
      const session = client.session.keys.includes(topic)
        ? parseSession(client.session.get(topic))
        : undefined
      if (session) emit({ type: 'update', session })
    },
    session_delete: (event) => emit({ type: 'end', topic: String(read(event, 'topic')) }),
    session_expire: (event) => emit({ type: 'end', topic: String(read(event, 'topic')) }),
    session_request_sent: (event) =>
      emit({
        type: 'sent',
        topic: String(read(event, 'topic')),
        id: Number(read(event, 'id')),
        method: String(read(read(event, 'request'), 'method')),
      }),
  }
  const entries = Object.entries(listeners) as ['session_event', (event: unknown) => void][]
  for (const [name, listener] of entries) client.on(name, listener)
  return () => {
    for (const [name, listener] of entries) client.off(name, listener)
  }
}
