import type { AccountLayout, ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { layoutOf } from '../data/features/offeredFeatures.ts'
import { useAccount } from './useAccount.ts'

/**
 * Layout of the account: `menu` with the native balance, or `dashboard` with the total value. From the app's
 * `accountLayout`, or by the current wallet.
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
