import {
  type AccountType,
  type CaipNetwork,
  type ChainNamespace,
  type Connector,
  type ConnectorContext,
  type ConnectorEvent,
  type ConnectorSession,
  type FoyerError,
  isFoyerError,
  toFoyerError,
} from '@foyer/chains'
import { raceAbort } from '../config/race.ts'
import { createTimers } from '../config/timers.ts'
import type { CreateFrame } from './createFrameHost.ts'
import { createError } from './errors.ts'
import type { FrameClient } from './frame/createFrameClient.ts'
import type { FrameUser, SiwxWire } from './frame/types.ts'
import type { Memory } from './memory.ts'
import { openFrame, type OpenFrame } from './openFrame.ts'
import { evmProvider } from './providers/evmProvider.ts'
import type { EmbeddedLink, FamilyProvider } from './providers/link.ts'
import { solanaProvider } from './providers/solanaProvider.ts'
import { isEmail, isServed, retryAt, rpcKind, secondsUntil, toRpcChainId } from './rules.ts'
import { toMessages, toSiwxWire } from './siwx.ts'
import { type EmbeddedSession, toSession } from './toSession.ts'
import { toWireNetwork } from './toWireNetwork.ts'
import type { EmbeddedState, EmbeddedWallet } from './types.ts'

/** From when the frame says that it is there until it is asked for anything (specification §9). */
const READY_MS = 500
/** How long a visitor who leaves waits for the frame to agree. */
const SIGN_OUT_MS = 3000

type Verbs = 'connectEmail' | 'connectDevice' | 'connectOtp' | 'setAccountType' | 'syncTheme' | 'place'

export type Runtime = Required<
  Pick<Connector, 'connect' | 'restore' | 'disconnect' | 'authenticate' | 'switchNetwork'>
> &
  Pick<Connector, 'getProvider'> &
  Pick<EmbeddedWallet, Verbs | 'reload' | 'abortApprovals'> & {
    /** Puts the frame into the page. */
    readonly open: () => void
    /** Takes it out again. */
    readonly close: () => void
  }

export type RuntimeParameters = {
  readonly context: ConnectorContext
  readonly memory: Memory
  readonly createFrame: CreateFrame
  readonly emit: (event: ConnectorEvent) => void
  readonly getState: () => EmbeddedState
  readonly patchState: (patch: Partial<EmbeddedState>) => void
}

type Login = {
  readonly siwxMessage?: SiwxWire | undefined
  readonly accountType?: AccountType | undefined
  readonly signal?: AbortSignal | undefined
}

/** Everything behind the connector of the embedded wallet. */
export function createRuntime(parameters: RuntimeParameters): Runtime {
  const { context, memory, createFrame, emit, getState, patchState } = parameters
  const timers = createTimers()
  const served = context.networks.filter(({ chainNamespace }) => isServed(chainNamespace))
  const sessions = new Map<ChainNamespace, EmbeddedSession>()
  let frame: OpenFrame | undefined
  let initializing: Promise<FrameClient> | undefined
  let restoring: Promise<readonly EmbeddedSession[]> | undefined

  const alert = (error: Error): void => emit({ type: 'alert', error: error as FoyerError })
  // What fails behind the scenes, such as a theme that did not arrive, is nothing to show.
  const ignore = (): void => undefined

  function open(): OpenFrame {
    if (frame) return frame
    if (!context.secureSite && !context.projectId) {
      const error = createError('PROJECT_ID_MISSING')
      alert(error)
      throw error
    }
    const opened = openFrame({
      context,
      timers,
      createFrame,
      report: ignore,
      onAlert(error) {
        if (isFoyerError(error, 'FRAME_LOAD_FAILED')) patchState({ frame: 'failed' })
        alert(error)
      },
    })
    patchState({ frame: 'loading' })
    opened.client.onReady(() => patchState({ frame: 'ready' }))
    opened.client.subscribe(({ name, payload }) => {
      if (name === 'IS_CONNECTED' && !payload.isConnected && sessions.size > 0) end()
      if (name === 'GET_USER') follow(payload)
    })
    frame = opened
    return opened
  }

  function close(): void {
    frame?.client.fail(createError('FRAME_REQUEST_ABORTED'))
    frame?.host.destroy()
    timers.clear()
    frame = undefined
    initializing = undefined
    patchState({ frame: 'absent' })
  }

  /** The frame, once it knows the app. A failed attempt is made again by whoever comes next. */
  function init(): Promise<FrameClient> {
    const starting = (initializing ??= start())
    starting.catch(() => {
      if (initializing === starting) initializing = undefined
    })
    return starting
  }

  /** The same for somebody who may not want to wait any more. */
  const whenReady = (signal: AbortSignal | undefined): Promise<FrameClient> =>
    signal ? raceAbort(init(), signal) : init()

  async function start(): Promise<FrameClient> {
    const { client } = open()
    if (!client.isReady()) {
      await client.whenReady()
      await new Promise<void>((resolve) => timers.after(READY_MS, resolve))
    }
    const { name, description, url, icons } = context.metadata
    await client.request('SYNC_DAPP_DATA', {
      projectId: context.projectId ?? '',
      metadata: { name, description, url, icons },
    })
    try {
      const answer = await client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
      noteSmartNetworks(answer.smartAccountEnabledNetworks)
    } catch (error) {
      noteSmartNetworks([])
      throw error
    }
    return client
  }

  function noteSmartNetworks(ids: readonly number[]): void {
    memory.noteSmartNetworks(ids)
    patchState({ smartAccountNetworks: ids })
  }

  /** Asks who is signed in, on a network: the frame goes there. */
  async function login(
    network: CaipNetwork,
    chainId: string | number,
    { siwxMessage, signal, accountType }: Login = {},
  ): Promise<{ readonly session: EmbeddedSession; readonly user: FrameUser }> {
    const client = await whenReady(signal)
    const { chainNamespace: namespace } = network
    const { rpcUrl } = toWireNetwork(context, network)
    const preferredAccountType = accountType ?? context.accountTypeOf?.(namespace)
    const payload = { chainId, rpcUrl, preferredAccountType, siwxMessage }
    const user = await client.request('GET_USER', payload, { signal })
    return { session: keep(user, namespace), user }
  }

  function keep(user: FrameUser, namespace: ChainNamespace): EmbeddedSession {
    const email = user.email ?? memory.email()
    const username = memory.username()
    const auth = { name: 'email', username: username ?? email }
    const { smartAccountNetworks } = getState()
    const session = toSession(user, { namespace, smartAccountNetworks, auth })
    memory.noteLogin(user)
    const isSmartAccountDeployed =
      namespace === 'eip155'
        ? Boolean(user.smartAccountDeployed)
        : Boolean(getState().user?.isSmartAccountDeployed)
    patchState({ user: { email, username, isSmartAccountDeployed }, retryAt: undefined })
    sessions.set(namespace, session)
    for (const { onChange } of providers.values()) onChange()
    return session
  }

  /** Signs in on the families that are wanted, then on the others; the first one is where the frame ends. */
  async function loginAll(
    wanted: readonly CaipNetwork[],
    options: Login = {},
  ): Promise<{ readonly sessions: readonly EmbeddedSession[]; readonly user: FrameUser | undefined }> {
    const [first, ...others] = wanted
    if (!first) return { sessions: [], user: undefined }
    const opened = await login(first, wireChainId(first), options)
    const all = [opened.session]
    const { signal } = options
    for (const network of others) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the frame is on one network at a time
        all.push((await login(network, wireChainId(network), { signal })).session)
      } catch (cause) {
        signal?.throwIfAborted()
        alert(createError('EMBEDDED_WALLET_NOT_CONNECTED', undefined, { cause }))
      }
    }
    if (others.length > 0) await goTo(first, signal).catch(ignore)
    return { sessions: all, user: opened.user }
  }

  async function goTo(network: CaipNetwork, signal: AbortSignal | undefined): Promise<void> {
    const client = await whenReady(signal)
    const { rpcUrl } = toWireNetwork(context, network)
    const { chainId } = await client.request(
      'SWITCH_NETWORK',
      { chainId: network.caipNetworkId, rpcUrl },
      { signal },
    )
    memory.noteChain(chainId)
  }

  /** One network of each family that is served: where the app is, the wanted families first. */
  function networksOf(
    networks: readonly CaipNetwork[],
    namespaces: readonly ChainNamespace[] | undefined,
  ): readonly CaipNetwork[] {
    const own = [...new Set(served.map(({ chainNamespace }) => chainNamespace))]
    const first = namespaces?.filter(isServed) ?? own
    return [...new Set([...first, ...own])].flatMap(
      (namespace) =>
        networks.find(({ chainNamespace }) => chainNamespace === namespace) ??
        served.find(({ chainNamespace }) => chainNamespace === namespace) ??
        [],
    )
  }

  function end(): void {
    leave()
    emit({ type: 'disconnect' })
  }

  /** Nobody is signed in any more, here. */
  function leave(): void {
    memory.forget()
    sessions.clear()
    patchState({ user: undefined })
    for (const { onChange } of providers.values()) onChange()
  }

  /** The frame says that somebody else, or another account, is in use. */
  function follow(user: FrameUser): void {
    const namespace = typeof user.chainId === 'number' ? 'eip155' : 'solana'
    if (!sessions.has(namespace)) return
    try {
      tell(keep(user, namespace))
    } catch {
      // What cannot be read changes nothing.
    }
  }

  /** The account in use comes alone first: one that was in use before would stay so. */
  function tell({ namespace, account, accounts, chainId }: EmbeddedSession): void {
    emit({ type: 'change', namespace, accounts: [account], chainId })
    if (accounts.length > 1) emit({ type: 'change', namespace, accounts, chainId })
  }

  async function switchNetwork(network: CaipNetwork, signal?: AbortSignal): Promise<void> {
    await goTo(network, signal)
    const { session } = await login(network, network.caipNetworkId, { signal })
    tell(session)
  }

  async function request(
    namespace: ChainNamespace,
    { method, params, network = networkOf(namespace) }: Parameters<EmbeddedLink['request']>[1],
  ): Promise<unknown> {
    const kind = rpcKind(method)
    if (kind === 'blocked') {
      emit({ type: 'approval', status: 'blocked' })
      throw createError('METHOD_NOT_ALLOWED', undefined, { value: method })
    }
    if (!network || !sessions.has(namespace)) throw createError('NOT_CONNECTED')
    const { client } = open()
    const { rpcUrl } = toWireNetwork(context, network)
    const isShown = kind === 'unsafe'
    if (isShown) emit({ type: 'approval', status: 'asked' })
    try {
      const chainId = toRpcChainId(network)
      const payload = { method, params, chainNamespace: namespace, chainId, rpcUrl }
      const answer = await client.request('RPC_REQUEST', payload)
      if (isShown) emit({ type: 'approval', status: 'approved' })
      return answer
    } catch (error) {
      if (isShown) emit({ type: 'approval', status: 'failed' })
      throw error
    }
  }

  const networkOf = (namespace: ChainNamespace): CaipNetwork | undefined =>
    served.find(({ caipNetworkId }) => caipNetworkId === sessions.get(namespace)?.caipNetworkId)

  const link: EmbeddedLink = {
    accounts: (namespace) => sessions.get(namespace)?.accounts ?? [],
    network: networkOf,
    networks: served,
    switchNetwork,
    request,
  }
  const providers = new Map<ChainNamespace, FamilyProvider>([
    ['eip155', evmProvider(link)],
    ['solana', solanaProvider(link)],
  ])

  async function restoreAll(networks: readonly CaipNetwork[]): Promise<readonly EmbeddedSession[]> {
    try {
      const { isConnected } = await open().client.request('IS_CONNECTED')
      if (isConnected) return (await loginAll(networksOf(networks, undefined))).sessions
      leave()
    } catch (error) {
      // The frame knows nobody. One that does not come may know somebody on the next visit.
      if (!isFoyerError(error, 'FRAME_REFUSED')) throw error
      leave()
    }
    return []
  }

  return {
    open: () => void open(),
    close,
    reload() {
      close()
      open()
    },
    async connect({ networks, namespaces, signal }) {
      const opened = await loginAll(networksOf(networks, namespaces), { signal }).catch((error: unknown) => {
        throw toConnectError(error, signal)
      })
      return opened.sessions.map(plain)
    },
    async authenticate({ signal, ...fields }) {
      const current = served.find(({ caipNetworkId }) => caipNetworkId === fields.caipNetworkIds[0])
      const siwxMessage =
        current?.chainNamespace === 'eip155'
          ? toSiwxWire(fields, current.caipNetworkId, new Date(timers.now()).toISOString())
          : undefined
      const networks = networksOf(current ? [current] : [], current && [current.chainNamespace])
      const opened = await loginAll(networks, { siwxMessage, signal }).catch((error: unknown) => {
        throw toConnectError(error, signal)
      })
      return {
        sessions: opened.sessions.map(plain),
        messages: current && opened.user ? toMessages(opened.user, current.caipNetworkId) : [],
      }
    },
    async restore({ networks, namespaces }) {
      if (!memory.isUsed()) return []
      restoring ??= restoreAll(networks).finally(() => (restoring = undefined))
      const all = await restoring
      return all.filter(({ namespace }) => namespaces?.includes(namespace) ?? true).map(plain)
    },
    async disconnect() {
      const isSignedIn = sessions.size > 0 || memory.isUsed()
      leave()
      if (!frame || !isSignedIn) return
      const { client } = frame
      await new Promise<void>((resolve) => {
        const stop = timers.after(SIGN_OUT_MS, resolve)
        client
          .request('SIGN_OUT')
          .catch(ignore)
          .finally(() => {
            stop()
            resolve()
          })
      })
    },
    switchNetwork: ({ network, signal }) => switchNetwork(network, signal),
    getProvider: (namespace) => (sessions.has(namespace) ? providers.get(namespace)?.provider : undefined),
    async connectEmail({ email, signal }) {
      const address = email.trim()
      if (!isEmail(address)) throw createError('EMAIL_INVALID')
      const at = retryAt(memory.sentAt(), timers.now())
      if (at !== undefined) throw createError('EMAIL_TOO_SOON', { seconds: secondsUntil(at, timers.now()) })
      const client = await whenReady(signal)
      const { action } = await client
        .request('CONNECT_EMAIL', { email: address }, { signal })
        .catch((cause: unknown) => {
          const isInvalid = isFoyerError(cause, 'FRAME_REFUSED') && /invalid email/i.test(cause.shortMessage)
          throw isInvalid ? createError('EMAIL_INVALID', undefined, { cause }) : cause
        })
      memory.noteSent(timers.now())
      patchState({ retryAt: retryAt(memory.sentAt(), timers.now()) })
      return action
    },
    async connectDevice({ signal }) {
      await open().client.request('CONNECT_DEVICE', undefined, { signal })
    },
    async connectOtp({ otp, signal }) {
      await open().client.request('CONNECT_OTP', { otp }, { signal })
    },
    async setAccountType(type) {
      const network = networkOf('eip155')
      if (!network) return
      await open().client.request('SET_PREFERRED_ACCOUNT', { type })
      const { session } = await login(network, wireChainId(network), { accountType: type })
      tell(session)
    },
    syncTheme({ themeMode, accent, background }) {
      if (!frame) return
      const w3mThemeVariables = {
        ...(accent !== undefined && { '--w3m-accent': accent }),
        ...(background !== undefined && { '--w3m-background': background }),
      }
      frame.client.request('SYNC_THEME', { themeMode, w3mThemeVariables }).catch(ignore)
    },
    place(slot) {
      open().host.place(slot)
      return () => frame?.host.hide()
    },
    abortApprovals: () => frame?.client.abortApprovals(),
  }
}

/** A number on Ethereum, the whole CAIP-2 id elsewhere. */
const wireChainId = (network: CaipNetwork): string | number =>
  network.chainNamespace === 'eip155' ? toRpcChainId(network) : network.caipNetworkId

const plain = ({ namespace, accounts, chainId, auth }: EmbeddedSession): ConnectorSession => ({
  namespace,
  accounts,
  chainId,
  auth,
})

/** A failure to show; in the caller's own words when they no longer wait. */
const toConnectError = (error: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted
    ? signal.reason
    : toFoyerError(error, {
        prefix: 'embedded:connect',
        code: 'CONNECT_FAILED',
        shortMessage: 'Failed to connect',
      })
