import type { SiwxSession } from '@foyer/chains/siwx'
import * as v from 'valibot'
import { toJson } from '../../wallet/connection/toJson.ts'

const text = v.pipe(v.string(), v.maxLength(16_384))
const caipNetworkId = v.pipe(
  text,
  v.regex(/^(?:eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$/),
) as unknown as v.GenericSchema<string, SiwxSession['data']['chainId']>

const data = v.object({
  accountAddress: text,
  chainId: caipNetworkId,
  domain: text,
  uri: text,
  version: v.literal('1'),
  nonce: text,
  statement: v.optional(text),
  resources: v.optional(v.pipe(v.array(text), v.maxLength(100))),
  requestId: v.optional(text),
  issuedAt: v.optional(text),
  notBefore: v.optional(text),
  expirationTime: v.optional(text),
  scheme: v.optional(text),
})
const cacao = v.object({
  h: v.object({ t: text }),
  p: v.looseObject({ iss: text }),
  s: v.object({ t: text, s: text, m: v.optional(text) }),
})
const session = v.object({ data, message: text, signature: text, cacao: v.optional(cacao) })

/** Sessions as they were kept or sent; each that cannot be understood drops alone. */
export function parseSessions(value: string | null): readonly SiwxSession[] {
  const list = v.safeParse(v.array(v.unknown()), toJson(value))
  if (!list.success) return []
  return list.output.flatMap((entry) => {
    const result = v.safeParse(session, entry)
    return result.success ? [result.output] : []
  })
}
