export { transactionsQueryKey, transactionsQueryOptions } from '../activity/queries.ts'
export type { TransactionsQueryKey, TransactionsQueryParameters } from '../activity/queries.ts'
export { balanceQueryKey, balanceQueryOptions } from '../balances/queries.ts'
export type { BalanceParameters, BalanceQueryKey } from '../balances/queries.ts'
export type { FoyerInfiniteQueryOptions, FoyerQueryOptions } from '../config/query.ts'
export { excludedWalletsQueryOptions } from '../directory/excludedQuery.ts'
export type { ExcludedWallet } from '../directory/excludedQuery.ts'
export type { WalletPage } from '../directory/fetchWallets.ts'
export { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from '../directory/listQueries.ts'
export { walletsQueryOptions } from '../directory/queries.ts'
export { walletSearchQueryOptions } from '../directory/searchQuery.ts'
export type { WalletSearchParameters } from '../directory/searchQuery.ts'
export { walletRanksQueryOptions } from '../directory/ranksQuery.ts'
export { gasPriceQueryOptions } from '../gas/queries.ts'
export type { GasPriceParameters } from '../gas/queries.ts'
export { nftsQueryOptions } from '../nfts/queries.ts'
export type { NftsQueryParameters } from '../nfts/queries.ts'
export { identityQueryOptions } from '../identity/queries.ts'
export type { IdentityParameters } from '../identity/queries.ts'
export {
  nameSuggestionsQueryOptions,
  resolveNameQueryOptions,
  reverseNameQueryOptions,
} from '../names/queries.ts'
export type { NameParameters, ReverseNameParameters } from '../names/queries.ts'
export {
  onrampOptionsQueryOptions,
  onrampQuoteQueryOptions,
  onrampUrlQueryOptions,
} from '../onramp/queries.ts'
export type {
  OnrampOptionsParameters,
  OnrampQuoteParameters,
  OnrampUrlParameters,
} from '../onramp/queries.ts'
export { sendFeeQueryOptions } from '../send/queries.ts'
export { swapQuoteQueryOptions, swapTokensQueryOptions } from '../swap/queries.ts'
export type { SwapQuoteParameters, SwapTokensParameters } from '../swap/queries.ts'
export { smartSessionsQueryKey, smartSessionsQueryOptions } from '../sessions/queries.ts'
export type {
  SmartSessionsKeyParameters,
  SmartSessionsParameters,
  SmartSessionsQueryKey,
} from '../sessions/queries.ts'
export {
  callsStatusQueryOptions,
  capabilitiesQueryOptions,
  transactionStatusQueryOptions,
} from '../signing/queries.ts'
export type { TransactionStatusParameters } from '../signing/queries.ts'
export { pricesQueryOptions, tokenBalancesQueryKey, tokenBalancesQueryOptions } from '../tokens/queries.ts'
export type { PricesParameters, TokenBalancesParameters, TokenBalancesQueryKey } from '../tokens/queries.ts'
