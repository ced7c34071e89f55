import * as v from 'valibot'
import { caipNetworkId } from '../backend/readAnswer.ts'

/** Missing, `null` and invalid values are `undefined`; the transaction is kept. */
const optional = <output>(schema: v.GenericSchema<unknown, output>) =>
  v.fallback(v.nullish(schema), undefined)

const text = optional(v.string())
const amount = optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
)

/** `GET /v1/account/{address}/history`. Transactions are parsed one by one, so invalid ones do not affect others. */
export const historySchema: v.GenericSchema<
  unknown,
  { readonly data: readonly unknown[]; readonly next?: string | null | undefined }
> = v.object({ data: v.array(v.unknown()), next: v.nullish(v.string()) })

export type WireTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity?: { readonly numeric?: string | null | undefined } | null | undefined
  readonly value?: number | null | undefined
  readonly fungible_info?:
    | {
        readonly name?: string | null | undefined
        readonly symbol?: string | null | undefined
        readonly icon?: { readonly url?: string | null | undefined } | null | undefined
      }
    | null
    | undefined
  readonly nft_info?:
    | {
        readonly name?: string | null | undefined
        readonly flags?: { readonly is_spam?: boolean | null | undefined } | null | undefined
        readonly content?:
          | { readonly preview?: { readonly url?: string | null | undefined } | null | undefined }
          | null
          | undefined
      }
    | null
    | undefined
}

/** Transaction of the backend. */
export type WireTransaction = {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    readonly chain: string
    readonly minedAt: string
    readonly sentFrom?: string | null | undefined
    readonly sentTo?: string | null | undefined
    readonly status?: string | null | undefined
  }
  readonly transfers?: readonly unknown[] | null | undefined
}

export const transactionSchema: v.GenericSchema<unknown, WireTransaction> = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  metadata: v.object({
    operationType: v.string(),
    hash: v.pipe(v.string(), v.maxLength(128)),
    chain: caipNetworkId,
    minedAt: v.pipe(
      v.string(),
      v.check((value) => Number.isFinite(Date.parse(value))),
    ),
    sentFrom: text,
    sentTo: text,
    status: text,
  }),
  transfers: optional(v.array(v.unknown())),
})

export const transferSchema: v.GenericSchema<unknown, WireTransfer> = v.object({
  direction: v.picklist(['in', 'out', 'self']),
  quantity: optional(v.object({ numeric: amount })),
  value: optional(v.pipe(v.number(), v.finite())),
  fungible_info: optional(v.object({ name: text, symbol: text, icon: optional(v.object({ url: text })) })),
  nft_info: optional(
    v.object({
      name: text,
      flags: optional(v.object({ is_spam: optional(v.boolean()) })),
      content: optional(v.object({ preview: optional(v.object({ url: text })) })),
    }),
  ),
})
