import { abortable } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
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
  /** Aborts at a logout. @default from the start of this login */
  readonly ended?: AbortSignal | undefined
}

type Ends = { readonly signal: AbortSignal | undefined; readonly ended: AbortSignal }

type Opened = { readonly session: EmbeddedSession; readonly user: FrameUser }

export type Logins = {
  /** Requests the logged-in user on a network; the frame switches to it. */
  readonly login: (network: CaipNetwork, chainId: string | number, options?: LoginOptions) => Promise<Opened>
  /** Logs in on each network; the frame ends on the first network. */
  readonly loginAll: (
    wanted: readonly CaipNetwork[],
    options?: LoginOptions,
  ) => Promise<{ readonly sessions: readonly EmbeddedSession[]; readonly user: FrameUser | undefined }>
  /** One network per supported namespace: the app's current networks, requested namespaces first. */
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
  { context, loginStorage, served, alert }: RuntimeParts,
  { open, whenReady }: FrameController,
  { keep, emitAccounts, networkOf, ending }: Sessions,
): Logins {
  async function login(
    network: CaipNetwork,
    chainId: string | number,
    { siwxMessage, signal, accountType, social, ended = ending() }: LoginOptions = {},
  ): Promise<Opened> {
    const client = await whenReady(signal)
    const { chainNamespace: namespace } = network
    const { rpcUrl } = toWireNetwork(context, network)
    const preferredAccountType = accountType ?? (await context.accountTypeOf?.(namespace))
    const payload = { chainId, rpcUrl, preferredAccountType, siwxMessage }
    ended.throwIfAborted()
    const asked = social
      ? connectSocial(client, social, payload, { signal, ended })
      : client.request('GET_USER', payload, { signal })
    const user = await abortable(asked, ended)
    return { session: keep(user, namespace), user }
  }

  async function connectSocial(
    client: FrameClient,
    { provider, uri }: SocialResult,
    payload: Login,
    { signal, ended }: Ends,
  ): Promise<FrameUser> {
    const { userName, ...user } = await client.request('CONNECT_SOCIAL', { ...payload, uri }, { signal })
    ended.throwIfAborted()
    loginStorage.noteSocial(provider, userName)
    return user
  }

  async function switchFrameNetwork(network: CaipNetwork, { signal, ended }: Ends): Promise<void> {
    const client = await whenReady(signal)
    const { rpcUrl } = toWireNetwork(context, network)
    const { chainId } = await client.request(
      'SWITCH_NETWORK',
      { chainId: network.caipNetworkId, rpcUrl },
      { signal },
    )
    ended.throwIfAborted()
    loginStorage.noteChain(chainId)
  }

  return {
    login,
    async loginAll(wanted, options = {}) {
      const [first, ...others] = wanted
      if (!first) return { sessions: [], user: undefined }
      const { signal, ended = ending() } = options
      const opened = await login(first, toWireChainId(first), { ...options, ended })
      const sessions = [opened.session]
      for (const network of others) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the frame is on one network at a time
          sessions.push((await login(network, toWireChainId(network), { signal, ended })).session)
        } catch (cause) {
          signal?.throwIfAborted()
          // The frame was removed, or its user has logged out.
          if (isFoyerError(cause, 'FRAME_REQUEST_ABORTED')) throw cause
          alert(createError('EMBEDDED_WALLET_NOT_CONNECTED', undefined, { cause }))
        }
      }
      // If it fails, the next request switches the frame.
      if (others.length > 0) await switchFrameNetwork(first, { signal, ended }).catch(() => undefined)
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
      const ended = ending()
      await switchFrameNetwork(network, { signal, ended })
      const { session } = await login(network, network.caipNetworkId, { signal, ended })
      emitAccounts(session)
      if (session.caipNetworkId !== network.caipNetworkId) throw createError('CHAIN_NOT_SUPPORTED')
    },
    async setAccountType(type) {
      const network = networkOf('eip155')
      if (!network) return
      const ended = ending()
      await open().client.request('SET_PREFERRED_ACCOUNT', { type })
      emitAccounts((await login(network, toWireChainId(network), { accountType: type, ended })).session)
    },
    async readEmail({ signal }) {
      const network = networkOf('eip155') ?? networkOf('solana')
      if (!network) return undefined
      const { user } = await login(network, toWireChainId(network), { signal })
      return user?.email ?? undefined
    },
  }
}
