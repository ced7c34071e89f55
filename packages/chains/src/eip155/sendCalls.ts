import * as v from 'valibot'
import { isEvmAddress } from '../address/isEvmAddress.ts'
import { awaitSend } from '../errors/awaitSend.ts'
import { createError } from '../errors/catalogue.ts'
import type { Operation } from '../operations.ts'
import { request } from './request.ts'
import { toQuantity } from './toQuantity.ts'
import { toWalletError } from './toWalletError.ts'

const VERSION = '2.0.0'
const prefix = 'eip155:sendCalls'

/** What an app wants to have sent: wrong, it would be money lost, or a wallet that shows nonsense. */
const callsSchema = v.pipe(
  v.array(
    v.object({
      to: v.pipe(v.string(), v.check(isEvmAddress)),
      value: v.optional(v.pipe(v.bigint(), v.minValue(0n))),
      data: v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))),
    }),
  ),
  v.minLength(1),
)

/** The standard's bound, in hex digits. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(8194))

/** Older wallets answer with the id alone. */
const sentCallsSchema = v.union([
  v.object({ id, capabilities: v.optional(v.record(v.string(), v.unknown())) }),
  v.pipe(
    id,
    v.transform((value) => ({ id: value })),
  ),
])

/**
 * EIP-5792 `wallet_sendCalls`. The chain is named, so that a wallet that has just moved elsewhere refuses. Calls that
 * are none are refused before anybody is asked.
 */
export const sendCalls: Operation<'sendCalls'> = async (
  { network, provider, signal },
  { address, calls, isAtomicRequired = false, capabilities },
) => {
  try {
    const batch = {
      version: VERSION,
      from: address,
      chainId: toQuantity(Number(network.id)),
      atomicRequired: isAtomicRequired,
      calls: v.parse(callsSchema, calls).map(({ to, value, data }) => ({
        to,
        ...(value !== undefined && { value: toQuantity(value) }),
        ...(data !== undefined && { data }),
      })),
      ...(capabilities && { capabilities }),
    }
    const asked = request(provider, 'wallet_sendCalls', [batch], signal)
    const answer = v.safeParse(sentCallsSchema, await awaitSend(asked, { prefix, signal }))
    // A wallet that answers nonsense may have sent all the same.
    if (!answer.success)
      throw createError('SEND_UNCLEAR', undefined, { prefix, cause: new v.ValiError(answer.issues) })
    return answer.output
  } catch (error) {
    throw toWalletError(error, { operation: 'sendCalls', code: 'SEND_CALLS_FAILED', signal })
  }
}
