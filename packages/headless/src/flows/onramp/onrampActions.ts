/** Code of the onramp, loaded when the visitor buys. */

export { fetchOptions } from './getOnrampOptions.ts'
export { fetchQuote } from './getOnrampQuote.ts'
export { fetchUrl } from './getOnrampUrl.ts'
export { followWindow } from './followWindow.ts'
export { lookForPurchase } from './lookForPurchase.ts'
