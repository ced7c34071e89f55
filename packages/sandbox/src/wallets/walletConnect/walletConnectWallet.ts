import { walletIcons } from '../icons.ts'
import {
  type Client,
  createClient,
  createMemoryStorage,
  endClient,
  type WalletConnectStorage,
} from './createClient.ts'
import { createResponder, type Responder, type ResponderOptions } from './createResponder.ts'
import type { NamespaceOptions } from './namespace.ts'
import type { Approval } from './toNamespaces.ts'

export type WalletConnectWalletOptions = Omit<ResponderOptions, keyof NamespaceOptions> &
  Partial<NamespaceOptions> & {
    /** `world.urls.relay` */
    readonly relayUrl: string
    /** @default 'Ferry' */
    readonly name?: string | undefined
    readonly icon?: string | undefined
    /** Links that open this wallet: `{ native: 'ferry://', universal: 'https://ferry.test' }`. */
    readonly redirect?: { readonly native?: string; readonly universal?: string } | undefined
    /** Storage of keys and sessions; another wallet with the same storage continues them. @default in memory */
    readonly storage?: WalletConnectStorage | undefined
  }

export type WalletSession = ReturnType<Client['session']['get']>

/** Controls of the wallet for tests. */
export type WalletConnectWallet = Pick<Responder, 'proposals' | 'requests' | 'failures' | 'setBehaviour'> & {
  /** Newest live session. */
  readonly session: () => WalletSession | undefined
  /** Client of the wallet, for other functions. `restart` replaces it. */
  readonly client: () => Client
  readonly pair: (uri: string) => Promise<void>
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
    storage = createMemoryStorage(),
    name = 'Ferry',
    icon = walletIcons.kite,
    redirect,
    chainRpcUrls = {},
    accounts = [0, 1],
  } = options
  const metadata = {
    name,
    description: `${name}, a wallet of the sandbox`,
    url: 'https://ferry.test',
    icons: [icon],
  }
  const clientOptions = { relayUrl, storage, metadata: { ...metadata, ...(redirect && { redirect }) } }
  const responder = createResponder({ ...options, chainRpcUrls, accounts })
  const open = async (): Promise<Client> => {
    const opened = await createClient(clientOptions)
    responder.serve(opened)
    return opened
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
    proposals: responder.proposals,
    requests: responder.requests,
    failures: responder.failures,
    session,
    client: () => client,
    pair,
    setBehaviour: responder.setBehaviour,
    emit: (event, data, chainId) => client.emit({ topic: topic(), event: { name: event, data }, chainId }),
    async update(approval) {
      const { optionalNamespaces = {} } = session() ?? {}
      const namespaces = await responder.approve(optionalNamespaces, approval)
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
