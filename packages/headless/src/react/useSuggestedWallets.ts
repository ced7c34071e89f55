import type { DirectoryWallet } from '../core/contracts/directory.ts'
import type { ConfigParameter } from '../core/types.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from '../flows/directory/queries.ts'
import { suggestedWallets } from '../flows/directory/suggestedWallets.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'

export type UseSuggestedWalletsReturnType = {
  readonly wallets: readonly DirectoryWallet[]
  /** The directory is loading. */
  readonly isLoading: boolean
}

/**
 * Wallets for a visitor who has none: featured, custom and recommended ones.
 *
 * @example
 * ```tsx
 * import { useSuggestedWallets } from '@foyer/headless'
 * export const Get = () => useSuggestedWallets().wallets.map(({ id, name, homepage }) => <a key={id} href={homepage}>{name}</a>)
 * ```
 */
export function useSuggestedWallets(parameters: ConfigParameter = {}): UseSuggestedWalletsReturnType {
  const config = useConfig(parameters)
  const featured = useFoyerQuery(config, featuredWalletsQueryOptions(config))
  const recommended = useFoyerQuery(config, recommendedWalletsQueryOptions(config))
  return {
    wallets: suggestedWallets(config, featured.data ?? [], recommended.data?.wallets ?? []),
    isLoading: featured.isLoading || recommended.isLoading,
  }
}
