import type { ChainNamespace } from '@foyer/chains'
import type { OnrampProblem } from './types.ts'
import type {
  OnrampOptions,
  OnrampProviderItem,
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../core/contracts/onramp.ts'

/** An amount is asked a price of when nothing more was typed for this long. */
export const QUOTE_WAIT_MS = 500
/** A price of a market holds about this long. */
export const QUOTE_STALE_MS = 15_000
/** Addresses of providers may hold a word that is good once, and not for long. */
export const URL_STALE_MS = 60_000
export const WINDOW_POLL_MS = 1000
/** As a social login's. */
export const POPUP_FEATURES = 'width=600,height=800,scrollbars=yes'

/** Amounts that one tap enters. */
export const PRESETS = ['100', '250', '500', '1000'] as const

const MELD: OnrampProviderItem = {
  name: 'meld',
  label: 'Meld.io',
  feeRange: '1-2%',
  supportedChains: ['eip155', 'solana'],
}
const COINBASE: OnrampProviderItem = {
  name: 'coinbase',
  label: 'Coinbase',
  feeRange: '1-2%',
  supportedChains: ['eip155'],
}

/**
 * Who sells on a family: of those that are named, those that are known, in the order in which they are named. What is
 * no list of names names nobody (docs/spec/checklist.md §5).
 */
export function offeredProviders(facts: {
  readonly names: unknown
  /** The host's own. */
  readonly sellers: readonly OnrampProviderItem[]
  readonly namespace: ChainNamespace
}): readonly OnrampProviderItem[] {
  const { names } = facts
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return []
  const known = [...facts.sellers, MELD, COINBASE]
  return [...new Set<string>(names)].flatMap((name) => {
    const provider = known.find((each) => each.name === name)
    return provider?.supportedChains.includes(facts.namespace) ? [provider] : []
  })
}

/** Until it is known where it is sold. */
export const USDC: PurchaseCurrency = {
  id: '2b92315d-eab7-5bef-84fa-089a131333f5',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [],
}

/** Until its limits are known. */
const USD: PaymentCurrency = { id: 'USD', payment_method_limits: [] }

const SOL: PurchaseCurrency = { id: 'SOL', name: 'Solana', symbol: 'SOL', networks: [] }
/** What a family buys first, where that is not the first of the list. */
const ownCurrency: Readonly<Partial<Record<ChainNamespace, PurchaseCurrency>>> = { solana: SOL }

/**
 * What is bought and paid with: what was chosen, else the first of the list, else the usual. On Solana the usual is its
 * own currency, and comes before the first of a list that was made for all networks.
 */
export const chosenCurrencies = (facts: {
  readonly options: OnrampOptions | undefined
  readonly namespace: ChainNamespace
  readonly purchaseId: string | undefined
  readonly paymentId: string | undefined
}): { readonly purchaseCurrency: PurchaseCurrency; readonly paymentCurrency: PaymentCurrency } => {
  const { purchaseCurrencies = [], paymentCurrencies = [] } = facts.options ?? {}
  const own = ownCurrency[facts.namespace]
  const usual = own
    ? (purchaseCurrencies.find(({ symbol }) => symbol === own.symbol) ?? own)
    : (purchaseCurrencies[0] ?? USDC)
  return {
    purchaseCurrency: purchaseCurrencies.find(({ id }) => id === facts.purchaseId) ?? usual,
    paymentCurrency:
      paymentCurrencies.find(({ id }) => id === facts.paymentId) ?? paymentCurrencies[0] ?? USD,
  }
}

/** How much a quote says is got; `undefined` where none says. */
export function purchaseAmountOf(quote: OnrampQuote | null | undefined): number | undefined {
  const amount = Number(quote?.purchaseAmount.amount ?? Number.NaN)
  return Number.isFinite(amount) ? amount : undefined
}

/** Whether an amount can be paid at all, by any way; an empty one is not asked yet. */
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

/** Whether there is something to ask a price of. */
export const isAmount = (amount: string): boolean => Number(amount) > 0

/** What is written in a field for money: no finer than cents. */
export const inCents = (amount: string): string => /^\d*(?:\.\d{0,2})?/.exec(amount)?.[0] ?? ''

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * A provider's page, if it may be opened: `https:` without a password in it, or one on this very machine. What is
 * anything else (`javascript:`, `data:`, another app) is none.
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
