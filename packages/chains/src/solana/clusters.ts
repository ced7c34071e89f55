import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { createSolanaError } from './errors.ts'
import type { IdentifierString } from './provider.ts'

/** The Wallet Standard's names of the clusters, by CAIP-2 id; deprecated ids of a cluster follow its current id. */
const clusters: readonly (readonly [CaipNetworkId, IdentifierString])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:mainnet'],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:devnet'],
]

/** The Wallet Standard's name of a network. Throws `INVALID_CHAIN_ID` for a network without one. */
export function chainNameOf({ caipNetworkId }: Pick<CaipNetwork, 'caipNetworkId'>): IdentifierString {
  const name = clusters.find(([id]) => id === caipNetworkId)?.[1]
  if (!name) throw createSolanaError('INVALID_CHAIN_ID', undefined, { value: caipNetworkId })
  return name
}

/** The Wallet Standard's names of networks, without duplicates; networks without a name are omitted. */
export const chainNamesOf = (ids: readonly CaipNetworkId[]): readonly IdentifierString[] => [
  ...new Set(clusters.filter(([id]) => ids.includes(id)).map(([, name]) => name)),
]

/** The CAIP-2 id of a cluster by its name in the Wallet Standard. */
export const networkIdOf = (name: IdentifierString | undefined): CaipNetworkId | undefined =>
  clusters.find(([, known]) => known === name)?.[0]
