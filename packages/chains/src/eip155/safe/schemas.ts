import * as v from 'valibot'
import { isEvmAddress } from '../../address/isEvmAddress.ts'
import type { Hex } from '../../types.ts'

const address = v.pipe(v.string(), v.check(isEvmAddress))
const hash = v.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value))
const signature = v.custom<Hex>((value) => typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value))

export type SafeAnswer =
  | { readonly id: string; readonly success: true; readonly data?: unknown }
  | { readonly id: string; readonly success: false; readonly error: string }

/** Response of a Safe to one request. */
export const answerSchema: v.GenericSchema<unknown, SafeAnswer> = v.variant('success', [
  v.object({ id: v.string(), success: v.literal(true), data: v.optional(v.unknown()) }),
  v.object({ id: v.string(), success: v.literal(false), error: v.fallback(v.string(), 'unknown') }),
])

export type SafeInfo = { readonly safeAddress: string; readonly chainId: number }

/** Address and chain of the Safe. Some hosts send the chain id as text. */
export const safeInfoSchema: v.GenericSchema<unknown, SafeInfo> = v.object({
  safeAddress: address,
  chainId: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
  ),
})

export type Proposed = { readonly safeTxHash: Hex }
export const proposedSchema: v.GenericSchema<unknown, Proposed> = v.object({ safeTxHash: hash })

/** A message is signed at once, collects signatures, or, in an old Safe, is a transaction. */
export const signedSchema: v.GenericSchema<
  unknown,
  Proposed | { readonly messageHash: Hex; readonly signature?: Hex | undefined }
> = v.union([
  v.object({ messageHash: hash, signature: v.fallback(v.optional(signature), undefined) }),
  proposedSchema,
])

/** Empty until enough owners have signed. */
export const signatureSchema: v.GenericSchema<unknown, Hex | undefined> = v.fallback(
  v.optional(signature),
  undefined,
)

const statuses = ['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'CANCELLED', 'FAILED', 'SUCCESS'] as const

export type SafeTransaction = {
  readonly txStatus: (typeof statuses)[number]
  /** Hash on the chain, once it was sent. */
  readonly txHash?: Hex | undefined
}

export const safeTransactionSchema: v.GenericSchema<unknown, SafeTransaction> = v.object({
  txStatus: v.picklist(statuses),
  txHash: v.fallback(v.optional(hash), undefined),
})

export const receiptSchema: v.GenericSchema<unknown, { readonly status: '0x0' | '0x1' }> = v.object({
  status: v.fallback(v.picklist(['0x0', '0x1']), '0x1'),
})
