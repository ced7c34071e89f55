import { fetchPrices } from './fetchPrices.ts'
import { fetchTokenBalances } from './fetchTokenBalances.ts'

/** Reading tokens and prices, loaded in one piece. */
export const tokensActions: {
  readonly fetchPrices: typeof fetchPrices
  readonly fetchTokenBalances: typeof fetchTokenBalances
} = { fetchPrices, fetchTokenBalances }
