import type { Config } from '@foyer/headless'
import { presetOnrampAmount, startPurchase } from '@foyer/headless/actions'
import { http } from 'msw'
import { samples } from './samples.ts'
import { answerWith, STORY_BACKEND, storyFetch, type StoryFault, supportedChains } from './storyBackend.ts'
import type { StoryConfigOptions } from './storyConfig.tsx'

export type StoryOnramp = Partial<
  Record<'options' | 'quote' | 'url' | 'history' | 'nextPage', StoryFault>
> & {
  /** Number of tokens to buy. @default 3 */
  readonly tokens?: number | undefined
  /** Number of currencies to pay with, at most 9. @default 3 */
  readonly currencies?: number | undefined
  /** Purchases as the backend sends them. */
  readonly purchases?: readonly unknown[] | undefined
  readonly supported?: readonly string[] | undefined
}

export const STORY_PAGE = 'https://pay.coinbase.com/buy'

const limits = [
  { id: 'card', min: '10.001', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.001', max: '25000.009' },
]
const names = ['Ether', 'USD Coin', 'Moss', 'Lantern', 'Harbour', 'Thistle', 'Quartz', 'Willow', 'Fern']
const symbols = ['ETH', 'USDC', 'MOSS', 'LANT', 'HARB', 'THIS', 'QUAR', 'WILL', 'FERN']
const codes = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'BRL', 'CAD', 'SEK', 'PLN']
const token = (index: number): object => ({
  id: `token-${index}`,
  name: names[index % names.length],
  symbol: symbols[index % symbols.length],
  networks: [
    { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
    { name: 'polygon', display_name: 'Polygon', chain_id: '137', contract_address: '' },
  ].slice(0, (index % 2) + 1),
})

/** A purchase as the backend sends it. */
export const storyPurchase = (
  index: number,
  status: 'SUCCESS' | 'FAILED' | 'IN_PROGRESS' = 'SUCCESS',
  minedAt: string = new Date(2026, 2, 12 - index * 9, 12).toISOString(),
): object => ({
  id: `p${index}`,
  metadata: {
    operationType: 'buy',
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    chain: 'eip155:1',
    minedAt,
    status: `ONRAMP_TRANSACTION_STATUS_${status}`,
  },
  transfers: [
    {
      direction: 'in',
      quantity: { numeric: `${index + 1}.25` },
      fungible_info: {
        name: names[index % names.length],
        symbol: symbols[index % symbols.length],
        icon: { url: [samples.blue, samples.orange, samples.violet][index % 3] },
      },
    },
  ],
})

/** Options of a config with an onramp backend, without network. */
export function storyOnramp({
  tokens = 3,
  currencies = 3,
  purchases = [],
  supported = ['eip155:1'],
  ...faults
}: StoryOnramp = {}): StoryConfigOptions {
  const options = {
    purchaseCurrencies: Array.from({ length: tokens }, (_, index) => token(index)),
    paymentCurrencies: codes.slice(0, currencies).map((id) => ({ id, payment_method_limits: limits })),
  }
  return {
    endpoints: { blockchain: STORY_BACKEND },
    onramp: { meld: { url: 'https://meld.example/', publicKey: 'story' } },
    fetch: storyFetch(
      supportedChains(...supported),
      http.get(`${STORY_BACKEND}/v1/onramp/options`, () => answerWith(faults.options, () => options)),
      http.post<never, QuoteRequest>(`${STORY_BACKEND}/v1/onramp/quote`, ({ request }) =>
        answerWith(faults.quote, async () => quoteOf(await request.json())),
      ),
      http.post(`${STORY_BACKEND}/v1/generators/onrampurl`, () =>
        answerWith(faults.url, () => ({ url: STORY_PAGE })),
      ),
      http.get(`${STORY_BACKEND}/*/history`, ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor')
        const next = isFirst && 'nextPage' in faults ? 'next' : null
        return answerWith(isFirst ? faults.history : faults.nextPage, () => ({ data: purchases, next }))
      }),
      // All other requests fail.
      http.all(`${STORY_BACKEND}/*`, () => answerWith('fail', () => ({}))),
    ),
  }
}

type QuoteRequest = {
  readonly amount: string
  readonly paymentCurrency: { readonly id: string }
  readonly purchaseCurrency: { readonly symbol: string }
}

function quoteOf({ amount, paymentCurrency, purchaseCurrency }: QuoteRequest): object {
  const money = (part: number): object => ({
    amount: (Number(amount) * part).toFixed(2),
    currency: paymentCurrency.id,
  })
  return {
    paymentTotal: money(1),
    paymentSubtotal: money(0.98),
    purchaseAmount: { amount: (Number(amount) / 3200).toFixed(6), currency: purchaseCurrency.symbol },
    coinbaseFee: money(0.015),
    networkFee: money(0.005),
    quoteId: 'quote',
  }
}

/** Enters an amount. */
export const enterAmount = (config: Config, amount: string): void => presetOnrampAmount(config, amount)

/** Starts a purchase with a window that opens, is blocked, or is closed at once. */
export function beginPurchase(
  config: Config,
  { provider = 'coinbase', how }: { readonly provider?: string; readonly how: 'open' | 'blocked' | 'closed' },
): void {
  const { open } = window
  const popup = { closed: false, opener: null }
  window.open = () => (how === 'blocked' ? null : (popup as never))
  try {
    startPurchase(config, { provider, url: STORY_PAGE })
  } finally {
    window.open = open
  }
  if (how === 'closed') popup.closed = true
}
