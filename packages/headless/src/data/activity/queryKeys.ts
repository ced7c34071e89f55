import type { CaipNetworkId } from '@foyer/chains'
import type { Config } from '../../core/types.ts'

// A file of its own: policies read cached data by these keys, and must not load the code of the queries.

export type TransactionsQueryParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  /** Purchases through an onramp provider, in place of transactions on the network. */
  readonly onramp?: 'coinbase' | undefined
}
export type TransactionsQueryKey = readonly ['foyer', string, 'transactions', TransactionsQueryParameters]

/**
 * Key of an account's activity, to invalidate it.
 *
 * @example
 * ```ts
 * import { getQueryClient, transactionsQueryKey } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).invalidateQueries({
 *   queryKey: transactionsQueryKey(config, { address: '0x1', caipNetworkId: 'eip155:1' }),
 * })
 * ```
 */
export const transactionsQueryKey = (
  config: Config,
  { address, caipNetworkId, onramp }: TransactionsQueryParameters,
): TransactionsQueryKey => [
  'foyer',
  config.id,
  'transactions',
  { address, caipNetworkId, ...(onramp && { onramp }) },
]

/**
 * Key of the addresses to which a transaction of an account transferred tokens. Its data is `null` without an answer.
 */
export const receiversQueryKey = (
  config: Config,
  transaction: { readonly address: string; readonly caipNetworkId: CaipNetworkId; readonly hash: string },
): readonly ['foyer', string, 'receivers', typeof transaction] => [
  'foyer',
  config.id,
  'receivers',
  transaction,
]
