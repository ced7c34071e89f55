import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NO_CONTENT = 204

const controlSchema = v.variant('action', [
  v.object({
    action: v.literal('fault'),
    point: v.string(),
    status: v.optional(v.number()),
    close: v.optional(v.number()),
    reason: v.optional(v.string()),
    error: v.optional(v.string()),
    silent: v.optional(v.boolean()),
    delayMs: v.optional(v.number()),
    copies: v.optional(v.number()),
    reorder: v.optional(v.boolean()),
    times: v.optional(v.number()),
  }),
  v.object({
    action: v.literal('disconnect'),
    close: v.optional(v.number()),
    reason: v.optional(v.string()),
  }),
  v.object({ action: v.literal('setOnline'), online: v.boolean() }),
])

/**
 * Controls of the relay over HTTP: `{ action: 'fault', point, … }`, `{ action: 'disconnect' }`,
 * `{ action: 'setOnline' }`.
 */
export function relayHandlers({ baseUrl, relay }: BackendContext): RequestHandler[] {
  if (!relay) return []
  const control = `${baseUrl}/__sandbox/relay`
  return [
    http.post(control, async ({ request }) => {
      const parsed = v.safeParse(controlSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'action', v.summarize(parsed.issues))
      const { output } = parsed
      if (output.action === 'fault') relay.faults.set(output.point, output)
      else if (output.action === 'disconnect') relay.disconnect(output)
      else await relay.setOnline(output.online)
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.delete(control, () => {
      relay.faults.clear()
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.get(control, () =>
      HttpResponse.json({ connections: relay.connections(), requests: relay.requests.list() }),
    ),
  ]
}
