import type { TransactionOutcome } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Config, ConfigParameter, ForConfig, RegisteredConfig } from '../core/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { type TransactionStatusParameters, transactionStatusQueryOptions } from '../wallet/signing/queries.ts'

export type UseTransactionStatusParameters<config extends Config = RegisteredConfig> =
  ConfigParameter<config> & ForConfig<TransactionStatusParameters, config>

/**
 * Outcome of a transaction: confirmed, reverted, or still pending.
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
export function useTransactionStatus<config extends Config = RegisteredConfig>({
  hash,
  caipNetworkId,
  ...parameters
}: UseTransactionStatusParameters<config>): UseQueryResult<TransactionOutcome> {
  const config = useConfig(parameters)
  return useFoyerQuery(config, transactionStatusQueryOptions(config, { hash, caipNetworkId }))
}
