import type { ChainNamespace } from '@foyer/chains'
import { useMemo } from 'react'
import { useAccount } from './useAccount.ts'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'

export type UseProviderParameters = ConfigParameter & {
  readonly namespace?: ChainNamespace | undefined
  /** The wallet's own object, whose requests no policy sees. @default false */
  readonly isRaw?: boolean | undefined
}

/**
 * The connected wallet's object; `undefined` while nothing is connected. On eip155 an EIP-1193 provider whose requests to
 * sign, send or grant something pass the request policies; in other namespaces the wallet's own object.
 *
 * @example
 * ```tsx
 * import { useProvider } from '@foyer/headless'
 * export const HasProvider = () => <p>{useProvider() === undefined ? 'No wallet' : 'Wallet connected'}</p>
 * ```
 */
export function useProvider(parameters: UseProviderParameters = {}): unknown {
  const config = useConfig(parameters)
  const { isRaw = false } = parameters
  const { connector, namespace } = useAccount({ config, namespace: parameters.namespace })
  const { adapters, connectors } = internalsOf(config)
  const provider = connector && connectors.get(connector.uid)?.getProvider(namespace)
  return useMemo(() => {
    const review = isRaw ? undefined : adapters.get(namespace)?.reviewProvider
    return review && provider !== undefined ? review(config, provider) : provider
  }, [config, adapters, namespace, provider, isRaw])
}
