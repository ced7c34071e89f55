export { getQueryClient } from '../core/queryClient.ts'
export { transactionsQueryKey } from '../data/activity/queryKeys.ts'
export { transactionsQueryOptions } from '../data/activity/queries.ts'
export type { TransactionsQueryKey, TransactionsQueryParameters } from '../data/activity/queryKeys.ts'
export { balanceQueryKey, balanceQueryOptions } from '../data/balances/queries.ts'
export type { BalanceParameters, BalanceQueryKey } from '../data/balances/queries.ts'
export type { FoyerInfiniteQueryOptions, FoyerQueryOptions } from '../core/query.ts'
export type { DirectoryQueryOptions } from '../flows/directory/answers.ts'
export { excludedWalletsQueryOptions } from '../flows/directory/readFacts.ts'
export type { ExcludedWallet } from '../flows/directory/readFacts.ts'
export type { WalletPage } from '../flows/directory/fetchWallets.ts'
export { featuredWalletsQueryOptions, recommendedWalletsQueryOptions } from '../flows/directory/queries.ts'
export { walletSearchQueryOptions, walletsQueryOptions } from '../flows/directory/gridQueries.ts'
export type { WalletSearchParameters } from '../flows/directory/gridQueries.ts'
export { walletRanksQueryOptions } from '../flows/directory/readFacts.ts'
export { gasPriceQueryOptions } from '../data/gas/queries.ts'
export type { GasPriceParameters } from '../data/gas/queries.ts'
export { nftsQueryOptions } from '../data/nfts/queries.ts'
export type { NftsQueryParameters } from '../data/nfts/queries.ts'
export { identityQueryOptions } from '../data/identity/queries.ts'
export type { IdentityParameters } from '../data/identity/queries.ts'
export {
  nameSuggestionsQueryOptions,
  resolveNameQueryOptions,
  reverseNameQueryOptions,
} from '../data/names/queries.ts'
export type { NameParameters, ReverseNameParameters } from '../data/names/queries.ts'
export {
  onrampOptionsQueryOptions,
  onrampQuoteQueryOptions,
  onrampUrlQueryOptions,
} from '../flows/onramp/queries.ts'
export type {
  OnrampOptionsParameters,
  OnrampQuoteParameters,
  OnrampUrlParameters,
} from '../flows/onramp/queries.ts'
export { sendFeeQueryOptions } from '../flows/send/queries.ts'
export { swapQuoteQueryOptions, swapTokensQueryOptions } from '../flows/swap/queries.ts'
export type { SwapQuoteParameters, SwapTokensParameters } from '../flows/swap/queries.ts'
export { smartSessionsQueryKey, smartSessionsQueryOptions } from '../flows/smartSessions/queries.ts'
export type {
  SmartSessionsKeyParameters,
  SmartSessionsParameters,
  SmartSessionsQueryKey,
} from '../flows/smartSessions/queries.ts'
export { callsStatusQueryOptions, transactionStatusQueryOptions } from '../flows/signing/queries.ts'
export { capabilitiesQueryOptions, walletAssetsQueryOptions } from '../wallet/reading/queries.ts'
export type { WalletAssetsParameters } from '../wallet/reading/queries.ts'
export type { TransactionStatusParameters } from '../flows/signing/queries.ts'
export {
  pricesQueryOptions,
  tokenBalancesQueryKey,
  tokenBalancesQueryOptions,
} from '../data/tokens/queries.ts'
export type {
  PricesParameters,
  TokenBalancesParameters,
  TokenBalancesQueryKey,
} from '../data/tokens/queries.ts'
