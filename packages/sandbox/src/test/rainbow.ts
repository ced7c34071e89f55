import { handleProviderRequest, RainbowProvider } from '@rainbow-me/provider'
import { type Address, getAddress, UserRejectedRequestError } from 'viem'
import type { EvmWallet } from '../wallets/evmWallet.ts'
import { walletIcons } from '../wallets/icons.ts'

type HandlerOptions = Parameters<typeof handleProviderRequest>[0]
type Transport = HandlerOptions['providerRequestTransport']
type Handler = Parameters<Transport['reply']>[0]
type Page = EventTarget & Record<string, unknown>

/**
 * Rainbow's extension: its handler of requests (`@rainbow-me/provider`), with a sandbox wallet in place of its popup.
 */
export type Rainbow = {
  /** Chains that Rainbow knows. */
  readonly chains: Set<number>
  /** Selects another account, or `undefined` to end the page's session. */
  readonly select: (address: string | undefined) => void
}

const HOST = 'app.example'
const SENDER = { topic: 'providerRequest', sender: { url: `https://${HOST}/`, tab: { id: 1 } } }

/** A value after a message between an extension and a page: JSON. */
const sent = <value>(value: value): value => JSON.parse(JSON.stringify(value)) as value

/** Announces Rainbow's provider by EIP-6963 on the page, as its script for pages does. */
export async function injectRainbow(
  page: Page,
  { provider: wallet, ...controls }: EvmWallet,
): Promise<Rainbow> {
  const chains = new Set([1, 137])
  const read = (method: string): Promise<unknown> => wallet.request({ method })
  const openSession = async (): Promise<{ address: Address; chainId: number } | null> => {
    const [address] = (await read('eth_accounts')) as readonly Address[]
    return address ? { address, chainId: Number(await read('eth_chainId')) } : null
  }
  let session = await openSession()
  let emit: (event: string, ...values: unknown[]) => void = () => undefined
  let handler: Handler | undefined
  const transport: Transport = {
    reply: async (callback) => void (handler = callback),
    send: async (payload) =>
      sent((await handler?.(sent(payload), SENDER)) ?? { id: payload.id, result: undefined as never }),
  }
  /** The popup of Rainbow: it opens a session, adds a network, or signs. */
  const ask: HandlerOptions['messengerProviderRequest'] = async ({ method, params = [] }) => {
    if (method === 'wallet_addEthereumChain') {
      const [{ chainId }] = params as [{ chainId: string }]
      chains.add(Number(chainId))
    }
    try {
      const answer = (await wallet.request({ method, params })) ?? true
      if (method === 'eth_requestAccounts') session = await openSession()
      return method === 'eth_requestAccounts' ? (session as object) : (answer as object)
    } catch (error) {
      // As its background throws for a request that was rejected in the popup.
      if ((error as { readonly code?: unknown } | undefined)?.code === 4001)
        throw new UserRejectedRequestError(new Error('User rejected the request.'))
      throw error
    }
  }
  await handleProviderRequest({
    providerRequestTransport: transport,
    getFeatureFlags: () => ({ custom_rpc: true }),
    checkRateLimit: async () => undefined,
    isSupportedChain: (chainId) => chains.has(chainId),
    getActiveSession: () => session,
    removeAppSession: () => select(undefined),
    getChainNativeCurrency: () => ({ name: 'Ether', symbol: 'ETH', decimals: 18 }),
    getProvider: withoutNode,
    messengerProviderRequest: ask,
    onAddEthereumChain: () => ({ chainAlreadyAdded: false }),
    onSwitchEthereumChainNotSupported: () => undefined,
    onSwitchEthereumChainSupported({ proposedChain }) {
      const chainId = Number(proposedChain.chainId)
      if (session) session = { ...session, chainId }
      controls.setChain(chainId)
      emit('chainChanged', `0x${chainId.toString(16)}`)
    },
  })
  function select(address: string | undefined): void {
    if (!session) return
    session = address === undefined ? null : { ...session, address: getAddress(address) }
    if (address !== undefined) return emit('accountsChanged', [address])
    controls.revoke()
    emit('accountsChanged', [])
    emit('disconnect', [])
  }
  const provider = new RainbowProvider({
    providerRequestTransport: transport,
    onConstruct: (own) => void ({ emit } = own),
  })
  const info = { uuid: crypto.randomUUID(), name: 'Rainbow', rdns: 'me.rainbow', icon: walletIcons.pebble }
  const announce = (): void =>
    void page.dispatchEvent(
      Object.assign(new Event('eip6963:announceProvider'), { detail: Object.freeze({ info, provider }) }),
    )
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return { chains, select }
}

const withoutNode = (): never => {
  throw new TypeError('No test here reads a node')
}
