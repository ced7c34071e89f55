import type { AccountLayout, ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { layoutOf } from '../data/features/offeredFeatures.ts'
import { useAccount } from './useAccount.ts'

/**
 * How the account is laid out: as a `menu` around the native balance, or as a `dashboard` around what everything is
 * worth. The app's `accountLayout`, or what suits the wallet in use.
 *
 * @example
 * ```tsx
 * import { useAccountLayout, useBalance, useTokenBalances } from '@foyer/headless'
 * export function Worth() {
 *   const layout = useAccountLayout()
 *   const { data: balance } = useBalance()
 *   const { data: tokens } = useTokenBalances({ enabled: layout === 'dashboard' })
 *   return <p>{layout === 'dashboard' ? tokens?.total : balance?.formatted}</p>
 * }
 * ```
 */
export function useAccountLayout(parameters: ConfigParameter = {}): Exclude<AccountLayout, 'auto'> {
  const config = useConfig(parameters)
  const { connector, namespace } = useAccount({ config })
  return layoutOf(config, { connector, namespace })
}
