import type { ChainNamespace } from '@foyer/chains'
import type {
  OnrampOptions,
  OnrampQuote,
  OnrampQuoteRequest,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../core/contracts/onramp.ts'
import type { OnrampProblem } from './types.ts'

/** Delay of a quote after the last change of the amount. */
export const QUOTE_WAIT_MS = 500
/** A market price is valid for about this long. */
export const QUOTE_STALE_MS = 15_000
/** URLs of providers may contain a token that is valid once, for a short time. */
export const URL_STALE_MS = 60_000
export const WINDOW_POLL_MS = 1000
/** Same as for the popup of a social login. */
export const POPUP_FEATURES = 'width=600,height=800,scrollbars=yes'

/** Amounts of the preset buttons. */
export const PRESETS = ['100', '250', '500', '1000'] as const

/** Used before options are loaded. */
export const USDC: PurchaseCurrency = {
  id: '2b92315d-eab7-5bef-84fa-089a131333f5',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [],
}

/** Used before limits are loaded. */
const USD: PaymentCurrency = { id: 'USD', payment_method_limits: [] }

const SOL: PurchaseCurrency = { id: 'SOL', name: 'Solana', symbol: 'SOL', networks: [] }
/** Default currency of a namespace, if it is not the first of the list. */
const ownCurrency: Readonly<Partial<Record<ChainNamespace, PurchaseCurrency>>> = { solana: SOL }

/**
 * Selected currencies, else the first of the list, else the common ones. On Solana the default is SOL, before the first
 * of the list.
 */
export const chosenCurrencies = (facts: {
  readonly options: OnrampOptions | undefined
  readonly namespace: ChainNamespace
  readonly purchaseId: string | undefined
  readonly paymentId: string | undefined
}): { readonly purchaseCurrency: PurchaseCurrency; readonly paymentCurrency: PaymentCurrency } => {
  const { purchaseCurrencies = [], paymentCurrencies = [] } = facts.options ?? {}
  const own = ownCurrency[facts.namespace]
  const defaultCurrency = own
    ? (purchaseCurrencies.find(({ symbol }) => symbol === own.symbol) ?? own)
    : (purchaseCurrencies[0] ?? USDC)
  return {
    purchaseCurrency: purchaseCurrencies.find(({ id }) => id === facts.purchaseId) ?? defaultCurrency,
    paymentCurrency:
      paymentCurrencies.find(({ id }) => id === facts.paymentId) ?? paymentCurrencies[0] ?? USD,
  }
}

/** Purchase amount of a quote; `undefined` without one. */
export function purchaseAmountOf(quote: OnrampQuote | null | undefined): number | undefined {
  const amount = Number(quote?.purchaseAmount.amount ?? Number.NaN)
  return Number.isFinite(amount) ? amount : undefined
}

/** Whether a quote is in the requested currencies, in which its amounts are shown and ordered. */
export const isQuoteOf = (
  quote: Pick<OnrampQuote, 'purchaseAmount' | 'paymentTotal'>,
  asked: Pick<OnrampQuoteRequest, 'purchaseCurrency' | 'paymentCurrency'>,
): boolean =>
  quote.purchaseAmount.currency.toUpperCase() === asked.purchaseCurrency.symbol.toUpperCase() &&
  quote.paymentTotal.currency.toUpperCase() === asked.paymentCurrency.id.toUpperCase()

/** Limit that an amount violates in every payment method; an empty amount violates none. */
export function limitProblem(
  amount: string,
  { payment_method_limits: limits }: PaymentCurrency,
): OnrampProblem | undefined {
  if (!isAmount(amount) || limits.length === 0) return undefined
  const min = Math.min(...limits.map((limit) => Number(limit.min)))
  const max = Math.max(...limits.map((limit) => Number(limit.max)))
  if (Number(amount) < min) return { name: 'below', limit: String(min) }
  return Number(amount) > max ? { name: 'above', limit: String(max) } : undefined
}

/** Whether an amount can be quoted. */
export const isAmount = (amount: string): boolean => Number(amount) > 0

/** Truncates an amount to the decimals of its currency: none in yen, three in Kuwaiti dinars. */
export function toPayable(amount: string, currency: string): string {
  const digits = decimalsOf(currency)
  const pattern = digits > 0 ? new RegExp(`^\\d*(?:\\.\\d{0,${digits}})?`) : /^\d*/
  return pattern.exec(amount)?.[0] ?? ''
}

/** Decimals of a currency; two for texts that are no currency code. */
function decimalsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Host names of this machine. */
export const LOOPBACK: RegExp = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * URL of a provider's page, if it may be opened: `https:` without credentials, or localhost. Others (`javascript:`,
 * `data:`, app links) are `undefined`.
 */
export function providerUrl(value: string): string | undefined {
  try {
    const { protocol, hostname, username, password, href } = new URL(value)
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
    return isSafe && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}
