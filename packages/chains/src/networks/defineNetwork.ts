import { formatCaipNetworkId } from '../caip/caip.ts'
import type { CaipNetwork, CaipNetworkId, ChainNamespace, NativeCurrency } from '../types.ts'

type Urls = { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }

/** Parameters of `defineNetwork`. A viem chain is accepted. */
export type DefineNetworkParameters<
  id extends number | string = number | string,
  namespace extends ChainNamespace = ChainNamespace,
> = {
  /** Chain reference: a number on eip155, a string elsewhere. */
  readonly id: id
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: Urls; readonly chainDefault?: Urls | undefined }
  /** @default 'eip155' */
  readonly chainNamespace?: namespace | undefined
  /** Network id that older WalletConnect wallets use. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly network?: string | undefined
  readonly blockExplorers?: CaipNetwork['blockExplorers']
  readonly testnet?: boolean | undefined
  readonly assets?: CaipNetwork['assets']
}

/**
 * Makes a network from plain data; its CAIP-2 id is `{chainNamespace}:{id}`. Functions are dropped, so a viem chain
 * with serializers can be passed. Throws `InvalidCaipNetworkIdError`.
 *
 * @example
 * ```ts
 * import { defineNetwork } from '@foyer/chains'
 * const local = defineNetwork({
 *   id: 31_337,
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 * })
 * ```
 */
export function defineNetwork<
  const id extends number | string,
  const namespace extends ChainNamespace = 'eip155',
>(parameters: DefineNetworkParameters<id, namespace>): CaipNetwork<`${namespace}:${id}`> {
  const { chainNamespace = 'eip155' as namespace, id, name, nativeCurrency, rpcUrls, ...rest } = parameters
  const { network, deprecatedCaipNetworkId, blockExplorers, testnet, assets } = rest
  const explorer = blockExplorers?.default
  const defined: CaipNetwork = {
    id,
    name,
    chainNamespace,
    caipNetworkId: formatCaipNetworkId({ namespace: chainNamespace, chainId: id }),
    nativeCurrency: pick(nativeCurrency, 'name', 'symbol', 'decimals'),
    rpcUrls: {
      default: pick(rpcUrls.default, 'http', 'webSocket'),
      ...(rpcUrls.chainDefault && { chainDefault: pick(rpcUrls.chainDefault, 'http', 'webSocket') }),
    },
    ...(network !== undefined && { network }),
    ...(deprecatedCaipNetworkId && { deprecatedCaipNetworkId }),
    ...(explorer && { blockExplorers: { default: pick(explorer, 'name', 'url') } }),
    ...(testnet !== undefined && { testnet }),
    ...(assets && { assets }),
  }
  return defined as CaipNetwork<`${namespace}:${id}`>
}

function pick<value extends object, key extends keyof value>(
  value: value,
  ...keys: readonly key[]
): Pick<value, key> {
  return Object.fromEntries(
    keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]),
  ) as Pick<value, key>
}
