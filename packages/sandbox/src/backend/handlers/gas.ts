import { bypass, http, HttpResponse, type RequestHandler } from 'msw'
import { requestRpcBatch } from '../../base/rpc.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
/** Gas price without a node. */
const MADE_UP = 1_000_000_000n

/** Gas prices of EVM chains: the node's price, and higher prices for faster transactions. */
export function gasHandlers({ baseUrl, chains, nodeUrls }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/v1/convert/gas-price`, async ({ request }): Promise<Response> => {
      const chainId = new URL(request.url).searchParams.get('chainId') ?? ''
      if (!chainId.startsWith('eip155:') || !chains.caipNetworkIds.includes(chainId))
        return refuse(BAD_REQUEST, 'chainId', `The chain "${chainId}" is not served`)
      const standard = await priceOf(nodeUrls.get(chainId))
      return HttpResponse.json({
        standard: `${standard}`,
        fast: `${(standard * 5n) / 4n}`,
        instant: `${(standard * 3n) / 2n}`,
      })
    }),
  ]
}

async function priceOf(url: string | undefined): Promise<bigint> {
  if (url === undefined) return MADE_UP
  const [price] = await requestRpcBatch(url, [{ method: 'eth_gasPrice' }], (asked) => fetch(bypass(asked)))
  return BigInt(price as string)
}
