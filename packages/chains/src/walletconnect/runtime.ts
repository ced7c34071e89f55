import { settledWithin } from '../async/deadline.ts'
import type {
  AuthenticateParameters,
  AuthenticateResult,
  Connector,
  ConnectorContext,
  ConnectorEvent,
  ConnectorSession,
  ConnectParameters,
} from '../connector.ts'
import { type FoyerError, isFoyerError } from '../errors/FoyerError.ts'
import { toFoyerError } from '../errors/toFoyerError.ts'
import type { ChainNamespace } from '../types.ts'
import { type Asked, onlyChanges, type SessionView } from './applyEvent.ts'
import { toMessages } from './authenticateSchema.ts'
import { openHandle } from './client/openHandle.ts'
import { readRefusal } from './client/readRefusal.ts'
import { hasOpenPairing, hasStoredSession, storagePrefix } from './client/stored.ts'
import { createBridge } from './createBridge.ts'
import { createSessions } from './createSessions.ts'
import { createSessionState } from './createSessionState.ts'
import { createError } from './errors.ts'
import { sessionMethods } from './methods.ts'
import { createProviders } from './providers/createProviders.ts'
import type { WalletSession } from './sessionSchema.ts'
import { switchChain } from './switchChain.ts'
import { toOptionalNamespaces, withRpcMap } from './toOptionalNamespaces.ts'
import { toRequestError } from './toRequestError.ts'
import type { WalletConnectOptions } from './types.ts'

/** Time limit in ms for the relay on disconnect; the message is sent even after it. */
const DISCONNECT_MS = 500

export type Runtime = Required<
  Pick<
    Connector,
    | 'prepare'
    | 'connect'
    | 'restore'
    | 'disconnect'
    | 'ping'
    | 'authenticate'
    | 'switchNetwork'
    | 'supportsMethod'
  >
> &
  Pick<Connector, 'getProvider'> & {
    /** Releases the client while there are no listeners. */
    readonly pause: () => void
    readonly resume: () => void
  }

export type RuntimeParameters = {
  readonly context: ConnectorContext
  readonly options: WalletConnectOptions
  readonly emit: (event: ConnectorEvent) => void
}

/** The functions of the connector that need the client. */
export function createRuntime({ context, options, emit }: RuntimeParameters): Runtime {
  const { networks, storage } = context
  const asked: Asked = { networks, namespaces: toOptionalNamespaces(networks, options.namespaces) }
  const prefix = storagePrefix(context.id)
  const handle = openHandle({ context, prefix, options })
  const alerted = new Set<string>()
  /** Withdraws the proposals of an earlier page. */
  let resuming: AbortController | undefined
  const state = createSessionState({ asked, emit: emitEvent })

  const bridge = createBridge({
    asked,
    networks: withRpcMap(networks, options.namespaces),
    fetch: context.fetch,
    getView: state.view,
    setChain: state.setChain,
    request: handle.request,
  })
  const providers = createProviders(bridge)
  const sessions = createSessions({ asked, options, state, providers, end: handle.end })

  handle.subscribe((event) =>
    event.type === 'refused' ? alert(readRefusal(event.text)) : state.receive(event),
  )

  /** Emits an event to listeners of the providers and of the connector. */
  function emitEvent(event: ConnectorEvent, before?: SessionView): void {
    if (event.type === 'change' && !providers.get(event.namespace)) return void announce(event.namespace)
    providers.onEvent(before ? onlyChanges(event, before, asked) : event)
    emit(event)
  }

  /** Emits the accounts of a namespace that the wallet has added, once its provider is loaded. */
  async function announce(namespace: ChainNamespace): Promise<void> {
    try {
      await providers.load([namespace])
    } catch {
      // The next event of the namespace, or a restore, loads it again.
      return
    }
    const added = sessions.current().find((each) => each.namespace === namespace)
    if (!added) return
    const { accounts, chainId } = added
    emitEvent({ type: 'change', namespace, accounts, chainId, session: added })
  }

  /** Reports each error once: the relay repeats it at every attempt. */
  function alert(error: FoyerError): void {
    const key = `${error.code}:${String(error.context['alert'])}`
    if (error.code === 'RELAY_UNREACHABLE' || alerted.has(key)) return
    alerted.add(key)
    emit({ type: 'alert', error })
  }

  const hasRelay = Boolean(context.projectId || context.relayUrl || options.client)

  /** Asks a wallet. Errors for the developer are emitted as alerts too. */
  async function ask<result>(signal: AbortSignal | undefined, run: () => Promise<result>): Promise<result> {
    try {
      if (!hasRelay) throw createError('PROJECT_ID_MISSING')
      resuming?.abort()
      return await run()
    } catch (error) {
      if (isFoyerError(error, 'PROJECT_ID_MISSING') || isFoyerError(error, 'SDK_MISSING')) alert(error)
      throw toConnectError(error, signal)
    }
  }

  const onUri = (uri: string): void => emit({ type: 'connecting', uri })

  /** Sessions of the wallet that an earlier page has opened, once it approves; a connect of this page withdraws that. */
  async function resume({ signal, ...parameters }: ConnectParameters): Promise<readonly ConnectorSession[]> {
    const own = (resuming ??= new AbortController())
    const abort = (): void => own.abort(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      // Without the relay, nothing is restored.
      const session = await handle.resume({ signal: own.signal }).catch(() => undefined)
      signal?.throwIfAborted()
      return session ? await sessions.accept(session, { ...parameters, signal: own.signal }) : []
    } finally {
      signal?.removeEventListener('abort', abort)
      if (resuming === own) resuming = undefined
    }
  }

  /** Has a wallet approve the namespaces of the app. */
  async function propose(parameters: ConnectParameters): Promise<readonly ConnectorSession[]> {
    const { signal } = parameters
    const session = await handle.propose({ namespaces: asked.namespaces, onUri, signal })
    return sessions.accept(session, parameters)
  }

  return {
    async prepare() {
      if (hasRelay) await handle.session()
    },
    connect: (parameters) => ask(parameters.signal, () => propose(parameters)),
    authenticate: (parameters) => ask(parameters.signal, () => signIn(parameters)),
    async restore(parameters) {
      if (hasOpenPairing(storage, prefix)) return resume(parameters)
      const { networks: current } = parameters
      const before = state.turns()
      const known = state.view()?.session
      const isStored = known !== undefined || options.client || hasStoredSession(storage, prefix)
      // Another tab, which shares the client, may have ended or replaced the session in use.
      const session = isStored ? await handle.session(known?.topic).catch(() => known) : undefined
      const opened =
        session && session.topic !== known?.topic ? await sessions.open(session, current) : undefined
      // A connect, a disconnect or another restore may have ended meanwhile.
      if (state.turns() === before && session?.topic !== known?.topic)
        state.replace(opened && state.withEarly(opened))
      // An update that the wallet sent while this tab was not connected to the client.
      if (session && state.view()?.session === known && isUpdateOf(session, known))
        state.receive({ type: 'update', session })
      const view = state.view()
      if (view) await sessions.loadProviders(view)
      return sessions.current()
    },
    async disconnect() {
      resuming?.abort()
      const topic = state.view()?.session.topic
      state.end()
      if (topic === undefined && !options.client && !hasStoredSession(storage, prefix)) return
      await settledWithin(DISCONNECT_MS, handle.end(topic === undefined ? { except: '' } : { topic }))
    },
    async ping() {
      const topic = state.view()?.session.topic
      if (topic === undefined)
        throw createError('NO_MATCHING_KEY', undefined, { prefix: 'walletConnect:ping' })
      await handle.ping(topic).catch((error: unknown) => {
        throw toRequestError(error, 'walletConnect:ping')
      })
    },
    switchNetwork: ({ network, signal }) => switchChain(bridge, network, signal),
    getProvider: (namespace) => providers.get(namespace),
    supportsMethod: (namespace, method) => bridge.sessionNamespace(namespace).methods.includes(method),
    pause: () => void handle.close().catch(() => undefined),
    resume() {
      if (state.view()) handle.session().catch(() => undefined)
    },
  }

  async function signIn(parameters: AuthenticateParameters): Promise<AuthenticateResult> {
    const { caipNetworkIds, requestId, signal, ...fields } = parameters
    const current = networks.filter(({ caipNetworkId }) => caipNetworkId === caipNetworkIds[0])
    // `session_authenticate` has no request id, so the message is signed by a second request.
    if (requestId !== undefined)
      return { sessions: await propose({ networks: current, signal }), messages: [] }
    const { session, signed } = await handle.authenticate({
      ...fields,
      chains: caipNetworkIds,
      // Wallets reject this method in a recap.
      methods: (asked.namespaces.eip155?.methods ?? sessionMethods.eip155).filter(
        (method) => method !== 'wallet_showCallsStatus',
      ),
      onUri,
      signal,
    })
    if (!session) throw createError('NO_ACCOUNTS')
    return {
      sessions: await sessions.accept(session, { networks: current, signal }),
      messages: toMessages(signed),
    }
  }
}

const isUpdateOf = (session: WalletSession, known: WalletSession | undefined): boolean =>
  session.topic === known?.topic && JSON.stringify(session.namespaces) !== JSON.stringify(known.namespaces)

function toConnectError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  return toFoyerError(toRequestError(error, 'walletConnect:connect'), {
    prefix: 'walletConnect:connect',
    code: 'CONNECT_FAILED',
    shortMessage: 'Failed to connect',
    isRetryable: true,
  })
}
