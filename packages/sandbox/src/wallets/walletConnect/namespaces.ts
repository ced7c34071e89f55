import type { LoadNamespace } from './namespace.ts'

/** Namespaces of the wallet, loaded lazily. */
export const namespaceWallets: Readonly<Record<string, LoadNamespace>> = {
  eip155: async (options) => (await import('./evmNamespace.ts')).evmNamespace(options),
  bip122: async (options) => (await import('./bitcoinNamespace.ts')).bitcoinNamespace(options),
  cosmos: async (options) => (await import('./cosmosNamespace.ts')).cosmosNamespace(options),
  polkadot: async (options) => (await import('./polkadotNamespace.ts')).polkadotNamespace(options),
  solana: async (options) => (await import('./solanaNamespace.ts')).solanaNamespace(options),
}
