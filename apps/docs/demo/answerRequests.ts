import { createHandlers } from '@foyer/sandbox/handlers'
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'

type Rpc = { readonly id: number; readonly method: string }

/** Answers of the nodes: enough to connect, to switch networks and to show a balance. */
const results: Readonly<Record<string, string>> = {
  eth_getBalance: '0xad78ebc5ac620000', // 12.5 ETH, like the backend
  eth_blockNumber: '0x10',
  eth_getCode: '0x',
  eth_gasPrice: '0x3b9aca00',
}

/** Node of a chain, as a request handler. */
const node = (url: string, chainId: number): RequestHandler =>
  http.post(url, async ({ request }) => {
    const { id, method } = (await request.json()) as Rpc
    const result = method === 'eth_chainId' ? `0x${chainId.toString(16)}` : results[method]
    return HttpResponse.json(
      result === undefined
        ? { jsonrpc: '2.0', id, error: { code: -32_601, message: `${method} is not part of the demo` } }
        : { jsonrpc: '2.0', id, result },
    )
  })

/** Answers the requests of this page with the backend of the sandbox, without a service worker. */
export function answerRequests(backend: string, nodes: Readonly<Record<number, string>>): void {
  const handlers = [
    ...Object.entries(nodes).map(([chainId, url]) => node(url, Number(chainId))),
    ...createHandlers({ baseUrl: backend }),
  ]
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse(handlers, request)
    if (response) return response
    throw new TypeError(`The demo has no network: ${request.url}`)
  }
}
