import type { ChainNamespace } from '../types.ts'

/** The supported namespaces. */
export const chainNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']
