import * as v from 'valibot'
import { createError } from '../errors/catalogue.ts'
import { awaitSend } from '../errors/sendUnclear.ts'
import type { Operation } from '../operations.ts'
import { parseValue } from '../units.ts'
import { toCallsError } from './callsError.ts'
import { toQuantity } from './quantity.ts'
import { request } from './wire.ts'

const VERSION = '2.0.0'
const SEND_PREFIX = 'eip155:sendCalls'

/** Checked before the wallet is asked: an invalid call could lose money. */
const callsSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        to: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))),
        value: v.optional(
          v.pipe(
            v.unknown(),
            v.transform(parseValue),
            v.bigint('The value is no bigint, decimal text or quantity'),
          ),
        ),
        data: v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))),
      }),
      // A call without a receiver deploys a contract, so it needs data.
      v.check(({ to, data }) => to !== undefined || (data ?? '0x') !== '0x'),
    ),
  ),
  v.minLength(1),
)

const isServiceUrl = (url: string): boolean =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(url))

const capabilitiesOfCalls = v.looseObject({
  paymasterService: v.optional(
    v.looseObject({
      url: v.pipe(v.string(), v.check(isServiceUrl, 'The URL of a paymaster service is HTTPS')),
    }),
  ),
})

/** Longest id of the standard, in hex digits. */
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(8194))

/** Older wallets answer with the id alone. */
const sentCallsSchema = v.union([
  v.object({
    id: idSchema,
    capabilities: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  }),
  v.pipe(
    idSchema,
    v.transform((value) => ({ id: value })),
  ),
])

/**
 * EIP-5792 `wallet_sendCalls`. The request names its chain, so a wallet on another chain rejects it. Invalid calls
 * throw before the wallet is asked.
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
        ...(to !== undefined && { to }),
        ...(value !== undefined && { value: toQuantity(value) }),
        // MetaMask refuses a call with `0x`, and its API has data in lower case.
        ...(data !== undefined && data !== '0x' && { data: data.toLowerCase() }),
      })),
      ...(capabilities && { capabilities: v.parse(capabilitiesOfCalls, capabilities) }),
    }
    const asked = request(provider, 'wallet_sendCalls', [batch], signal)
    const answer = v.safeParse(sentCallsSchema, await awaitSend(asked, { prefix: SEND_PREFIX, signal }))
    // A wallet with an invalid response may have sent the calls.
    if (!answer.success)
      throw createError('SEND_UNCLEAR', undefined, {
        prefix: SEND_PREFIX,
        cause: new v.ValiError(answer.issues),
      })
    return answer.output
  } catch (error) {
    throw toCallsError(error, { operation: 'sendCalls', code: 'SEND_CALLS_FAILED', signal })
  }
}

/** EIP-5792 `wallet_showCallsStatus`. */
export const showCallsStatus: Operation<'showCallsStatus'> = async ({ provider, signal }, { id }) => {
  try {
    await request(provider, 'wallet_showCallsStatus', [id], signal)
  } catch (error) {
    throw toCallsError(error, { operation: 'showCallsStatus', code: 'CALLS_STATUS_FAILED', signal })
  }
}
