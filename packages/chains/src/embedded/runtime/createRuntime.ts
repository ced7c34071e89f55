import type { ConnectorSession } from '../../connector.ts'
import type { FoyerError } from '../../errors/FoyerError.ts'
import { toFoyerError } from '../../errors/toFoyerError.ts'
import type { ChainNamespace } from '../../types.ts'
import { createTimers } from '../../async/timing.ts'
import { evmProvider } from '../providers/evmProvider.ts'
import type { EmbeddedLink, FamilyProvider } from '../providers/link.ts'
import { solanaProvider } from '../providers/solanaProvider.ts'
import { isServed } from '../rules.ts'
import { toMessages, toSiwxWire } from '../siwx.ts'
import type { EmbeddedSession } from '../toSession.ts'
import { createEmailUpdate } from './createEmailUpdate.ts'
import { createEmailVerbs } from './createEmailVerbs.ts'
import { createFarcaster } from './createFarcaster.ts'
import { createFrameLife } from './createFrameLife.ts'
import { createLogins, type LoginOptions } from './createLogins.ts'
import { createRequests } from './createRequests.ts'
import { createSessions } from './createSessions.ts'
import { createSocialVerbs } from './createSocialVerbs.ts'
import { createVisit } from './createVisit.ts'
import type { Runtime, RuntimeParameters, RuntimeParts } from './types.ts'

/** Everything behind the connector of the embedded wallet, put together. */
export function createRuntime(parameters: RuntimeParameters): Runtime {
  const { context, emit } = parameters
  const timers = createTimers()
  const parts: RuntimeParts = {
    ...parameters,
    timers,
    served: context.networks.filter(({ chainNamespace }) => isServed(chainNamespace)),
    alert: (error) => emit({ type: 'alert', error: error as FoyerError }),
  }
  const { served } = parts
  // What the last visit knew holds until the frame says it again.
  parts.patchState({ smartAccountNetworks: parts.memory.smartNetworks() })
  const life = createFrameLife(parts, ({ name, payload }) => {
    if (name === 'IS_CONNECTED' && !payload.isConnected && !sessions.isEmpty()) sessions.end()
    if (name === 'GET_USER') sessions.follow(payload)
  })
  const sessions = createSessions(parts, () => {
    for (const { onChange } of providers.values()) onChange()
  })
  const logins = createLogins(parts, life, sessions)
  const { take, ...social } = createSocialVerbs(parts, life)
  const visit = createVisit(parts, life, sessions, logins, take)
  const link: EmbeddedLink = {
    accounts: (namespace) => sessions.of(namespace)?.accounts ?? [],
    network: sessions.networkOf,
    networks: served,
    switchNetwork: logins.switchNetwork,
    request: createRequests(parts, life, sessions),
  }
  const providers = new Map<ChainNamespace, FamilyProvider>([
    ['eip155', evmProvider(link)],
    ['solana', solanaProvider(link)],
  ])
  const signIn = (
    networks: ReturnType<typeof logins.networksOf>,
    options: LoginOptions,
  ): ReturnType<typeof logins.loginAll> =>
    logins.loginAll(networks, { ...options, social: take() }).catch((error: unknown) => {
      throw toConnectError(error, options.signal)
    })

  return {
    ...createEmailVerbs(parts, life),
    ...createEmailUpdate(parts, life),
    ...social,
    connectFarcaster: createFarcaster(parts, life),
    open: () => void life.open(),
    close: life.close,
    reload() {
      life.close()
      life.open()
    },
    async connect({ networks, namespaces, signal }) {
      const opened = await signIn(logins.networksOf(networks, namespaces), { signal })
      return opened.sessions.map(plain)
    },
    async authenticate({ signal, ...fields }) {
      const current = served.find(({ caipNetworkId }) => caipNetworkId === fields.caipNetworkIds[0])
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
      const all = await visit.restore(networks)
      return all.filter(({ namespace }) => namespaces?.includes(namespace) ?? true).map(plain)
    },
    disconnect: visit.signOut,
    switchNetwork: ({ network, signal }) => logins.switchNetwork(network, signal),
    getProvider: (namespace) => (sessions.of(namespace) ? providers.get(namespace)?.provider : undefined),
    setAccountType: logins.setAccountType,
    syncTheme({ themeMode, accent, background }) {
      const w3mThemeVariables = {
        ...(accent !== undefined && { '--w3m-accent': accent }),
        ...(background !== undefined && { '--w3m-background': background }),
      }
      // A frame that looks like yesterday is nothing to tell anybody.
      life
        .current()
        ?.client.request('SYNC_THEME', { themeMode, w3mThemeVariables })
        .catch(() => undefined)
    },
    place(slot) {
      life.open().host.place(slot)
      return () => life.current()?.host.hide()
    },
    abortApprovals: () => life.current()?.client.abortApprovals(),
  }
}

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
