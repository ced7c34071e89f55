import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Nft, NftPage } from '../core/contracts/nfts.ts'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { nftsOfPages, nftsQueryOptions } from '../data/nfts/queries.ts'
import { useFoyerInfiniteQuery } from './foyerInfiniteQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseNftsParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the account of the network */
  readonly address?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

export type UseNftsReturnType = UseInfiniteQueryResult<InfiniteData<NftPage, string | undefined>> & {
  /** NFTs of the loaded pages, each once. */
  readonly nfts: readonly Nft[]
}

/**
 * NFTs of an account: from the `nfts` source of the config, else from a wallet that lists them. `fetchNextPage` loads
 * another page.
 *
 * @example
 * ```tsx
 * import { useNfts } from '@foyer/headless'
 * export function Collection() {
 *   const { nfts, hasNextPage, fetchNextPage } = useNfts()
 *   return (
 *     <>
 *       <ul>{nfts.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 *       {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useNfts<config extends Config = RegisteredConfig>(
  parameters: UseNftsParameters<config> = {},
): UseNftsReturnType {
  const config = useConfig(parameters)
  const account = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const pages = useFoyerInfiniteQuery(
    config,
    nftsQueryOptions(config, {
      address: parameters.address ?? account.address,
      caipNetworkId: parameters.caipNetworkId ?? network.caipNetworkId,
    }),
  )
  const { data } = pages
  const nfts = useMemo(() => nftsOfPages(data?.pages ?? []), [data])
  return { ...pages, nfts }
}
