import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import {
  firstTokenOn,
  networkNames,
  paymentCurrencies,
  purchaseCurrencies,
  quoteOf,
  tokenOn,
} from '../onramp/currencies.ts'
import { deliver } from '../onramp/deliver.ts'
import { providerPage } from '../onramp/page.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NOT_FOUND = 404
/** Amount of a purchase that specifies none. */
const USUAL_AMOUNT = '0.05'

const quoteSchema = v.object({
  purchaseCurrency: v.object({ symbol: v.string() }),
  paymentCurrency: v.object({ id: v.string() }),
  amount: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
  network: v.string(),
})
const orderSchema = v.object({
  destinationWallets: v.pipe(
    v.array(v.object({ address: v.string(), blockchains: v.array(v.string()), assets: v.array(v.string()) })),
    v.minLength(1),
  ),
  defaultNetwork: v.optional(v.string()),
  partnerUserId: v.string(),
  defaultExperience: v.literal('buy'),
  presetCryptoAmount: v.optional(v.number()),
  presetFiatAmount: v.optional(v.number()),
})
const purchaseSchema = v.object({
  address: v.string(),
  caipNetworkId: v.string(),
  symbol: v.string(),
  amount: v.string(),
  status: v.picklist(['IN_PROGRESS', 'SUCCESS', 'FAILED']),
})
const endSchema = v.object({ status: v.picklist(['SUCCESS', 'FAILED']) })

/** Onramp: options, quotes, the provider's page, and purchases, which transfer the bought tokens. */
export function onrampHandlers({
  baseUrl,
  nodeUrls,
  state: { purchases },
}: BackendContext): RequestHandler[] {
  const page = `${baseUrl}/onramp/page`
  const purchasesUrl = `${baseUrl}/__sandbox/purchases`
  const finish = async (id: string, status: 'SUCCESS' | 'FAILED'): Promise<void> => {
    const purchase = purchases.find(id)
    if (!purchase) return
    const hash = status === 'SUCCESS' ? await deliver(nodeUrls, purchase) : ''
    purchases.change(id, { status, hash })
  }
  return [
    http.get(`${baseUrl}/v1/onramp/options`, () =>
      HttpResponse.json({ purchaseCurrencies, paymentCurrencies }),
    ),
    http.post(`${baseUrl}/v1/onramp/quote`, async ({ request }): Promise<Response> => {
      const parsed = v.safeParse(quoteSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { purchaseCurrency, paymentCurrency, amount } = parsed.output
      const { symbol } = purchaseCurrency
      const currency = paymentCurrency.id
      const quote = quoteOf(symbol, currency, Number(amount))
      if (!quote) return refuse(BAD_REQUEST, 'currency', 'This is not sold')
      return HttpResponse.json({
        paymentTotal: { amount, currency },
        paymentSubtotal: { amount: quote.subtotal, currency },
        purchaseAmount: { amount: quote.bought, currency: symbol },
        coinbaseFee: { amount: quote.providerFee, currency },
        networkFee: { amount: quote.networkFee, currency },
        quoteId: crypto.randomUUID(),
      })
    }),
    http.post(`${baseUrl}/v1/generators/onrampurl`, async ({ request }): Promise<Response> => {
      const parsed = v.safeParse(orderSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { destinationWallets, defaultNetwork = 'ethereum', presetCryptoAmount } = parsed.output
      const [{ address, assets } = { address: '', assets: [] }] = destinationWallets
      const order = new URLSearchParams({
        provider: 'Coinbase',
        address,
        network: networkNames[defaultNetwork] ?? 'eip155:1',
        symbol: assets[0] ?? '',
        amount: String(presetCryptoAmount ?? USUAL_AMOUNT),
      })
      return HttpResponse.json({ url: `${page}?${order}` })
    }),
    http.get(page, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const ask = (...names: string[]): string =>
        names.map((name) => searchParams.get(name)).find((value) => value) ?? ''
      // Parameter names of the two providers.
      const address = ask('address', 'walletAddress')
      const isSolana = address !== '' && !address.startsWith('0x')
      const caipNetworkId =
        ask('network') || (isSolana ? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' : 'eip155:1')
      const wanted = ask('symbol', 'destinationCurrencyCode')
      const symbol = (tokenOn(caipNetworkId, wanted) ?? firstTokenOn(caipNetworkId))?.symbol ?? 'ETH'
      const amount = ask('amount') || USUAL_AMOUNT
      return HttpResponse.html(
        providerPage({
          provider: ask('provider') || 'Meld',
          address,
          amount,
          symbol,
          order: { address, caipNetworkId, symbol, amount },
          purchasesUrl,
        }),
      )
    }),
    http.post(purchasesUrl, async ({ request }): Promise<Response> => {
      const parsed = v.safeParse(purchaseSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'purchase', v.summarize(parsed.issues))
      const { status, ...bought } = parsed.output
      const { id } = purchases.create({ ...bought, status: 'IN_PROGRESS' })
      if (status !== 'IN_PROGRESS') await finish(id, status)
      return HttpResponse.json({ id, status })
    }),
    http.post(`${purchasesUrl}/:id`, async ({ request, params }): Promise<Response> => {
      const parsed = v.safeParse(endSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'purchase', v.summarize(parsed.issues))
      const id = String(params['id'])
      if (purchases.find(id)?.status !== 'IN_PROGRESS')
        return refuse(NOT_FOUND, 'purchase', 'No such purchase is on its way')
      await finish(id, parsed.output.status)
      return HttpResponse.json({ id, status: parsed.output.status })
    }),
  ]
}
