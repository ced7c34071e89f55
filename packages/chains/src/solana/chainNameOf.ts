import type { IdentifierString } from '@wallet-standard/base'
import type { CaipNetwork } from '../types.ts'
import { createSolanaError } from './errors.ts'

/** The Wallet Standard's names of the clusters, by CAIP-2 id; the ids that came before are known as well. */
const names: Readonly<Record<string, IdentifierString>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/** What wallets call a network. Throws `INVALID_CHAIN_ID` for one that they have no name for. */
export function chainNameOf({ caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>): IdentifierString {
  const name = names[caipNetworkId]
  if (!name) throw createSolanaError('INVALID_CHAIN_ID', undefined, { value: caipNetworkId })
  return name
}
