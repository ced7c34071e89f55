import { useEffect } from 'react'
import type { DirectoryWallet } from '../core/contracts/directory.ts'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import { readRecentWallets, recentWalletsAtom } from '../flows/directory/recentWallets.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * The wallets that the visitor used last, newest first: at most two.
 *
 * @example
 * ```tsx
 * import { useRecentWallets } from '@foyer/headless'
 * export const Again = () => <p>{useRecentWallets().map(({ name }) => name).join(', ')}</p>
 * ```
 */
export function useRecentWallets(parameters: ConfigParameter = {}): readonly DirectoryWallet[] {
  const config = useConfig(parameters)
  useEffect(() => {
    readRecentWallets(config).catch(internalsOf(config).report)
  }, [config])
  return useConfigAtom(config, recentWalletsAtom)
}
