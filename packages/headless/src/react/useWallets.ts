import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import type { WalletPage } from '../flows/directory/fetchWallets.ts'
import { walletsQueryOptions } from '../flows/directory/gridQueries.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from '../flows/directory/queries.ts'
import { orderedWallets } from '../flows/directory/suggestedWallets.ts'
import { useFoyerInfiniteQuery } from './foyerInfiniteQuery.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useConnectors } from './useConnectors.ts'
import { useIsMobile } from './useIsMobile.ts'

export type UseWalletsReturnType = UseInfiniteQueryResult<InfiniteData<WalletPage, number>> & {
  /** Loaded wallets: featured, recommended and pages, each once, installed ones first. */
  readonly wallets: readonly DirectoryWallet[]
}

/**
 * Directory of wallets, in pages of 40. Requests on mount: render it when the visitor looks for a wallet.
 *
 * @example
 * ```tsx
 * import { useWallets } from '@foyer/headless'
 * export function Directory() {
 *   const { wallets, hasNextPage, fetchNextPage } = useWallets()
 *   return (
 *     <>
 *       <ul>{wallets.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 *       {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useWallets(parameters: ConfigParameter = {}): UseWalletsReturnType {
  const config = useConfig(parameters)
  const isMobile = useIsMobile()
  const connectors = useConnectors({ config })
  const pages = useFoyerInfiniteQuery(config, walletsQueryOptions(config))
  const { data: featured } = useFoyerQuery(config, featuredWalletsQueryOptions(config))
  const { data: recommended } = useFoyerQuery(config, recommendedWalletsQueryOptions(config))
  const { data } = pages
  const wallets = useMemo(
    () =>
      orderedWallets(config, {
        wallets: [
          featured ?? [],
          recommended?.wallets ?? [],
          ...(data?.pages.map((page) => page.wallets) ?? []),
        ].flat(),
        connectors,
        isMobile,
      }),
    [config, featured, recommended, data, connectors, isMobile],
  )
  return { ...pages, wallets }
}
