import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { MAX_ADDITIONAL } from '../holdings/additionalHoldings.ts'
import { refuse } from '../refuse.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NO_CONTENT = 204

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ADDITIONAL))

const additionalSchema = v.partial(
  v.object({ tokens: countSchema, history: countSchema, hostile: v.boolean(), malformed: v.boolean() }),
)

const projectSchema = v.partial(
  v.object({
    features: v.array(
      v.object({ id: v.string(), isEnabled: v.boolean(), config: v.nullable(v.array(v.string())) }),
    ),
    allowedOrigins: v.array(v.string()),
    isAnalyticsEnabled: v.boolean(),
  }),
)

const nameSchema = v.object({
  name: v.string(),
  address: v.string(),
  coinType: v.optional(v.number()),
  avatar: v.optional(v.string()),
  bio: v.optional(v.string()),
})

/**
 * Control endpoints of the state: `POST` changes it, `DELETE` resets it. `holdings` takes `{ tokens, history, hostile,
 * malformed }`, `project` `{ features, allowedOrigins, isAnalyticsEnabled }`, `names` one name; `events` only lists
 * reported events.
 */
export function stateControlHandlers({ baseUrl, state }: BackendContext): RequestHandler[] {
  const control = `${baseUrl}/__sandbox`
  const done = (): Response => new HttpResponse(null, { status: NO_CONTENT })
  const endpoint = <schema extends v.GenericSchema>(
    name: string,
    schema: schema,
    { set, reset }: { readonly set: (change: v.InferOutput<schema>) => void; readonly reset: () => void },
  ): RequestHandler[] => [
    http.post(`${control}/${name}`, async ({ request }) => {
      const parsed = v.safeParse(schema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, name, v.summarize(parsed.issues))
      set(parsed.output)
      return done()
    }),
    http.delete(`${control}/${name}`, () => {
      reset()
      return done()
    }),
  ]
  return [
    ...endpoint('holdings', additionalSchema, state.additional),
    ...endpoint('project', projectSchema, state.project),
    ...endpoint('names', nameSchema, state.names),
    http.get(`${control}/events`, () => HttpResponse.json(state.events.list() as object[])),
    http.delete(`${control}/events`, () => {
      state.events.clear()
      return done()
    }),
  ]
}
