import type { ConnectorSession, ConnectParameters } from '../connector.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { type Asked, openView, sessionNamespaces, type SessionView, toSessions } from './applyEvent.ts'
import type { ClientHandle } from './client/handle.ts'
import type { SessionState } from './createSessionState.ts'
import { createError } from './errors.ts'
import type { Providers } from './providers/createProviders.ts'
import { hasInvalidAccount, unaskedNamespaces } from './rules.ts'
import type { WalletSession } from './sessionSchema.ts'
import type { WalletConnectOptions } from './types.ts'

export type Sessions = {
  /** Connector sessions of the session in use. */
  readonly current: () => readonly ConnectorSession[]
  /** Loads the providers of a session. */
  readonly loadProviders: (view: SessionView) => Promise<void>
  /** View of a session, once its providers are loaded. */
  readonly open: (session: WalletSession, networks: readonly CaipNetwork[]) => Promise<SessionView>
  /** Accepts a new session if it matches the request, and ends it otherwise: the older session then stays. */
  readonly accept: (
    session: WalletSession,
    parameters: ConnectParameters,
  ) => Promise<readonly ConnectorSession[]>
}

export type SessionsParameters = {
  readonly asked: Asked
  readonly options: WalletConnectOptions
  readonly state: SessionState
  readonly providers: Pick<Providers, 'load'>
  readonly end: ClientHandle['end']
}

/** Opens the sessions that wallets approve. */
export function createSessions({ asked, options, state, providers, end }: SessionsParameters): Sessions {
  const current = (): readonly ConnectorSession[] => {
    const view = state.view()
    return view ? toSessions(view, asked) : []
  }

  const loadProviders = (view: SessionView): Promise<void> =>
    providers.load(sessionNamespaces(view, asked).map(({ namespace }) => namespace))

  const wantedChains = (networks: readonly CaipNetwork[]): readonly (CaipNetworkId | undefined)[] => [
    ...Object.values(options.namespaces ?? {}).map((override) => override?.defaultChain),
    ...networks.map(({ caipNetworkId }) => caipNetworkId),
  ]

  async function open(session: WalletSession, networks: readonly CaipNetwork[]): Promise<SessionView> {
    const opened = openView(session, asked, wantedChains(networks))
    await loadProviders(opened)
    // An update received meanwhile may have added a namespace.
    const next = state.withEarly(opened)
    if (next && next !== opened) await loadProviders(next)
    return opened
  }

  return {
    current,
    loadProviders,
    open,
    async accept(session, { networks, namespaces = [], signal }) {
      const { topic } = session
      try {
        const unasked = unaskedNamespaces(session, asked.namespaces)
        if (unasked.length > 0)
          throw createError('NAMESPACES_NOT_REQUESTED', { namespaces: unasked.join(', ') })
        const opened = await open(session, networks)
        signal?.throwIfAborted()
        const next = state.withEarly(opened)
        if (!next || toSessions(next, asked).length === 0)
          throw createError(hasInvalidAccount(session) ? 'CAIP_ADDRESS_INVALID' : 'NO_ACCOUNTS')
        end({ except: topic }).catch(() => undefined)
        state.replace(next)
        return current().toSorted(
          (a, b) => Number(namespaces.includes(b.namespace)) - Number(namespaces.includes(a.namespace)),
        )
      } catch (error) {
        end({ topic }).catch(() => undefined)
        throw error
      }
    },
  }
}
