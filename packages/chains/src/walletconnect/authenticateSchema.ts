import * as v from 'valibot'
import type { AuthenticatedMessage } from '../connector.ts'
import type { CaipNetworkId } from '../types.ts'
import { parseSession, type WalletSession } from './sessionSchema.ts'

/** What a one-click sign-in asks a wallet to sign. Times are ISO 8601. */
export type AuthenticateFields = {
  /** CAIP-2; the first one is where the account is wanted. */
  readonly chains: readonly string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Methods the session may use afterwards; they go into a recap (EIP-5573). */
  readonly methods: readonly string[]
}

const optional = v.optional(v.string())

const cacao = v.object({
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

/** CAIP-74: a signed sign-in message as an object. */
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

/** One signature per chain, with the text that was signed. */
export type SignedCacao = { readonly cacao: Cacao; readonly message: string }

export type AuthenticateOutcome = {
  /** Absent when the wallet granted no method. */
  readonly session: WalletSession | undefined
  /** Empty when the wallet does not know this way: the session is an ordinary one, and nothing is signed. */
  readonly signed: readonly SignedCacao[]
}

export function parseCacaos(value: unknown): readonly Cacao[] {
  const result = v.safeParse(v.array(cacao), value)
  return result.success ? result.output : []
}

const outcome = v.object({
  session: v.optional(v.unknown()),
  signed: v.fallback(v.array(v.object({ cacao, message: v.string() })), []),
})

/** An outcome as another tab tells it. */
export function parseOutcome(value: unknown): AuthenticateOutcome {
  const result = v.safeParse(outcome, value)
  return result.success
    ? { session: parseSession(result.output.session), signed: result.output.signed }
    : { session: undefined, signed: [] }
}

/** Signed CACAOs as messages; an issuer that is no account is left out. */
export function toMessages(signed: readonly SignedCacao[]): readonly AuthenticatedMessage[] {
  return signed.flatMap(({ cacao, message }) => {
    // did:pkh:eip155:1:0x…
    const [, , namespace, reference, address] = cacao.p.iss.split(':')
    if (!namespace || !reference || !address) return []
    const caipNetworkId = `${namespace}:${reference}` as CaipNetworkId
    return [{ caipNetworkId, address, message, signature: cacao.s.s, cacao }]
  })
}
