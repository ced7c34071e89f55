import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { verifyMessage } from 'viem/utils'
import { refuse } from '../refuse.ts'
import type { RegisteredName } from '../state/names.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const CONFLICT = 409

/** Zone of registered names. */
const ZONE = 'reown.id'
/** Letters, digits and hyphens, four of them at least. */
const registrable = new RegExp(String.raw`^[a-z\d-]{4,}\.${ZONE.replace('.', String.raw`\.`)}$`)
/** ENSIP-19 coin type of all EVM chains. */
const ANY_EVM_CHAIN = 0x80000000

const hexSchema = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]*$/i),
  v.transform((text) => text as `0x${string}`),
)
const registrationSchema = v.object({
  coin_type: v.number(),
  address: hexSchema,
  message: v.string(),
  signature: hexSchema,
})
/** Signed registration. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.pipe(v.string(), v.toLowerCase(), v.regex(registrable, 'This name cannot be registered')),
    attributes: v.object({ avatar: v.optional(v.string()), bio: v.optional(v.string()) }),
    timestamp: v.number(),
  }),
)

/** Names and avatars of addresses. */
export function identityHandlers({ baseUrl, state: { names } }: BackendContext): RequestHandler[] {
  const profile = `${baseUrl}/v1/profile`
  return [
    http.get(`${baseUrl}/v1/identity/:address`, ({ params }) => {
      const [first] = names.of(String(params['address']))
      return HttpResponse.json({ name: first?.name ?? null, avatar: first?.avatar ?? null })
    }),
    http.get(`${profile}/account/:name`, ({ params }): Response => {
      const found = names.find(String(params['name']))
      return found
        ? HttpResponse.json(toRecord(found))
        : refuse(NOT_FOUND, 'name', 'The name is not registered')
    }),
    http.get(`${profile}/reverse/:address`, ({ params }) =>
      HttpResponse.json(names.of(String(params['address'])).map(toRecord)),
    ),
    http.get(`${profile}/suggestions/:name`, ({ request, params }) => {
      const zone = new URL(request.url).searchParams.get('zone') ?? ZONE
      const label = String(params['name']).toLowerCase()
      const suggestions = [label, `${label}1`, `the-${label}`, `${label}-wallet`].map((text) => {
        const name = `${text}.${zone}`
        return { name, registered: names.find(name) !== undefined }
      })
      return HttpResponse.json({ suggestions })
    }),
    http.post(`${profile}/account`, async ({ request }): Promise<Response> => {
      const body = v.safeParse(registrationSchema, await request.json())
      if (!body.success) return refuse(BAD_REQUEST, 'body', v.summarize(body.issues))
      const { coin_type: coinType, address, message, signature } = body.output
      const read = v.safeParse(messageSchema, message)
      if (!read.success) return refuse(BAD_REQUEST, 'message', read.issues[0].message)
      const { name, attributes } = read.output
      if (!(await isSigned({ address, message, signature })))
        return refuse(UNAUTHORIZED, 'signature', 'The signature is not of this address')
      if (names.find(name)) return refuse(CONFLICT, 'name', 'The name is already registered')
      names.set({ name, address, coinType, ...attributes })
      return HttpResponse.json({ success: true })
    }),
  ]
}

/** EOA signatures only: contract accounts would need a call on their chain. */
async function isSigned(claim: Parameters<typeof verifyMessage>[0]): Promise<boolean> {
  try {
    return await verifyMessage(claim)
  } catch {
    return false
  }
}

const toRecord = ({ name, address, coinType, avatar, bio, registeredAt }: RegisteredName) => ({
  name,
  registered_at: registeredAt,
  updated_at: registeredAt,
  addresses: { [coinType ?? ANY_EVM_CHAIN]: { address, created: registeredAt } },
  attributes: [{ ...(avatar !== undefined && { avatar }), ...(bio !== undefined && { bio }) }],
})
