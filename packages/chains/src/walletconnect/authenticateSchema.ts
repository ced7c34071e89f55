import * as v from 'valibot'
import type { AuthenticatedMessage } from '../connector.ts'
import type { CaipNetworkId } from '../types.ts'
import { parseSession, type WalletSession } from './sessionSchema.ts'

/** Parameters of one-click auth. Times are ISO 8601. */
export type AuthenticateFields = {
  /** CAIP-2; the first is the requested chain of the account. */
  readonly chains: readonly string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Methods that the session may use afterwards; added as a recap (EIP-5573). */
  readonly methods: readonly string[]
}

const optional = v.optional(v.string())

const cacaoSchema = v.object({
  h: v.object({ t: v.string() }),
  p: v.object({
    iss: v.string(),
    domain: v.string(),
    aud: v.string(),
    version: v.string(),
    nonce: v.string(),
    iat: v.string(),
    statement: optional,
    requestId: optional,
    resources: v.optional(v.array(v.string())),
    nbf: optional,
    exp: optional,
  }),
  s: v.object({ t: v.string(), s: v.string(), m: optional }),
})

/** CAIP-74: signed sign-in message as an object. */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: {
    /** `did:pkh:` and a CAIP-10 account. */
    readonly iss: string
    readonly domain: string
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
  }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}

/** One signature per chain, with the signed text. */
export type SignedCacao = { readonly cacao: Cacao; readonly message: string }

export type AuthenticateOutcome = {
  /** Absent if the wallet approved no method. */
  readonly session: WalletSession | undefined
  /** Empty if the wallet does not support one-click auth: the session has been approved without a signature. */
  readonly signed: readonly SignedCacao[]
}

export function parseCacaos(value: unknown): readonly Cacao[] {
  const result = v.safeParse(v.array(cacaoSchema), value)
  return result.success ? result.output : []
}

const outcome = v.object({
  session: v.optional(v.unknown()),
  signed: v.fallback(v.array(v.object({ cacao: cacaoSchema, message: v.string() })), []),
})

/** Parses an outcome from another tab. */
export function parseOutcome(value: unknown): AuthenticateOutcome {
  const result = v.safeParse(outcome, value)
  return result.success
    ? { session: parseSession(result.output.session), signed: result.output.signed }
    : { session: undefined, signed: [] }
}

/** Messages of signed CACAOs; invalid issuers are dropped. */
export function toMessages(signed: readonly SignedCacao[]): readonly AuthenticatedMessage[] {
  return signed.flatMap(({ cacao, message }) => {
    // did:pkh:eip155:1:0x…
    const [, , namespace, reference, address] = cacao.p.iss.split(':')
    if (!namespace || !reference || !address) return []
    const caipNetworkId = `${namespace}:${reference}` as CaipNetworkId
    return [{ caipNetworkId, address, message, signature: cacao.s.s, cacao }]
  })
}
