import { RpcError } from '../../base/rpc.ts'
import { walletIcons } from '../icons.ts'
import { type Consent, type ConsentOptions, createConsent } from './consent.ts'
import {
  type Client,
  createClient,
  createMemoryStorage,
  endClient,
  type WalletConnectStorage,
} from './createClient.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'
import { namespaceWallets } from './namespaces.ts'
import { signCacaos } from './signCacaos.ts'
import { type SpoiledAnswer, spoilAnswers } from './spoilAnswers.ts'
import { type Approval, toNamespaces } from './toNamespaces.ts'

export type WalletConnectWalletOptions = Approval &
  ConsentOptions &
  Partial<NamespaceOptions> & {
    /** `world.urls.relay` */
    readonly relayUrl: string
    /** @default 'Ferry' */
    readonly name?: string | undefined
    readonly icon?: string | undefined
    /** Links that open this wallet: `{ native: 'ferry://', universal: 'https://ferry.test' }`. */
    readonly redirect?: { readonly native?: string; readonly universal?: string } | undefined
    /**
     * Supports one-click auth. Otherwise the app gets a session. `forged`: its signatures are of another message;
     * `garbled`: its answers cannot be read.
     *
     * @default false
     */
    readonly authenticates?: boolean | SpoiledAnswer | undefined
    /** Session properties, e.g. capabilities. */
    readonly sessionProperties?: Readonly<Record<string, string>> | undefined
    readonly sessionConfig?: { readonly disableDeepLink?: boolean } | undefined
    /**
     * False answer to a request that the wallet has carried out, or a promise of it. A thrown value becomes an error.
     *
     * @default the true answer
     */
    readonly falsify?: ((request: SessionRequest, answer: unknown) => unknown) | undefined
    /** Storage of keys and sessions; another wallet with the same storage continues them. @default in memory */
    readonly storage?: WalletConnectStorage | undefined
  }

export type SessionRequest = { readonly chainId: string; readonly method: string; readonly params: unknown }
export type WalletSession = ReturnType<Client['session']['get']>
export type WalletProposal = ReturnType<Client['proposal']['get']>

/** Controls of the wallet for tests. */
export type WalletConnectWallet = {
  /** Proposals of apps, in order. */
  readonly proposals: readonly WalletProposal[]
  /** Session requests of apps, in order. */
  readonly requests: readonly SessionRequest[]
  /** Errors of the wallet, e.g. an approval that did not reach the relay. */
  readonly failures: readonly unknown[]
  /** Newest live session. */
  readonly session: () => WalletSession | undefined
  /** Client of the wallet, for other functions. `restart` replaces it. */
  readonly client: () => Client
  readonly pair: (uri: string) => Promise<void>
  readonly setBehaviour: Consent['setBehaviour']
  /** Emits a session event with arbitrary data. */
  readonly emit: (name: string, data: unknown, chainId: string) => Promise<void>
  /** Updates the session's namespaces, from the original proposal. */
  readonly update: (approval: Approval) => Promise<void>
  /** Extends by seven days. */
  readonly extend: () => Promise<void>
  readonly ping: () => Promise<void>
  /** Ends the session. */
  readonly disconnect: () => Promise<void>
  /** Closes and reopens the wallet's app. */
  readonly restart: () => Promise<void>
  /** Closes it. */
  readonly stop: () => Promise<void>
}

const UNSUPPORTED_CHAINS = 5100
const INTERNAL_ERROR = -32603
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/**
 * Wallet of a WalletConnect session, with real keys: it pairs by the URI and answers as configured. Runs in Node and in
 * a page.
 *
 * @example
 * ```ts
 * import { createSandbox } from '@foyer/sandbox'
 * import { walletConnectWallet } from '@foyer/sandbox/wallets'
 *
 * const { urls } = await createSandbox()
 * const uri = 'wc:…' // the text of the app's QR code
 * const wallet = await walletConnectWallet(uri, { relayUrl: urls.relay, chainRpcUrls: urls.evm })
 * wallet.setBehaviour({ personal_sign: 'reject' })
 * await wallet.disconnect()
 * ```
 */
export async function walletConnectWallet(
  uri: string,
  options: WalletConnectWalletOptions,
): Promise<WalletConnectWallet> {
  const {
    relayUrl,
    name = 'Ferry',
    icon = walletIcons.kite,
    redirect,
    chainRpcUrls = {},
    accounts = [0, 1],
  } = options
  const { storage = createMemoryStorage(), approves, adds } = options
  const metadata = {
    name,
    description: `${name}, a wallet of the sandbox`,
    url: 'https://ferry.test',
    icons: [icon],
  }
  const clientOptions = { relayUrl, storage, metadata: { ...metadata, ...(redirect && { redirect }) } }
  const consent = createConsent(options)
  const proposals: WalletProposal[] = []
  const requests: SessionRequest[] = []
  const failures: unknown[] = []
  const loaded: Record<string, NamespaceWallet> = {}

  const load = async (keys: readonly string[]): Promise<typeof loaded> => {
    const wanted = new Set(keys.map((key) => key.split(':')[0] as string))
    const namespaceOptions = { ...options, chainRpcUrls, accounts }
    await Promise.all(
      [...wanted].map(async (key) => {
        const namespace = namespaceWallets[key]
        if (namespace) loaded[key] ??= await namespace(namespaceOptions)
      }),
    )
    return loaded
  }

  const propose = async (client: Client, id: number, proposal: WalletProposal): Promise<void> => {
    proposals.push(proposal)
    try {
      await consent.ask('wc_sessionPropose')
      const asked = { ...proposal.requiredNamespaces, ...proposal.optionalNamespaces }
      const known = await load([...Object.keys(asked), ...(adds ?? [])])
      const namespaces = toNamespaces(asked, known, { approves, adds })
      if (Object.keys(namespaces).length === 0) throw new RpcError(UNSUPPORTED_CHAINS, 'Unsupported chains.')
      const { sessionProperties, sessionConfig } = options
      await client.approve({
        id,
        namespaces,
        ...(sessionProperties && { sessionProperties }),
        ...(sessionConfig && { sessionConfig }),
      })
    } catch (error) {
      await client.reject({ id, reason: asReason(error) })
    }
  }
  const answer = async (
    client: Client,
    { id, topic }: { readonly id: number; readonly topic: string },
    request: SessionRequest,
  ): Promise<void> => {
    requests.push(request)
    const respond = (outcome: { result: unknown } | { error: Reason }): Promise<void> =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    try {
      await consent.ask(request.method)
      const [key = '', reference = ''] = request.chainId.split(':')
      const namespace = (await load([key]))[key]
      const result = await namespace?.request({ ...request, reference })
      await respond({ result: options.falsify ? await options.falsify(request, result) : result })
    } catch (error) {
      await respond({ error: asReason(error) })
    }
  }
  const authenticate = async (
    client: Client,
    id: number,
    payload: Parameters<typeof signCacaos>[0]['payload'],
  ): Promise<void> => {
    try {
      await consent.ask('wc_sessionAuthenticate')
      const { eip155 } = await load(['eip155'])
      const chains = payload.chains.filter((chain) => approves?.includes(chain) ?? true)
      const auths = await signCacaos({
        payload,
        chains,
        wallet: eip155 as NamespaceWallet,
        format: (request, iss) => client.formatAuthMessage({ request: request as never, iss }),
      })
      await client.approveSessionAuthenticate({ id, auths: auths as never })
    } catch (error) {
      await client.rejectSessionAuthenticate({ id, reason: asReason(error) })
    }
  }

  const open = async (): Promise<Client> => {
    const client = await createClient(clientOptions)
    const note = (error: unknown): void => void failures.push(error)
    client.on('session_proposal', ({ id, params }) => void propose(client, id, params).catch(note))
    client.on('session_request', ({ id, topic, params: { chainId, request } }) => {
      const { method, params } = request
      void answer(client, { id, topic }, { chainId, method, params: params as unknown }).catch(note)
    })
    if (typeof options.authenticates === 'string') spoilAnswers(client, options.authenticates)
    // Without a listener, the client uses the session proposal that is sent along.
    if (options.authenticates) {
      client.on('session_authenticate', ({ id, params }) => {
        void authenticate(client, id, params.authPayload as never).catch(note)
      })
    }
    return client
  }

  let client = await open()
  const session = (): WalletSession | undefined => client.session.getAll().at(-1)
  const topic = (): string => session()?.topic ?? ''
  const pair = async (text: string): Promise<void> => void (await client.pair({ uri: text }))
  try {
    await pair(uri)
  } catch (error) {
    await endClient(client)
    throw error
  }

  return {
    proposals,
    requests,
    failures,
    session,
    client: () => client,
    pair,
    setBehaviour: consent.setBehaviour,
    emit: (event, data, chainId) => client.emit({ topic: topic(), event: { name: event, data }, chainId }),
    async update(approval) {
      const { optionalNamespaces = {} } = session() ?? {}
      const known = await load([...Object.keys(optionalNamespaces), ...(approval.adds ?? [])])
      const namespaces = toNamespaces(optionalNamespaces, known, approval)
      await (await client.update({ topic: topic(), namespaces })).acknowledged()
    },
    extend: async () => (await client.extend({ topic: topic() })).acknowledged(),
    ping: () => client.ping({ topic: topic() }),
    disconnect: () => client.disconnect({ topic: topic(), reason: USER_DISCONNECTED }),
    async restart() {
      await endClient(client)
      client = await open()
    },
    stop: () => endClient(client),
  }
}

type Reason = { readonly code: number; readonly message: string }

function asReason(error: unknown): Reason {
  if (error instanceof RpcError) return { code: error.code, message: error.message }
  return { code: INTERNAL_ERROR, message: error instanceof Error ? error.message : String(error) }
}
