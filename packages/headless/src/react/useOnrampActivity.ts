import { useEffect, useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { purchasesOf } from '../flows/onramp/describeForm.ts'
import { useTransactions, type UseTransactionsReturnType } from './transactionQueries.ts'
import { useConfig } from './useConfig.ts'

/**
 * Purchases by month, newest first. While one of this month is pending they are refetched every three seconds.
 *
 * @example
 * ```tsx
 * import { useOnrampActivity } from '@foyer/headless'
 * export function Purchases() {
 *   const { groups } = useOnrampActivity()
 *   return groups.flatMap(({ transactions }) =>
 *     transactions.map(({ id, status, transfers }) => <p key={id}>{transfers?.[0]?.token?.symbol} {status}</p>),
 *   )
 * }
 * ```
 */
export function useOnrampActivity(parameters: ConfigParameter = {}): UseTransactionsReturnType {
  const config = useConfig(parameters)
  const result = useTransactions({ config, onramp: 'coinbase' })
  const { groups: all, dataUpdatedAt, errorUpdatedAt, refetch } = result
  const { groups, readAgain } = useMemo(() => purchasesOf(config, all), [config, all])
  // Runs after each answer or error.
  useEffect(() => readAgain(refetch), [readAgain, refetch, dataUpdatedAt, errorUpdatedAt])
  const isEmpty = result.status === 'error' || (result.status === 'success' && groups.length === 0)
  return { ...result, groups, isEmpty }
}
