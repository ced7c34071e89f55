import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { createEip1193Provider } from '../../eip155/createEip1193Provider.ts'
import { ProviderRpcError } from '../../eip155/ProviderRpcError.ts'
import { namedChain, parseChainId, toQuantity } from '../../eip155/quantity.ts'
import { read } from '../../errors/foreign.ts'
import type { CaipNetwork } from '../../types.ts'
import { createError } from '../errors.ts'
import type { EmbeddedBridge, EmbeddedNamespace, NamespaceProvider } from './bridge.ts'

/** EIP-1193: the provider is not connected to the requested chain. */
const CHAIN_DISCONNECTED = 4901

/**
 * The embedded wallet as an EIP-1193 provider. Accounts and chain are answered here, other requests by the frame. A
 * transaction or batch that names another chain is rejected: the frame would send it on the current chain.
 */
function createProvider(bridge: EmbeddedBridge): NamespaceProvider {
  const accounts = (): readonly string[] => bridge.accounts('eip155').map(({ address }) => address)
  const chainId = (): string | undefined => chainIdOf(bridge.network('eip155'))
  let known = { account: accounts()[0], chainId: chainId() }

  function answer(method: string, params: readonly unknown[] | undefined): Promise<unknown> {
    if (method === 'eth_accounts') return Promise.resolve(accounts())
    const current = chainId()
    if (!current) return Promise.reject(createError('NOT_CONNECTED'))
    if (method === 'eth_requestAccounts') return Promise.resolve(accounts())
    if (method === 'eth_chainId') return Promise.resolve(current)
    if (method !== 'wallet_switchEthereumChain') {
      const named = namedChain(method, params)
      if (named !== undefined && parseChainId(named) !== parseChainId(current))
        return Promise.reject(
          new ProviderRpcError(CHAIN_DISCONNECTED, 'The wallet is on another chain', { cause: undefined }),
        )
      return bridge.request('eip155', { method, params: params ?? [] })
    }
    const wanted = parseChainId(read(params?.[0], 'chainId'))
    const network = bridge.networks.find(
      ({ chainNamespace, id }) => chainNamespace === 'eip155' && `${Number(id)}` === wanted,
    )
    return network
      ? bridge.switchNetwork(network).then(() => null)
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

const chainIdOf = (network: CaipNetwork | undefined): string | undefined =>
  network?.chainNamespace === 'eip155' ? toQuantity(Number(network.id)) : undefined

export const evmNamespace: EmbeddedNamespace = { isAddress: isEvmAddress, createProvider }
