import { createTimers } from '../../async/timing.ts'
import type { ConnectorSession } from '../../connector.ts'
import type { FoyerError } from '../../errors/FoyerError.ts'
import { toFoyerError } from '../../errors/toFoyerError.ts'
import { load } from '../../load.ts'
import type { ChainNamespace } from '../../types.ts'
import type { EmbeddedBridge, EmbeddedNamespace, NamespaceProvider } from '../providers/bridge.ts'
import { evmNamespace } from '../providers/evmProvider.ts'
import { isNetworkServed } from '../rules.ts'
import type { EmbeddedSession } from '../toSession.ts'
import { createEmailUpdate, createEmailLogin } from './createEmailLogin.ts'
import { createFarcasterLogin } from './createFarcasterLogin.ts'
import { createFrameController } from './createFrameController.ts'
import { createLogins, type LoginOptions } from './createLogins.ts'
import { createRequests } from './createRequests.ts'
import { createRestore } from './createRestore.ts'
import { createSessions } from './createSessions.ts'
import { createSocialLogin } from './createSocialLogin.ts'
import type { Runtime, RuntimeParameters, RuntimeParts } from './types.ts'

/** Combines all modules behind the connector of the embedded wallet. */
export function createRuntime(parameters: RuntimeParameters): Runtime {
  const { context, emit, solana } = parameters
  const timers = createTimers()
  const parts: RuntimeParts = {
    ...parameters,
    timers,
    namespaces: new Map<ChainNamespace, EmbeddedNamespace>([
      ['eip155', evmNamespace],
      ...(solana ? [['solana', solana] as const] : []),
    ]),
    served: context.networks.filter(isNetworkServed),
    alert: (error) => emit({ type: 'alert', error: error as FoyerError }),
  }
  const { served } = parts
  // Stored networks with smart accounts, until the frame sends them.
  parts.patchState({ smartAccountNetworks: parts.loginStorage.smartNetworks() })
  const frame = createFrameController(parts, ({ name, payload }) => {
    if (name === 'IS_CONNECTED' && !payload.isConnected && !sessions.isEmpty()) {
      abortApprovals()
      sessions.end()
    }
    if (name === 'GET_USER') sessions.follow(payload)
  })
  const abortApprovals = (): void => frame.current()?.client.abortApprovals()
  const sessions = createSessions(parts, () => {
    for (const { onChange } of providers.values()) onChange()
  })
  const logins = createLogins(parts, frame, sessions)
  const { take, ...social } = createSocialLogin(parts, frame)
  const returning = createRestore(parts, frame, sessions, logins, take)
  const bridge: EmbeddedBridge = {
    accounts: (namespace) => sessions.of(namespace)?.accounts ?? [],
    network: sessions.networkOf,
    networks: served,
    switchNetwork: logins.switchNetwork,
    request: createRequests(parts, frame, sessions),
  }
  const providers = new Map<ChainNamespace, NamespaceProvider>(
    [...parts.namespaces].map(([namespace, { createProvider }]) => [namespace, createProvider(bridge)]),
  )
  let placed: HTMLElement | undefined
  const signIn = (
    networks: ReturnType<typeof logins.networksOf>,
    options: LoginOptions,
  ): ReturnType<typeof logins.loginAll> =>
    logins.loginAll(networks, { ...options, social: take() }).catch((error: unknown) => {
      throw toConnectError(error, options.signal)
    })

  return {
    ...createEmailLogin(parts, frame),
    ...createEmailUpdate(parts, frame, sessions),
    ...social,
    connectFarcaster: createFarcasterLogin(parts, frame),
    open() {
      try {
        frame.open()
      } catch {
        // The next request throws it.
      }
    },
    close: frame.close,
    reload() {
      frame.close()
      frame.open()
    },
    async connect({ networks, namespaces, signal }) {
      const opened = await signIn(logins.networksOf(networks, namespaces), { signal })
      return opened.sessions.map(plain)
    },
    async authenticate({ signal, ...fields }) {
      const current = served.find(({ caipNetworkId }) => caipNetworkId === fields.caipNetworkIds[0])
      // Loaded separately: most apps need no sign-in, and the code is half as large as the runtime.
      const { toMessages, toSiwxWire } = await load(() => import('../siwx.ts'))
      signal?.throwIfAborted()
      const siwxMessage =
        current?.chainNamespace === 'eip155'
          ? toSiwxWire(fields, current.caipNetworkId, new Date(timers.now()).toISOString())
          : undefined
      const networks = logins.networksOf(current ? [current] : [], current && [current.chainNamespace])
      const opened = await signIn(networks, { siwxMessage, signal })
      return {
        sessions: opened.sessions.map(plain),
        messages: current && opened.user ? toMessages(opened.user, current.caipNetworkId) : [],
      }
    },
    async restore({ networks, namespaces }) {
      const all = await returning.restore(networks)
      return all.filter(({ namespace }) => namespaces?.includes(namespace) ?? true).map(plain)
    },
    disconnect: returning.signOut,
    switchNetwork: ({ network, signal }) => logins.switchNetwork(network, signal),
    getProvider: (namespace) => (sessions.of(namespace) ? providers.get(namespace)?.provider : undefined),
    setAccountType: logins.setAccountType,
    readEmail: logins.readEmail,
    syncTheme({ themeMode, accent, background }) {
      const w3mThemeVariables = {
        ...(accent !== undefined && { '--w3m-accent': accent }),
        ...(background !== undefined && { '--w3m-background': background }),
      }
      // A failed theme update is ignored.
      frame
        .current()
        ?.client.request('SYNC_THEME', { themeMode, w3mThemeVariables })
        .catch(() => undefined)
    },
    place(slot) {
      const { host } = frame.open()
      host.place(slot)
      placed = slot
      return () => {
        // A view that is left later than the next one is shown must not hide it.
        if (placed === slot) host.hide()
      }
    },
    abortApprovals,
  }
}

const plain = ({ namespace, accounts, chainId, auth }: EmbeddedSession): ConnectorSession => ({
  namespace,
  accounts,
  chainId,
  auth,
})

/** Error to show; the abort reason if the caller has aborted. */
const toConnectError = (error: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted
    ? signal.reason
    : toFoyerError(error, {
        prefix: 'embedded:connect',
        code: 'CONNECT_FAILED',
        shortMessage: 'Failed to connect',
      })
