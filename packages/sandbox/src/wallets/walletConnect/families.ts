import type { LoadFamily } from './family.ts'

/** Namespaces of the wallet, loaded lazily. */
export const families: Readonly<Record<string, LoadFamily>> = {
  eip155: async (options) => (await import('./evmFamily.ts')).evmFamily(options),
  bip122: async (options) => (await import('./bitcoinFamily.ts')).bitcoinFamily(options),
  cosmos: async (options) => (await import('./cosmosFamily.ts')).cosmosFamily(options),
  polkadot: async (options) => (await import('./polkadotFamily.ts')).polkadotFamily(options),
  solana: async (options) => (await import('./solanaFamily.ts')).solanaFamily(options),
}
