import { useEffect } from 'react'
import { internalsOf } from '../../config/internals.ts'
import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { readRecentWallets } from '../actions/recentWallets.ts'
import { recentWalletsAtom } from '../recentState.ts'
import type { DirectoryWallet } from '../types.ts'

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
