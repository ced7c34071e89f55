import type { ChainNamespace } from '../types.ts'

/** The five families. */
export const chainNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']
