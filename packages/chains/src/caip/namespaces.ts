import type { ChainNamespace } from '../types.ts'

/**
 * The supported namespaces.
 *
 * @example
 * ```ts
 * import { chainNamespaces } from '@foyer/chains'
 * const isSupported = (namespace: string) => chainNamespaces.some((each) => each === namespace)
 * ```
 */
export const chainNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']
