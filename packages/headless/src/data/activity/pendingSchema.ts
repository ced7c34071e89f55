import type { CaipNetworkId } from '@foyer/chains'
import * as v from 'valibot'
import { toJson } from '../../wallet/connection/toJson.ts'
import type { PendingTransaction } from './types.ts'

const text = v.pipe(v.string(), v.maxLength(128))

const entry = v.object({
  caipNetworkId: v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)),
  address: text,
  hash: v.pipe(text, v.minLength(1)),
  kind: text,
  amounts: v.pipe(v.array(v.object({ amount: text, symbol: text })), v.maxLength(10)),
  time: v.pipe(v.number(), v.finite()),
})

/** What an earlier visit sent; what cannot be read counts as none. */
export function parsePending(value: string | null): readonly PendingTransaction[] {
  const stored = toJson(value)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const result = v.safeParse(entry, each)
    return result.success
      ? { ...result.output, caipNetworkId: result.output.caipNetworkId as CaipNetworkId }
      : []
  })
}
