import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import type { WalletPage } from '../flows/directory/fetchWallets.ts'
import { type WalletSearchParameters, walletSearchQueryOptions } from '../flows/directory/gridQueries.ts'
import { orderedWallets } from '../flows/directory/suggestedWallets.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useConnectors } from './useConnectors.ts'
import { useIsMobile } from './useIsMobile.ts'

export type UseWalletSearchReturnType = UseQueryResult<WalletPage> & {
  /**
   * At least two letters were typed, or only certified wallets are requested: show these results instead of the pages.
   */
  readonly isActive: boolean
  /** Wallets found so far. */
  readonly wallets: readonly DirectoryWallet[]
}

/**
 * Searches wallets by name, from two letters on. Pass the field's text: the request is sent 300 ms after the last
 * change, and results of earlier texts are dropped.
 *
 * @example
 * ```tsx
 * import { useWalletSearch } from '@foyer/headless'
 * export function Found({ search }: { search: string }) {
 *   const { wallets } = useWalletSearch({ search })
 *   return <ul>{wallets.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * }
 * ```
 */
export function useWalletSearch({
  search,
  isCertified,
  ...parameters
}: WalletSearchParameters & ConfigParameter): UseWalletSearchReturnType {
  const config = useConfig(parameters)
  const isMobile = useIsMobile()
  const connectors = useConnectors({ config })
  const options = walletSearchQueryOptions(config, { search, isCertified })
  const query = useFoyerQuery(config, options)
  const { data } = query
  const wallets = useMemo(
    () => orderedWallets(config, { wallets: data?.wallets ?? [], connectors, isMobile }),
    [config, data, connectors, isMobile],
  )
  return { ...query, isActive: options.enabled, wallets }
}
