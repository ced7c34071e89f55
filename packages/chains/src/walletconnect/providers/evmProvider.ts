import { referenceOf } from '../../caip/caip.ts'
import type { ConnectorEvent } from '../../connector.ts'
import { createEip1193Provider } from '../../eip155/createEip1193Provider.ts'
import { toProviderError } from '../../eip155/ProviderRpcError.ts'
import { namedChain, parseChainId, toQuantity } from '../../eip155/quantity.ts'
import { createError as createChainsError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { CaipNetwork, CaipNetworkId } from '../../types.ts'
import type { SessionBridge } from '../createBridge.ts'
import { switchChain } from '../switchChain.ts'
import { askNode } from './askNode.ts'
import type { NamespaceProvider } from './createProviders.ts'
import { createSentCalls } from './createSentCalls.ts'
import { readCapabilities } from './readCapabilities.ts'

type Params = readonly unknown[] | undefined

/** Session as an EIP-1193 provider. Known values are answered locally, reads are sent to a node of the network. */
export function evmProvider(bridge: SessionBridge): NamespaceProvider {
  const capabilities = new Map<string, unknown>()
  const here = (): CaipNetworkId => {
    const chain = bridge.chain('eip155')
    if (!chain) throw createChainsError('NOT_CONNECTED', { namespace: 'eip155' })
    return chain
  }
  const networkOf = (chain: CaipNetworkId): CaipNetwork | undefined =>
    bridge.networks.find(({ caipNetworkId }) => caipNetworkId === chain)

  const sentCalls = createSentCalls(async (chain, method, params) => {
    const network = networkOf(chain)
    if (!network) throw createChainsError('CHAIN_NOT_SUPPORTED', undefined, { prefix: `eip155:${method}` })
    return askNode({ network, method, params, fetch: bridge.fetch })
  })

  async function switchTo(params: Params): Promise<null> {
    const reference = parseChainId(read(params?.[0], 'chainId'))
    const network = networkOf(`eip155:${reference}`)
    if (!network)
      throw createChainsError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'eip155:switchNetwork' })
    await switchChain(bridge, network)
    return null
  }

  async function answer(method: string, params: Params): Promise<unknown> {
    const isApproved = (): boolean => bridge.sessionNamespace('eip155').methods.includes(method)
    switch (method) {
      case 'eth_accounts':
        return bridge.addresses('eip155')
      case 'eth_requestAccounts':
        here()
        return bridge.addresses('eip155')
      case 'eth_chainId':
        return toQuantity(Number(referenceOf(here())))
      case 'net_version':
        return referenceOf(here())
      case 'wallet_switchEthereumChain':
        return switchTo(params)
      case 'wallet_getCapabilities':
        return readCapabilities({ bridge, capabilities, params })
      case 'wallet_getCallsStatus': {
        const status = await sentCalls.readStatus(params?.[0], { canAskWallet: isApproved() })
        if (status) return status
      }
    }
    if (isApproved()) {
      const chain = chainOf(bridge, method, params)
      const result = await bridge.request('eip155', { method, params: params ?? [], chain })
      if (method === 'wallet_sendCalls') sentCalls.note(result)
      return result
    }
    const network = networkOf(here())
    // The wallet is asked, and rejects unknown methods.
    if (!network || !/^(?:eth|net|web3)_/.test(method) || /^eth_(?:sign|send)/.test(method))
      return bridge.request('eip155', { method, params })
    return askNode({ network, method, params, fetch: bridge.fetch })
  }

  const { provider, emit } = createEip1193Provider(answer)
  return {
    provider,
    onEvent(event: ConnectorEvent) {
      if (event.type === 'change' && event.chainId !== undefined)
        emit('chainChanged', toQuantity(Number(event.chainId)))
      if (event.type === 'change' && event.accounts)
        emit(
          'accountsChanged',
          event.accounts.map(({ address }) => address),
        )
      if (event.type === 'message') emit('message', { type: event.name, data: event.data })
      if (event.type === 'disconnect')
        emit('disconnect', toProviderError(createChainsError('NOT_CONNECTED', { namespace: 'eip155' })))
    },
  }
}

/** Chain of a request: of its transaction, batch or typed data. */
function chainOf(bridge: SessionBridge, method: string, params: Params): CaipNetworkId | undefined {
  // A chain id that cannot be read is no approved chain either: the request is rejected.
  const named = namedChain(method, params)
  if (named !== undefined) return `eip155:${parseChainId(named) ?? String(named)}`
  const reference = method.startsWith('eth_signTypedData') && parseChainId(domainChain(params?.[1]))
  // Typed data may name any chain; an unapproved chain is ignored.
  return bridge.sessionNamespace('eip155').approved.find((chain) => chain === `eip155:${reference}`)
}

function domainChain(typedData: unknown): unknown {
  try {
    const data: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
    return read(read(data, 'domain'), 'chainId')
  } catch {
    return undefined
  }
}
