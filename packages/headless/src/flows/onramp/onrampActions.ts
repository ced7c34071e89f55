import { fetchOptions } from './fetchOptions.ts'
import { fetchQuote } from './fetchQuote.ts'
import { fetchUrl } from './fetchUrl.ts'
import { followWindow } from './followWindow.ts'
import { lookForPurchase } from './lookForPurchase.ts'

/** What buying asks of others, loaded when somebody wants to buy. */
export const onrampActions: {
  readonly fetchOptions: typeof fetchOptions
  readonly fetchQuote: typeof fetchQuote
  readonly fetchUrl: typeof fetchUrl
  readonly followWindow: typeof followWindow
  readonly lookForPurchase: typeof lookForPurchase
} = { fetchOptions, fetchQuote, fetchUrl, followWindow, lookForPurchase }
