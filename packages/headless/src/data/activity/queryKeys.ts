import type { CaipNetworkId } from '@foyer/chains'
import type { Config } from '../../core/types.ts'

// Apart from the queries: a review of a request looks into their cache, and loads no query.

export type TransactionsQueryParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
  /** Purchases through a provider, instead of transactions on the network. */
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

/** Query of the addresses to which a transaction of an account has transferred tokens; `null` where no node has told. */
export const receiversQueryKey = (
  config: Config,
  transaction: { readonly address: string; readonly caipNetworkId: CaipNetworkId; readonly hash: string },
): readonly ['foyer', string, 'receivers', typeof transaction] => [
  'foyer',
  config.id,
  'receivers',
  transaction,
]
