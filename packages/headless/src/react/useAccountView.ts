import type { ChainNamespace } from '@foyer/chains'
import { useCallback } from 'react'
import type { AccountLayout, ConfigParameter } from '../core/types.ts'
import { layoutOf } from '../data/features/offeredFeatures.ts'
import { setAccountTab, type AccountTab, accountTabsAtom } from '../wallet/accountTab.ts'
import { activeNamespaceAtom } from '../wallet/state.ts'
import { useAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

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

export type UseAccountTabParameters = ConfigParameter & {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

export type UseAccountTabReturnType = {
  /** `undefined` before one is selected. */
  readonly tab: AccountTab | undefined
  readonly setTab: (tab: AccountTab) => void
}

/**
 * Selected tab of the current account. Kept while other views are shown, until the account changes.
 *
 * @example
 * ```tsx
 * import { useAccountTab } from '@foyer/headless'
 * export function Tabs() {
 *   const { tab = 'tokens', setTab } = useAccountTab()
 *   return <button aria-pressed={tab === 'activity'} onClick={() => setTab('activity')}>Activity</button>
 * }
 * ```
 */
export function useAccountTab(parameters: UseAccountTabParameters = {}): UseAccountTabReturnType {
  const config = useConfig(parameters)
  const active = useConfigAtom(config, activeNamespaceAtom)
  const { namespace = active } = parameters
  const tab = useConfigAtom(config, accountTabsAtom)[namespace]
  const setTab = useCallback(
    (next: AccountTab) => setAccountTab(config, { tab: next, namespace }),
    [config, namespace],
  )
  return { tab, setTab }
}
