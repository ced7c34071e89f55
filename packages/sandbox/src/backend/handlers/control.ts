import { bypass, http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NO_CONTENT = 204

const numberSchema = v.pipe(v.number(), v.minValue(0))

/** Schema of a fault sent over HTTP. Strict: a misspelt key would have no effect. */
const faultSchema = v.strictObject({
  pathPattern: v.string(),
  status: v.optional(numberSchema),
  delayMs: v.optional(numberSchema),
  body: v.optional(v.unknown()),
  times: v.optional(numberSchema),
  abort: v.optional(v.boolean()),
  hang: v.optional(v.boolean()),
  bytes: v.optional(numberSchema),
  truncate: v.optional(numberSchema),
})

const done = (): Response => new HttpResponse(null, { status: NO_CONTENT })

/** Control endpoints of the sandbox, for tests in a page, which reach the world over HTTP only. */
export function controlHandlers({
  baseUrl,
  nodeUrls,
  faults,
  requests,
  reset,
  urls,
}: BackendContext): RequestHandler[] {
  const control = `${baseUrl}/__sandbox`
  return [
    ...(urls ? [http.get(`${control}/urls`, () => HttpResponse.json(urls))] : []),
    http.post(`${control}/faults`, async ({ request }) => {
      const parsed = v.safeParse(faultSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'fault', v.summarize(parsed.issues))
      const { pathPattern, ...fault } = parsed.output
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
