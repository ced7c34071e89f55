import type { ChainNamespace } from '@foyer/chains'
import { useAccount } from './useAccount.ts'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'

export type UseProviderParameters = ConfigParameter & { readonly namespace?: ChainNamespace | undefined }

/**
 * The connected wallet's own object: an EIP-1193 provider on eip155; `undefined` while nothing is connected.
 *
 * @example
 * ```tsx
 * import { useProvider } from '@foyer/headless'
 * export const HasProvider = () => <p>{useProvider() === undefined ? 'No wallet' : 'Wallet connected'}</p>
 * ```
 */
export function useProvider(parameters: UseProviderParameters = {}): unknown {
  const config = useConfig(parameters)
  const { connector, namespace } = useAccount({ config, namespace: parameters.namespace })
  return connector && internalsOf(config).connectors.get(connector.uid)?.getProvider(namespace)
}
