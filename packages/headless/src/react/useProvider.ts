import type { ChainNamespace, Eip1193Provider } from '@foyer/chains'
import type { BitcoinProvider } from '@foyer/chains/bip122'
import type { CosmosProvider } from '@foyer/chains/cosmos'
import type { PolkadotProvider } from '@foyer/chains/polkadot'
import { useEffect, useMemo, useReducer } from 'react'
import { internalsOf, loadedCode, whenLoaded } from '../core/internals.ts'
import type { Config, NamespaceIn, RegisteredConfig } from '../core/types.ts'
import { useAccount, type UseAccountParameters } from './useAccount.ts'
import { useConfig } from './useConfig.ts'

export type UseProviderParameters<
  namespace extends ChainNamespace | undefined = ChainNamespace | undefined,
  config extends Config = Config,
> = UseAccountParameters<namespace, config> & {
  /** Returns the wallet's own object, whose requests do not pass the policies. @default false */
  readonly isRaw?: boolean | undefined
}

/** The object of a wallet: on eip155 an EIP-1193 provider, in other namespaces that of their standard or wallet. */
export type ProviderIn<
  namespace extends ChainNamespace | undefined,
  config extends Config = Config,
> = ProviderOf<[NamespaceIn<namespace, config>]>

/** In a list, so that several namespaces have no type in common. */
type ProviderOf<namespace extends readonly [ChainNamespace]> = namespace extends ['eip155']
  ? Eip1193Provider | undefined
  : namespace extends ['polkadot']
    ? PolkadotProvider | undefined
    : namespace extends ['cosmos']
      ? CosmosProvider | undefined
      : namespace extends ['bip122']
        ? BitcoinProvider | undefined
        : unknown

/**
 * The connected wallet's object; `undefined` while nothing is connected, and until the code that reviews its requests
 * has loaded. On eip155 an EIP-1193 provider whose requests to sign, send or grant something pass the request policies;
 * in other namespaces the wallet's own object. It has the type of the provider with a `namespace`, and if all networks of
 * the registered config are of one; on solana the type is `unknown`.
 *
 * @example
 * ```tsx
 * import { useProvider } from '@foyer/headless'
 * export function Version() {
 *   const provider = useProvider({ namespace: 'eip155' })
 *   const ask = () => provider?.request({ method: 'web3_clientVersion' }).then(console.log)
 *   return <button disabled={!provider} onClick={() => void ask()}>Version</button>
 * }
 * ```
 */
export function useProvider<
  namespace extends ChainNamespace | undefined = undefined,
  config extends Config = RegisteredConfig,
>(parameters: UseProviderParameters<namespace, config> = {}): ProviderIn<namespace, config> {
  const config = useConfig(parameters)
  const { isRaw = false } = parameters
  const { connector, namespace } = useAccount<ChainNamespace | undefined, Config>({
    config,
    namespace: parameters.namespace,
  })
  const internals = internalsOf(config)
  const { adapters, connectors } = internals
  const provider = connector && connectors.get(connector.uid)?.getProvider(namespace)
  const isReviewed = !isRaw && provider !== undefined
  const importReview = isReviewed ? adapters.get(namespace)?.importReviewProvider : undefined
  const review = importReview && loadedCode(internals, importReview)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!importReview || review) return
    let isCurrent = true
    whenLoaded(internals, importReview, () => void (isCurrent && renderAgain()))
    return () => {
      isCurrent = false
    }
  }, [internals, importReview, review])
  return useMemo(
    () => (importReview ? review?.reviewProvider(config, provider) : provider),
    [config, importReview, review, provider],
  ) as ProviderIn<namespace, config>
}
