import type { AccountType, CaipNetwork, ChainNamespace } from '../../types.ts'
import { createError } from '../errors.ts'
import type { FrameClient } from '../frame/createFrameClient.ts'
import type { FrameUser, Login, SiwxWire } from '../frame/types.ts'
import { isNetworkServed, toWireChainId } from '../rules.ts'
import type { EmbeddedSession } from '../toSession.ts'
import { toWireNetwork } from '../toWireNetwork.ts'
import type { EmbeddedWallet, SocialResult } from '../types.ts'
import type { FrameController } from './createFrameController.ts'
import type { Sessions } from './createSessions.ts'
import type { RuntimeParts } from './types.ts'

export type LoginOptions = {
  readonly siwxMessage?: SiwxWire | undefined
  readonly accountType?: AccountType | undefined
  /** Result of the provider's popup. */
  readonly social?: SocialResult | undefined
  readonly signal?: AbortSignal | undefined
}

type Opened = { readonly session: EmbeddedSession; readonly user: FrameUser }

export type Logins = {
  /** Requests the logged-in user on a network; the frame switches to it. */
  readonly login: (network: CaipNetwork, chainId: string | number, options?: LoginOptions) => Promise<Opened>
  /** Logs in on each network; the first one is the frame's network afterwards. */
  readonly loginAll: (
    wanted: readonly CaipNetwork[],
    options?: LoginOptions,
  ) => Promise<{ readonly sessions: readonly EmbeddedSession[]; readonly user: FrameUser | undefined }>
  /** One network per supported namespace: the app's current ones, requested namespaces first. */
  readonly networksOf: (
    networks: readonly CaipNetwork[],
    namespaces: readonly ChainNamespace[] | undefined,
  ) => readonly CaipNetwork[]
  readonly switchNetwork: (network: CaipNetwork, signal?: AbortSignal | undefined) => Promise<void>
  readonly setAccountType: (type: AccountType) => Promise<void>
  readonly readEmail: EmbeddedWallet['readEmail']
}

/** Logs in on networks of each namespace. */
export function createLogins(
  { context, memory, served, alert }: RuntimeParts,
  { open, whenReady }: FrameController,
  { keep, tell, networkOf }: Sessions,
): Logins {
  async function login(
    network: CaipNetwork,
    chainId: string | number,
    { siwxMessage, signal, accountType, social }: LoginOptions = {},
  ): Promise<Opened> {
    const client = await whenReady(signal)
    const { chainNamespace: namespace } = network
    const { rpcUrl } = toWireNetwork(context, network)
    const preferredAccountType = accountType ?? (await context.accountTypeOf?.(namespace))
    const payload = { chainId, rpcUrl, preferredAccountType, siwxMessage }
    const user = social
      ? await connectSocial(client, social, payload, signal)
      : await client.request('GET_USER', payload, { signal })
    return { session: keep(user, namespace), user }
  }

  async function connectSocial(
    client: FrameClient,
    { provider, uri }: SocialResult,
    payload: Login,
    signal: AbortSignal | undefined,
  ): Promise<FrameUser> {
    const { userName, ...user } = await client.request('CONNECT_SOCIAL', { ...payload, uri }, { signal })
    memory.noteSocial(provider, userName)
    return user
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

  return {
    login,
    async loginAll(wanted, options = {}) {
      const [first, ...others] = wanted
      if (!first) return { sessions: [], user: undefined }
      const opened = await login(first, toWireChainId(first), options)
      const sessions = [opened.session]
      const { signal } = options
      for (const network of others) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the frame is on one network at a time
          sessions.push((await login(network, toWireChainId(network), { signal })).session)
        } catch (cause) {
          signal?.throwIfAborted()
          alert(createError('EMBEDDED_WALLET_NOT_CONNECTED', undefined, { cause }))
        }
      }
      // If the frame cannot switch back, the next request switches it.
      if (others.length > 0) await goTo(first, signal).catch(() => undefined)
      return { sessions, user: opened.user }
    },
    networksOf(networks, namespaces) {
      const own = [...new Set(served.map(({ chainNamespace }) => chainNamespace))]
      const known = [...networks.filter(isNetworkServed), ...served]
      return [...new Set([...(namespaces ?? []), ...own])].flatMap(
        (namespace) => known.find(({ chainNamespace }) => chainNamespace === namespace) ?? [],
      )
    },
    async switchNetwork(network, signal) {
      if (!isNetworkServed(network)) throw createError('CHAIN_NOT_SUPPORTED')
      await goTo(network, signal)
      tell((await login(network, network.caipNetworkId, { signal })).session)
    },
    async setAccountType(type) {
      const network = networkOf('eip155')
      if (!network) return
      await open().client.request('SET_PREFERRED_ACCOUNT', { type })
      tell((await login(network, toWireChainId(network), { accountType: type })).session)
    },
    async readEmail({ signal }) {
      const network = networkOf('eip155') ?? networkOf('solana')
      if (!network) return undefined
      const { user } = await login(network, toWireChainId(network), { signal })
      return user?.email ?? undefined
    },
  }
}
