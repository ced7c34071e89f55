import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import * as v from 'valibot'

const MS_PER_SECOND = 1_000
const KEY_LENGTH = 32
/** Multicodec prefix of an Ed25519 key in a did:key. */
const ED25519_PREFIX = [0xed, 0x01] as const

const headerSchema = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const payloadSchema = v.object({
  iss: v.pipe(v.string(), v.startsWith('did:key:z')),
  sub: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  aud: v.pipe(v.string(), v.url()),
  iat: v.number(),
  exp: v.number(),
})

export type RelayAuth = { readonly client: string } | { readonly refusal: string }

export type VerifyRelayAuthParameters = {
  /** Host and port that the client connected to. */
  readonly host: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Authenticated client of a token: signed by its issuer, for this relay, and not expired. */
export function verifyRelayAuth(token: string, { host, now }: VerifyRelayAuthParameters): RelayAuth {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = v.safeParse(payloadSchema, decode(payload))
  if (!v.is(headerSchema, decode(header)) || !claims.success) return refuse('JWT Token is malformed')

  const { iss, aud, exp } = claims.output
  const key = keyOf(iss)
  if (!key) return refuse('JWT issuer is no Ed25519 key')
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify(undefined, signed, key, Buffer.from(signature, 'base64url')))
    return refuse('JWT signature is invalid')
  if (new URL(aud).host !== host) return refuse(`JWT audience is ${aud}`)
  if (exp * MS_PER_SECOND <= now) return refuse('JWT Token is expired')
  return { client: iss }
}

const refuse = (why: string): RelayAuth => ({ refusal: `JWT validation error: ${why}` })

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

function keyOf(did: string): ReturnType<typeof createPublicKey> | undefined {
  try {
    const bytes = base58.decode(did.slice('did:key:z'.length))
    const [first, second, ...key] = bytes
    if (first !== ED25519_PREFIX[0] || second !== ED25519_PREFIX[1] || key.length !== KEY_LENGTH)
      return undefined
    const x = Buffer.from(key).toString('base64url')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return undefined
  }
}
