import type { PolkadotAccount } from './provider.ts'

/**
 * Whether an account can be used on a network: some are bound to one, by its genesis hash; and those of Ethereum's kind
 * have no address here.
 */
export function isUsableOn({ genesisHash, type }: PolkadotAccount, reference: string): boolean {
  if (type === 'ethereum') return false
  return !genesisHash || genesisHash.replace(/^0x/i, '').toLowerCase().startsWith(reference.toLowerCase())
}
