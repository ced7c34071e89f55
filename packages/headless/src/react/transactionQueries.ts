import type { TransactionOutcome } from '@foyer/chains'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig, ForConfig } from '../core/types.ts'
import {
  forgetLaterPages,
  groupsOfPages,
  historyEvent,
  transactionsQueryOptions,
} from '../data/activity/queries.ts'
import { transactionsQueryKey } from '../data/activity/queryKeys.ts'
import type { TransactionGroup, TransactionPage } from '../data/activity/types.ts'
import { type TransactionStatusParameters, transactionStatusQueryOptions } from '../flows/signing/queries.ts'
import { useFoyerInfiniteQuery } from './foyerInfiniteQuery.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useNetworkAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useNetwork } from './useNetworks.ts'

export type UseTransactionsParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the account of the network */
  readonly address?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** Purchases through a provider, instead of transactions on the network. */
  readonly onramp?: 'coinbase' | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

type Result = UseInfiniteQueryResult<InfiniteData<TransactionPage, string | undefined>>
export type UseTransactionsReturnType = Result & {
  /** Loaded transactions, by local year and month, newest first. */
  readonly groups: readonly TransactionGroup[]
  /** There are none, or they failed to load. */
  readonly isEmpty: boolean
}

/**
 * Transactions of an account on an eip155 network, in pages. Each account and network has its own list; a reopened one
 * starts with its first page.
 *
 * @example
 * ```tsx
 * import { useTransactions } from '@foyer/headless'
 * export function History() {
 *   const { groups, hasNextPage, fetchNextPage } = useTransactions()
 *   return (
 *     <>
 *       {groups.map(({ year, month, transactions }) => (
 *         <p key={`${year}-${month}`}>{transactions.map(({ operationType }) => operationType).join(', ')}</p>
 *       ))}
 *       {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useTransactions<config extends Config = RegisteredConfig>(
  parameters: UseTransactionsParameters<config> = {},
): UseTransactionsReturnType {
  const config = useConfig(parameters)
  const account = useNetworkAccount(config, parameters.caipNetworkId)
  const network = useNetwork({ config })
  const { onramp, enabled = true } = parameters
  const address = parameters.address ?? account.address
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const options = transactionsQueryOptions(config, { address, caipNetworkId, onramp })
  const result: Result = useFoyerInfiniteQuery(config, { ...options, enabled: options.enabled && enabled })
  const { data, status, fetchNextPage } = result
  const forgetLast = useRef<() => void>(undefined)
  useEffect(() => {
    const forget = (): void =>
      forgetLaterPages(config, transactionsQueryKey(config, { address, caipNetworkId, onramp }))
    // The last list was still observed when its effect was cleaned up.
    forgetLast.current?.()
    forgetLast.current = forget
    return forget
  }, [config, address, caipNetworkId, onramp])
  const groups = useMemo(() => groupsOfPages(data?.pages ?? []), [data])
  const cursor = data?.pages.at(-1)?.next
  const fetchNext = useCallback<typeof fetchNextPage>(
    (page) => {
      historyEvent(config, 'LOAD_MORE_TRANSACTIONS', { address: address ?? '', cursor })
      return fetchNextPage(page)
    },
    [config, address, cursor, fetchNextPage],
  )
  return {
    ...result,
    fetchNextPage: fetchNext,
    groups,
    isEmpty: status === 'error' || (status === 'success' && groups.length === 0),
  }
}

export type UseTransactionStatusParameters<config extends Config = RegisteredConfig> =
  ConfigParameter<config> & ForConfig<TransactionStatusParameters, config>

/**
 * Outcome of a transaction on an EVM network or Solana: confirmed, reverted, or still pending. On other networks
 * nothing is read, and `data` stays `undefined`. `unclear` if another account than `address` sent it,
 * or if it does not carry out the request of this page that the wallet answered with it.
 *
 * @example
 * ```tsx
 * import { useTransactionStatus } from '@foyer/headless'
 * export function Status({ hash, address }: { hash: string; address: string }) {
 *   const { data = 'pending' } = useTransactionStatus({ hash, address, caipNetworkId: 'eip155:1' })
 *   return <p>{data}</p>
 * }
 * ```
 */
export function useTransactionStatus<config extends Config = RegisteredConfig>({
  hash,
  caipNetworkId,
  address,
  ...parameters
}: UseTransactionStatusParameters<config>): UseQueryResult<TransactionOutcome> {
  const config = useConfig(parameters)
  return useFoyerQuery(config, transactionStatusQueryOptions(config, { hash, caipNetworkId, address }))
}
