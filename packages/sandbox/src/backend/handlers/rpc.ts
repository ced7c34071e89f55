import { bypass, http, HttpResponse, type RequestHandler } from 'msw'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const BAD_GATEWAY = 502

/** The hosted JSON-RPC endpoint: one URL for all chains, each answered by its own node. */
export function rpcHandlers({ baseUrl, nodeUrls, chains, faults }: BackendContext): RequestHandler[] {
  return [
    http.get(`${baseUrl}/v1/supported-chains`, () =>
      HttpResponse.json({ http: chains.caipNetworkIds, ws: [] }),
    ),
    http.post(`${baseUrl}/v1/`, async ({ request }): Promise<Response> => {
      const chainId = new URL(request.url).searchParams.get('chainId') ?? ''
      const nodeUrl = nodeUrls.get(chainId)
      if (!nodeUrl) return refuse(BAD_REQUEST, 'chainId', `The chain "${chainId}" is not served`)
      const text = await request.text()
      const { id, method } = JSON.parse(text) as { readonly id?: unknown; readonly method?: string }
      const fault = faults.take('RPC', `${baseUrl}/${method}`)
      if (fault)
        return HttpResponse.json(
          { jsonrpc: '2.0', id, ...(fault.body as object) },
          { status: fault.status ?? 200 },
        )
      try {
        // Clients send text/plain to avoid a CORS preflight; the node accepts JSON only.
        const answer = await fetch(
          bypass(nodeUrl, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: text,
          }),
        )
        return new Response(await answer.text(), {
          status: answer.status,
          headers: { 'Content-Type': 'application/json' },
        })
      } catch {
        return refuse(BAD_GATEWAY, 'node', `The node of ${chainId} does not answer`)
      }
    }),
  ]
}
