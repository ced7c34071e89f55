import { bypass, http, HttpResponse, type RequestHandler } from 'msw'
import type { Fault } from '../../faults.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NO_CONTENT = 204

const done = (): Response => new HttpResponse(null, { status: NO_CONTENT })

/** The sandbox's own levers, for tests that live in a page and so can reach the world over HTTP only. */
export function controlHandlers({
  baseUrl,
  nodeUrls,
  faults,
  requests,
  reset,
}: BackendContext): RequestHandler[] {
  const control = `${baseUrl}/__sandbox`
  return [
    http.post(`${control}/faults`, async ({ request }) => {
      const { pathPattern, ...fault } = (await request.json()) as Fault & { pathPattern?: unknown }
      if (typeof pathPattern !== 'string')
        return refuse(BAD_REQUEST, 'pathPattern', 'A fault needs a pathPattern')
      faults.set(pathPattern, fault)
      return done()
    }),
    http.delete(`${control}/faults`, () => {
      faults.clear()
      return done()
    }),
    http.get(`${control}/requests`, () => HttpResponse.json(requests.list())),
    http.delete(`${control}/requests`, () => {
      requests.clear()
      return done()
    }),
    http.post(`${control}/reset`, async () => {
      await reset()
      return done()
    }),
    http.post(`${control}/mine`, async ({ request }) => {
      const text = await request.text()
      const { blocks = 1 } = text ? (JSON.parse(text) as { blocks?: number }) : {}
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'anvil_mine',
        params: [`0x${blocks.toString(16)}`],
      })
      const headers = { 'Content-Type': 'application/json' }
      await Promise.all(
        [...nodeUrls]
          .filter(([id]) => id.startsWith('eip155:'))
          .map(([, url]) => fetch(bypass(url, { method: 'POST', headers, body }))),
      )
      return done()
    }),
  ]
}
