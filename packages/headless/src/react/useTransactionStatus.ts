import type { TransactionOutcome } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { type TransactionStatusParameters, transactionStatusQueryOptions } from '../wallet/signing/queries.ts'

/**
 * How a transaction ended: confirmed, reverted, or still pending.
 *
 * @example
 * ```tsx
 * import { useTransactionStatus } from '@foyer/headless'
 * export function Status({ hash }: { hash: string }) {
 *   const { data = 'pending' } = useTransactionStatus({ hash, caipNetworkId: 'eip155:1' })
 *   return <p>{data}</p>
 * }
 * ```
 */
export function useTransactionStatus({
  hash,
  caipNetworkId,
  ...parameters
}: ConfigParameter & TransactionStatusParameters): UseQueryResult<TransactionOutcome> {
  const config = useConfig(parameters)
  return useFoyerQuery(config, transactionStatusQueryOptions(config, { hash, caipNetworkId }))
}
