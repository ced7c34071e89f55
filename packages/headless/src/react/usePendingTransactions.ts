import { useEffect, useMemo } from 'react'
import { internalsOf } from '../core/internals.ts'
import type { ConfigParameter } from '../core/types.ts'
import {
  readPendingTransactions,
  pollPendingTransactions,
  pendingOf,
} from '../data/activity/pendingTransactions.ts'
import { pendingTransactionsAtom } from '../data/activity/state.ts'
import type { PendingTransaction } from '../data/activity/types.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UsePendingTransactionsParameters = ConfigParameter & {
  /** @default the current account */
  readonly address?: string | undefined
  /** Polls their outcome every 30 s, at most 99 times per page load. @default false */
  readonly enabled?: boolean | undefined
}

/**
 * Transactions of the account that this app has sent, also before a reload and in other tabs, without a known outcome;
 * newest first.
 *
 * @example
 * ```tsx
 * import { usePendingTransactions } from '@foyer/headless'
 * export function OnTheirWay() {
 *   const pending = usePendingTransactions({ enabled: true })
 *   return <p>{pending.length} on their way</p>
 * }
 * ```
 */
export function usePendingTransactions(
  parameters: UsePendingTransactionsParameters = {},
): readonly PendingTransaction[] {
  const config = useConfig(parameters)
  const account = useLiveAccount(config)
  const { address = account.address, enabled = false } = parameters
  const all = useConfigAtom(config, pendingTransactionsAtom)
  useEffect(() => {
    readPendingTransactions(config).catch(internalsOf(config).report)
  }, [config])
  useEffect(
    () => (enabled && address !== undefined ? pollPendingTransactions(config, { address }) : undefined),
    [config, enabled, address],
  )
  return useMemo(() => pendingOf(all, address), [all, address])
}
