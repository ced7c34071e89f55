import type SignClient from '@walletconnect/sign-client'
import { abortable, withDeadline } from '../../async/deadline.ts'
import { startTimer } from '../../async/timing.ts'
import { createEmitter } from '../../emitter.ts'
import { read } from '../../errors/foreign.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import { createError } from '../errors.ts'
import { parseSession, type WalletSession } from '../sessionSchema.ts'
import { authenticateWith } from './authenticateWith.ts'
import { endSession } from './endSession.ts'
import type { ClientEvent, ClientHandle } from './handle.ts'
import { awaitAnswer, awaitEarlier } from './pairing.ts'
import { readRefusal } from './readRefusal.ts'
import { watchRelay } from './watchRelay.ts'

/** Time limit for the relay to accept a proposal; the client itself has none. */
const RELAY_TIMEOUT_MS = 15_000

/** Delay in ms before a client with a session is created again after the relay was unreachable. */
const RESTART_MS = 10_000

/** Number of event ids remembered to drop duplicates. */
const REMEMBERED = 50

/** Client with its teardown. */
export type OwnedClient = { readonly client: SignClient; readonly close: () => Promise<void> }

type Running = OwnedClient & {
  /** Aborted when the relay rejects the client, and on close. */
  readonly ended: AbortSignal
}

/**
 * Client in this tab. Created by the first call, and again by the next call after the relay has rejected it. A client
 * with a session is created again by itself once the relay can be reached, so that it receives events of the wallet.
 */
export function localHandle(create: () => Promise<OwnedClient>): ClientHandle {
  const emitter = createEmitter<ClientEvent>()
  let starting: Promise<Running> | undefined
  let closing: Promise<void> | undefined
  let stopRestart = (): void => undefined

  async function start(): Promise<Running> {
    // Never two clients at a time, since they would share their storage.
    await closing
    const { client, close } = await create()
    const ending = new AbortController()
    const stopWatching = watchRelay(client, (text) => {
      if (ending.signal.aborted) return
      const error = readRefusal(text)
      ending.abort(error)
      emitter.emit({ type: 'refused', text })
      const isTemporary = error.context['alert'] === undefined
      if (isTemporary && client.session.keys.length > 0) restart()
      drop().catch(() => undefined)
    })
    const stop = listen(client, emitter.emit)
    return {
      client,
      ended: ending.signal,
      close: () => {
        ending.abort(createError('USER_DISCONNECTED'))
        stop()
        stopWatching()
        return close()
      },
    }
  }

  const getRunning = (): Promise<Running> => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  function restart(): void {
    stopRestart()
    let isStopped = false
    const again = (): void => {
      if (!isStopped) restart()
    }
    const stopTimer = startTimer(RESTART_MS, () => void getRunning().catch(again))
    stopRestart = () => {
      isStopped = true
      stopTimer()
    }
  }

  function drop(): Promise<void> {
    const running = starting
    starting = undefined
    if (running) {
      closing = running
        .then(({ close }) => close())
        .catch(() => undefined)
        .finally(() => void (closing = undefined))
    }
    return closing ?? Promise.resolve()
  }

  /** Runs work that needs the relay: rejects when the relay rejects the client. */
  async function run<result>(
    work: (running: Running) => Promise<result>,
    signal?: AbortSignal,
    openedTopic: (result: result) => string | undefined = () => undefined,
  ): Promise<result> {
    const running = await abortable(getRunning(), signal)
    const working = work(running)
    try {
      return await abortable(abortable(working, running.ended), signal)
    } catch (error) {
      // A session that the wallet approved just before an abort, or approves after it, is unknown to the caller.
      working
        .then(openedTopic)
        .then((topic) => (topic === undefined ? undefined : endSession(running.client, topic)))
        .catch(() => undefined)
      throw error
    }
  }

  return {
    async session(topic) {
      const { client } = await getRunning()
      return currentSession(client, topic)
    },
    propose: ({ namespaces, onUri, signal }) =>
      run(
        async ({ client, ended }) => {
          const { uri = '', approval } = await withinTime(
            client.connect({ optionalNamespaces: namespaces as never }),
            ended,
          )
          const approved = await awaitAnswer(client, { uri, onUri, signal }, approval)
          const session = parseSession(approved)
          if (session) return session
          await endSession(client, approved.topic)
          throw createError('MISSING_OR_INVALID', undefined, { value: 'session' })
        },
        signal,
        ({ topic }) => topic,
      ),
    async resume({ signal }) {
      for (;;) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one client after the other
          return await run(
            ({ client }) => resumeWith(client, signal),
            signal,
            (session) => session?.topic,
          )
        } catch (error) {
          if (!isFoyerError(error, 'RELAY_UNREACHABLE')) throw error
          // oxlint-disable-next-line no-await-in-loop -- a phone is often offline for a moment
          await wait(RESTART_MS, signal)
        }
      }
    },
    authenticate: (parameters) =>
      run(
        (running) => authenticateWith(running, parameters, withinTime),
        parameters.signal,
        ({ session }) => session?.topic,
      ),
    request: ({ topic, chainId, method, params, signal }) =>
      run(async ({ client }) => {
        await keepInPage(client, topic)
        return client.request<unknown>({ topic, chainId, request: { method, params } })
      }, signal),
    ping: (topic) => run(({ client }) => client.ping({ topic })),
    end: (which) =>
      run(async ({ client }) => {
        if ('topic' in which) return endSession(client, which.topic)
        const topics = client.session.keys.filter((topic) => topic !== which.except)
        const session = storedSession(client, which.except)
        // Before the relay answers: another tab must not ask the earlier wallet meanwhile.
        if (session) emitter.emit({ type: 'opened', session })
        await Promise.all(topics.map((topic) => endSession(client, topic)))
      }),
    subscribe: emitter.subscribe,
    close() {
      stopRestart()
      return drop()
    },
  }
}

/** Session that a wallet has approved for an earlier page, or approves now. */
async function resumeWith(
  client: SignClient,
  signal: AbortSignal | undefined,
): Promise<WalletSession | undefined> {
  const session = currentSession(client, undefined)
  return session ?? parseSession(await awaitEarlier(client, signal))
}

/** Waits, or rejects with the signal's reason. */
async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let stop = (): void => undefined
  try {
    await abortable(new Promise<void>((resolve) => (stop = startTimer(milliseconds, resolve))), signal)
  } finally {
    stop()
  }
}

/** Stored session of a topic, else the one with the latest expiry; expired sessions are ignored. */
function currentSession(client: SignClient, topic: string | undefined): WalletSession | undefined {
  const sessions = client.session.getAll().flatMap((session) => parseSession(session) ?? [])
  return (
    sessions.find((session) => session.topic === topic) ?? sessions.toSorted((a, b) => b.expiry - a.expiry)[0]
  )
}

/** Session of a topic that the client has. */
const storedSession = (client: SignClient, topic: string): WalletSession | undefined =>
  client.session.keys.includes(topic) ? parseSession(client.session.get(topic)) : undefined

/** Disables opening the wallet's app by the client, since Foyer opens it. */
async function keepInPage(client: SignClient, topic: string): Promise<void> {
  if (!client.session.keys.includes(topic)) return
  const { sessionConfig } = client.session.get(topic)
  if (!sessionConfig?.disableDeepLink)
    await client.session.update(topic, { sessionConfig: { ...sessionConfig, disableDeepLink: true } })
}

/** Settles like the promise, or rejects at a timeout or at the client's end. */
export type WithinTime = typeof withinTime

const withinTime = <result>(promise: Promise<result>, ended: AbortSignal): Promise<result> =>
  withDeadline(() => promise, {
    milliseconds: RELAY_TIMEOUT_MS,
    late: () => readRefusal(''),
    signal: ended,
  })

/** Emits events of the client in another form. Returns the unsubscribe function. */
function listen(client: SignClient, emit: (event: ClientEvent) => void): () => void {
  const receivedIds: unknown[] = []
  const listeners: Record<string, (event: unknown) => void> = {
    session_event: (event) => {
      const id = read(event, 'id')
      // The relay may deliver twice, and the client misses duplicates that arrive together.
      if (receivedIds.includes(id)) return
      receivedIds.push(id)
      if (receivedIds.length > REMEMBERED) receivedIds.shift()
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
      const session = storedSession(client, String(read(event, 'topic')))
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
