import * as v from 'valibot'
import type { Operation } from '../operations.ts'
import { request } from './request.ts'
import { callsOutcome } from './rules.ts'
import { toWalletError } from './toWalletError.ts'

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((value) => `${BigInt(value)}`),
)

const receipt = v.object({
  transactionHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)),
  status: v.optional(v.picklist(['0x1', '0x0', 'success', 'reverted'])),
  blockNumber: v.fallback(v.optional(quantity), undefined),
  gasUsed: v.fallback(v.optional(quantity), undefined),
})

/** The words of the first version stand for its codes. */
const statusCode = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999)),
  v.pipe(
    v.picklist(['PENDING', 'CONFIRMED']),
    v.transform((word) => (word === 'PENDING' ? 100 : 200)),
  ),
])

const callsStatusSchema = v.object({
  status: statusCode,
  atomic: v.fallback(v.optional(v.boolean()), undefined),
  receipts: v.optional(v.nullable(v.pipe(v.array(receipt), v.maxLength(1000)))),
})

/** EIP-5792 `wallet_getCallsStatus`. */
export const getCallsStatus: Operation<'getCallsStatus'> = async ({ provider, signal }, { id }) => {
  try {
    const answer = await request(provider, 'wallet_getCallsStatus', [id], signal)
    const { status, atomic, receipts } = v.parse(callsStatusSchema, answer)
    return {
      outcome: callsOutcome(status),
      code: status,
      isAtomic: atomic,
      receipts: (receipts ?? []).map(({ status: end, ...receipt }) => ({
        ...receipt,
        isSuccess: end === undefined ? status < 300 : end === '0x1' || end === 'success',
      })),
    }
  } catch (error) {
    throw toWalletError(error, { operation: 'getCallsStatus', code: 'CALLS_STATUS_FAILED', signal })
  }
}
