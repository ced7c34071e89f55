import { fetchOptions } from './fetchOptions.ts'
import { fetchQuote } from './fetchQuote.ts'
import { fetchUrl } from './fetchUrl.ts'
import { lookForPurchase } from './lookForPurchase.ts'

/** What buying asks of others, loaded when somebody wants to buy. */
export const onrampActions: {
  readonly fetchOptions: typeof fetchOptions
  readonly fetchQuote: typeof fetchQuote
  readonly fetchUrl: typeof fetchUrl
  readonly lookForPurchase: typeof lookForPurchase
} = { fetchOptions, fetchQuote, fetchUrl, lookForPurchase }
