import { http, HttpResponse, type RequestHandler } from 'msw'
import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '../../evm/accounts.ts'
import { refuse } from '../refuse.ts'
import type { StoredSession } from '../state/sessions.ts'
import type { BackendContext } from '../types.ts'

const BAD_REQUEST = 400
const NOT_FOUND = 404
const NO_CONTENT = 204

const hexSchema = v.pipe(v.string(), v.regex(/^0x[\da-f]+$/i))
const policySchema = v.object({ type: v.string() })
const wantedSchema = v.object({
  chainId: hexSchema,
  expiry: v.number(),
  signer: v.object({ type: v.string() }),
  permissions: v.pipe(v.array(v.unknown()), v.minLength(1)),
  policies: v.optional(v.array(policySchema), []),
})
const grantedSchema = v.object({
  pci: v.string(),
  context: hexSchema,
  expiry: v.number(),
  permissions: v.pipe(v.array(v.unknown()), v.minLength(1)),
})
const revokedSchema = v.object({ pci: v.string(), signature: hexSchema })

/** The key that the backend signs with for every session, beside the app's own. */
const cosigner = () => privateKeyToAccount((devAccounts.at(-1) as (typeof devAccounts)[number]).privateKey)

/** Smart sessions: created, granted by a wallet, listed and revoked. */
export function sessionsHandlers({ baseUrl, state: { sessions } }: BackendContext): RequestHandler[] {
  const path = `${baseUrl}/v1/sessions/:account`
  const accountOf = ({ account }: Readonly<Record<string, unknown>>): string => String(account)
  return [
    http.get(path, ({ params }) => HttpResponse.json({ pcis: sessions.of(accountOf(params)).map(toEntry) })),
    http.post(path, async ({ request, params }): Promise<Response> => {
      const parsed = v.safeParse(wantedSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { expiry, permissions, policies } = parsed.output
      const id = new URL(request.url).searchParams.get('projectId') ?? ''
      const { pci } = sessions.create({
        account: accountOf(params),
        project: { id, name: 'Sandbox', url: 'https://app.example/' },
        expiry,
        permissions,
        policies: policies.map(({ type }) => ({ id: type })),
      })
      return HttpResponse.json({ pci, key: { type: 'secp256k1', publicKey: cosigner().publicKey } })
    }),
    http.post(`${path}/activate`, async ({ request, params }): Promise<Response> => {
      const parsed = v.safeParse(grantedSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { pci, context, expiry, permissions } = parsed.output
      if (!sessions.find(accountOf(params), pci)) return unknown()
      sessions.change(pci, { context, expiry, permissions })
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.post(`${path}/revoke`, async ({ request, params }): Promise<Response> => {
      const parsed = v.safeParse(revokedSchema, await request.json())
      if (!parsed.success) return refuse(BAD_REQUEST, 'body', v.summarize(parsed.issues))
      const { pci } = parsed.output
      if (!sessions.find(accountOf(params), pci)) return unknown()
      sessions.change(pci, { revokedAt: Date.now() })
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
  ]
}

const unknown = (): Response => refuse(NOT_FOUND, 'pci', 'This account has no such session')

/** A smart session as the list returns it. */
const toEntry = ({
  pci,
  project,
  expiry,
  createdAt,
  permissions,
  policies,
  context,
  revokedAt,
}: StoredSession): object => ({
  pci,
  project,
  expiry,
  createdAt,
  permissions,
  policies,
  context,
  revokedAt,
})
