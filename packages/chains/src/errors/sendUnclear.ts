import { causesOf, isFoyerError, messageOf } from './FoyerError.ts'
import { read } from './foreign.ts'
import { createError } from './catalogue.ts'
import { isRejection, toErrorCode } from './toFoyerError.ts'

/** Codes of EIP-1193, EIP-1474, EIP-5792 and JSON-RPC with which a wallet or node refuses before it sends. */
const REFUSALS: readonly unknown[] = [
  4100, 4200, 4901, 4902, 5700, 5710, 5720, 5740, 5750, 5760, -32_000, -32_001, -32_002, -32_003, -32_004,
  -32_005, -32_006, -32_600, -32_601, -32_602,
]
/** Texts of nodes that do not take a transaction; wallets repeat them under codes of all kinds. */
const REFUSAL_TEXTS =
  /insufficient|exceeds balance|revert|nonce too|underpriced|intrinsic gas|gas required|simulation failed|invalid|not support|unsupported|unauthori[sz]ed|dust|fee too low/i
/** Texts for a missing or unreadable answer, and for a transaction that the node has already. First, before refusals. */
const SILENCE_TEXTS =
  /already (?:known|processed|imported)|tim(?:ed?|e-) ?out|failed to fetch|fetch failed|network ?(?:error|request)|socket|connection|disconnect|gateway|unavailable|invalid (?:json(?:[ -]?rpc)? )?response|missing response|unexpected (?:end of (?:json|input)|token)/i
/** Our own errors for a missing or unreadable answer: the request may have reached the wallet. */
const SILENCE_CODES: readonly unknown[] = [
  'EXPIRED',
  'FRAME_REPLY_INVALID',
  'FRAME_REQUEST_ABORTED',
  'FRAME_REQUEST_TIMEOUT',
  'RATE_LIMITED',
  'RELAY_UNREACHABLE',
  'REQUEST_ABORTED',
  'SERVER_ERROR',
  'TAB_CLOSED',
  'USER_DISCONNECTED',
]

/**
 * Whether a transaction may have been sent although the wallet or node that was asked threw this error. Only a clear
 * refusal means that nothing was sent: a wallet whose own node is cut off has signed and sent by then.
 *
 * @example
 * ```ts
 * import { isSendUnclear } from '@foyer/chains'
 * isSendUnclear(new Error('insufficient funds')) // false
 * isSendUnclear(new Error('request timed out')) // true
 * ```
 */
export function isSendUnclear(error: unknown): boolean {
  // The text of the frame of the embedded wallet tells, as that of any wallet.
  if (isFoyerError(error) && error.code !== 'FRAME_REFUSED') return SILENCE_CODES.includes(error.code)
  if (isRejection(error)) return false
  const causes = [...causesOf(error)]
  const says = (pattern: RegExp): boolean => causes.some((cause) => pattern.test(messageOf(cause) ?? ''))
  if (says(SILENCE_TEXTS)) return true
  return !says(REFUSAL_TEXTS) && !causes.some((cause) => REFUSALS.includes(toErrorCode(read(cause, 'code'))))
}

/**
 * Awaits a wallet's answer to a send request. Throws `SEND_UNCLEAR` if it is unknown whether the wallet sent, so that
 * the visitor is not invited to send twice.
 */
export async function awaitSend<answer>(
  asked: Promise<answer>,
  { prefix, signal }: { readonly prefix: string; readonly signal?: AbortSignal | undefined },
): Promise<answer> {
  try {
    return await asked
  } catch (cause) {
    if (signal?.aborted || !isSendUnclear(cause)) throw cause
    throw createError('SEND_UNCLEAR', undefined, { prefix, cause })
  }
}
