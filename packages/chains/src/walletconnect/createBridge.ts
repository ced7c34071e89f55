import { createError as createChainsError } from '../errors/catalogue.ts'
import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '../types.ts'
import { type Asked, type SessionView, toSessions } from './applyEvent.ts'
import type { ClientHandle } from './client/handle.ts'
import { createError } from './errors.ts'
import { readNamespace, type SessionNamespace, wireId } from './rules.ts'
import type { WalletSession } from './sessionSchema.ts'
import { toRequestError } from './toRequestError.ts'

export type BridgeRequest = {
  readonly method: string
  readonly params: unknown
  /** @default the current chain of the namespace */
  readonly chain?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** Functions of a session for the provider of a namespace. */
export type SessionBridge = {
  readonly networks: readonly CaipNetwork[]
  readonly fetch: typeof globalThis.fetch | undefined
  readonly session: () => WalletSession | undefined
  readonly sessionNamespace: (namespace: ChainNamespace) => SessionNamespace
  readonly chain: (namespace: ChainNamespace) => CaipNetworkId | undefined
  /** Addresses of the connection, the current one first. */
  readonly addresses: (namespace: ChainNamespace) => readonly string[]
  readonly setChain: (chain: CaipNetworkId) => void
  /** Sends a request to the wallet. Rejects unapproved methods and chains without a request. */
  readonly request: (namespace: ChainNamespace, request: BridgeRequest) => Promise<unknown>
}

export type CreateBridgeParameters = Pick<SessionBridge, 'networks' | 'fetch' | 'setChain'> & {
  readonly asked: Asked
  readonly getView: () => SessionView | undefined
  readonly request: ClientHandle['request']
}

export function createBridge({ asked, getView, request, ...rest }: CreateBridgeParameters): SessionBridge {
  const { networks } = rest
  const sessionNamespace = (namespace: ChainNamespace): SessionNamespace => {
    const session = getView()?.session
    return session
      ? readNamespace(session, namespace, asked.namespaces, networks)
      : { namespace, accounts: [], approved: [], methods: [] }
  }
  return {
    ...rest,
    sessionNamespace,
    session: () => getView()?.session,
    chain: (namespace) => getView()?.chains[namespace],
    addresses(namespace) {
      const view = getView()
      const session = view && toSessions(view, asked).find((each) => each.namespace === namespace)
      return session?.accounts.map(({ address }) => address) ?? []
    },
    async request(namespace, { method, params, chain, signal }) {
      const view = getView()
      const { approved, methods } = sessionNamespace(namespace)
      const prefix = `${namespace}:${method}`
      if (!view) throw createChainsError('NOT_CONNECTED', { namespace }, { prefix })
      if (!methods.includes(method)) throw createError('METHOD_NOT_SUPPORTED', { method }, { prefix })
      const target = chain ?? view.chains[namespace]
      if (!target || !approved.includes(target))
        throw createError('CHAIN_NOT_APPROVED', { caipNetworkId: `${target}` }, { prefix })
      try {
        const chainId = wireId(view.session, target, networks)
        return await request({ topic: view.session.topic, chainId, method, params, signal })
      } catch (error) {
        throw toRequestError(error, prefix)
      }
    },
  }
}
