import type { ChainNamespace } from '@foyer/chains'
import { useCallback } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { activeNamespaceAtom } from '../wallet/networkState.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { setAccountTab, type AccountTab, accountTabsAtom } from '../wallet/accountTab.ts'

export type UseAccountTabParameters = ConfigParameter & {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

export type UseAccountTabReturnType = {
  /** `undefined` while none was chosen. */
  readonly tab: AccountTab | undefined
  readonly setTab: (tab: AccountTab) => void
}

/**
 * Which tab of the account in use is open: kept while other screens are visited, until another account is in use.
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
