/** Reading tokens and prices, loaded in one piece. */

export { fetchPrices } from './getPrices.ts'
export { fetchTokenBalances } from './getTokenBalances.ts'
