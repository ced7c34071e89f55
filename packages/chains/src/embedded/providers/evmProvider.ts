import type { CaipNetwork } from '../../types.ts'
import { createEip1193Provider } from '../../eip155/createEip1193Provider.ts'
import { createError } from '../errors.ts'
import type { EmbeddedLink, FamilyProvider } from './link.ts'

/** The embedded wallet as an EIP-1193 provider. What is known is answered here, the rest by the frame. */
export function evmProvider(link: EmbeddedLink): FamilyProvider {
  const accounts = (): readonly string[] => link.accounts('eip155').map(({ address }) => address)
  const chainId = (): string | undefined => toQuantity(link.network('eip155'))
  let known = { account: accounts()[0], chainId: chainId() }

  function answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'eth_accounts') return Promise.resolve(accounts())
    const current = chainId()
    if (!current) return Promise.reject(createError('NOT_CONNECTED'))
    if (method === 'eth_requestAccounts') return Promise.resolve(accounts())
    if (method === 'eth_chainId') return Promise.resolve(current)
    if (method !== 'wallet_switchEthereumChain')
      return link.request('eip155', { method, params: params ?? [] })
    const wanted = (params as readonly [{ readonly chainId?: unknown }] | undefined)?.[0]?.chainId
    const network = link.networks.find((each) => toQuantity(each) === wanted)
    return network
      ? link.switchNetwork(network).then(() => null)
      : Promise.reject(createError('CHAIN_NOT_SUPPORTED'))
  }

  const { provider, emit } = createEip1193Provider(answer)
  return {
    provider,
    onChange() {
      const before = known
      known = { account: accounts()[0], chainId: chainId() }
      if (known.chainId !== before.chainId && known.chainId) emit('chainChanged', known.chainId)
      if (known.account !== before.account) emit('accountsChanged', accounts())
    },
  }
}

const toQuantity = (network: CaipNetwork | undefined): string | undefined =>
  network?.chainNamespace === 'eip155' ? `0x${Number(network.id).toString(16)}` : undefined
