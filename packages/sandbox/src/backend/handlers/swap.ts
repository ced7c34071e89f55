import { bypass, http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { concat, type Hex, numberToHex, pad } from 'viem'
import { requestRpcBatch, type RpcCall } from '../../base/rpc.ts'
import { SWAP_ROUTER } from '../../base/tokens.ts'
import { NATIVE_ID, routerStorage, swapData, swappable } from '../../evm/router.ts'
import { toWord } from '../../evm/storage.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const UNLIMITED = 2n ** 256n - 1n
const SWAP_GAS = '200000'
const APPROVE_GAS = 60_000
/** Gas price without a node. */
const GAS_PRICE = '1000000000'

const ALLOWANCE = '0xdd62ed3e'
const APPROVE = '0x095ea7b3'

const caipAddress = v.pipe(v.string(), v.regex(/^eip155:\d+:0x[0-9a-fA-F]{40}$/))
const units = v.pipe(v.string(), v.regex(/^\d{1,60}$/))
const bodySchema = v.object({
  amount: units,
  eip155: v.object({ slippage: v.number() }),
  from: caipAddress,
  to: caipAddress,
  userAddress: caipAddress,
  disableEstimate: v.literal(true),
})

type Pair = { readonly from: string; readonly to: string; readonly caipNetworkId: string }

const plainOf = (id: string): Hex => id.slice(id.lastIndexOf(':') + 1).toLowerCase() as Hex
const networkOf = (id: string): string => id.slice(0, id.lastIndexOf(':'))
const isSwappable = (id: string): boolean =>
  swappable(networkOf(id)).some((token) => token.address.toLowerCase() === plainOf(id))
const pairOf = (from: string, to: string): Pair | undefined =>
  isSwappable(from) && isSwappable(to) && networkOf(from) === networkOf(to) && plainOf(from) !== plainOf(to)
    ? { from, to, caipNetworkId: networkOf(from) }
    : undefined
const noPair = (): Response =>
  refuse(BAD_REQUEST, 'liquidity', 'There is insufficient liquidity for these tokens')
const ask = (url: string, calls: readonly RpcCall[]): Promise<readonly unknown[]> =>
  requestRpcBatch(url, calls, (asked) => fetch(bypass(asked)))

/** Swaps at the current prices of the router contract; without a node, at the sandbox's prices. */
export function swapHandlers({ baseUrl, chains, nodeUrls, pictureOf }: BackendContext): RequestHandler[] {
  const swapped = async (amount: string, { from, to, caipNetworkId }: Pair): Promise<bigint> => {
    const slots = [from, to].map((id) => toWord(plainOf(id)))
    const url = nodeUrls.get(caipNetworkId)
    const prices = url
      ? await ask(
          url,
          slots.map((slot) => ({ method: 'eth_getStorageAt', params: [SWAP_ROUTER, slot, 'latest'] })),
        )
      : slots.map((slot) => routerStorage(caipNetworkId)[slot])
    const [given = 0n, got = 1n] = prices.map((price) => BigInt(price as string))
    return (BigInt(amount) * given) / got
  }

  const allowanceOf = async (owner: string, token: string): Promise<bigint> => {
    if (plainOf(token) === NATIVE_ID) return UNLIMITED
    const url = nodeUrls.get(networkOf(token))
    if (!url) return 0n
    const data = concat([ALLOWANCE, pad(plainOf(owner)), pad(SWAP_ROUTER)])
    const [allowance] = await ask(url, [
      { method: 'eth_call', params: [{ to: plainOf(token), data }, 'latest'] },
    ])
    return BigInt(allowance as string)
  }

  return [
    http.get(`${baseUrl}/v1/convert/tokens`, ({ request }): Response => {
      const chainId = new URL(request.url).searchParams.get('chainId') ?? ''
      if (!chainId.startsWith('eip155:') || !chains.caipNetworkIds.includes(chainId))
        return refuse(BAD_REQUEST, 'chainId', `The chain "${chainId}" is not served`)
      const tokens = swappable(chainId).map(({ name, symbol, address, decimals }) => ({
        name,
        symbol,
        address: `${chainId}:${address}`,
        decimals,
        logoUri: pictureOf(symbol),
        eip2612: false,
      }))
      return HttpResponse.json({ tokens })
    }),
    http.get(`${baseUrl}/v1/convert/quotes`, async ({ request }): Promise<Response> => {
      const { searchParams } = new URL(request.url)
      const [amount = '', from = '', to = ''] = ['amount', 'from', 'to'].map(
        (name) => searchParams.get(name) ?? '',
      )
      if (!v.is(units, amount)) return refuse(BAD_REQUEST, 'amount', 'The amount is no whole number')
      const pair = pairOf(from, to)
      if (!pair) return noPair()
      const toAmount = `${await swapped(amount, pair)}`
      return HttpResponse.json({
        quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount, toAccount: to }],
      })
    }),
    http.get(`${baseUrl}/v1/convert/allowance`, async ({ request }): Promise<Response> => {
      const { searchParams } = new URL(request.url)
      const [token, user] = [searchParams.get('tokenAddress') ?? '', searchParams.get('userAddress') ?? '']
      if (!isSwappable(token) || !v.is(caipAddress, user))
        return refuse(BAD_REQUEST, 'tokenAddress', 'This token is not swapped')
      return HttpResponse.json({ allowance: `${await allowanceOf(user, token)}` })
    }),
    http.get(`${baseUrl}/v1/convert/build-approve`, ({ request }): Response => {
      const { searchParams } = new URL(request.url)
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
      if (!pairOf(from, to)) return noPair()
      // Unlimited allowance, like services that ignore the amount.
      const data = concat([APPROVE, pad(SWAP_ROUTER), numberToHex(UNLIMITED)])
      return HttpResponse.json({
        tx: { from, to, data, value: '0', eip155: { gas: APPROVE_GAS, gasPrice: GAS_PRICE } },
      })
    }),
    http.post(`${baseUrl}/v1/convert/build-transaction`, async ({ request }): Promise<Response> => {
      const parsed = v.safeParse(bodySchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { amount, from, to, userAddress, eip155 } = parsed.output
      const pair = pairOf(from, to)
      if (!pair) return noPair()
      const toAmount = await swapped(amount, pair)
      const atLeast = (toAmount * BigInt(Math.round((100 - eip155.slippage) * 100))) / 10_000n
      return HttpResponse.json({
        tx: {
          from: userAddress,
          to: `${pair.caipNetworkId}:${SWAP_ROUTER}`,
          data: swapData(plainOf(from), plainOf(to), BigInt(amount), atLeast),
          amount: `${toAmount}`,
          eip155: { gas: SWAP_GAS, gasPrice: GAS_PRICE },
        },
      })
    }),
  ]
}
