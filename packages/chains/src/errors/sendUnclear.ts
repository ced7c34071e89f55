import { createError } from './catalogue.ts'
import { errorTexts } from './errorTexts.ts'
import { read } from './foreign.ts'
import { causesOf, isFoyerError } from './FoyerError.ts'
import { isRejection, toErrorCode } from './toFoyerError.ts'

/** Codes of EIP-1193, EIP-1474, EIP-5792 and JSON-RPC for a refusal before sending. */
const REFUSALS: readonly unknown[] = [
  4100, 4200, 4901, 4902, 5700, 5710, 5720, 5740, 5750, 5760, -32_000, -32_001, -32_002, -32_003, -32_004,
  -32_005, -32_006, -32_600, -32_601, -32_602,
]
/** Texts of nodes that reject a transaction; wallets pass them on with various codes. */
const REFUSAL_TEXTS =
  /insufficient|exceeds balance|revert|nonce too|underpriced|intrinsic gas|gas required|simulation failed|invalid|not support|unsupported|method .*(?:exist|found|available)|unauthori[sz]ed|dust|fee (?:too low|not met)/i
/** Texts for a missing or unreadable response, and for a transaction that the node has already. Checked first. */
const SILENCE_TEXTS =
  /already (?:known|processed|imported)|tim(?:ed?|e-) ?out|failed to fetch|fetch failed|network ?(?:error|request)|socket|connection|disconnect|gateway|unavailable|invalid (?:json(?:[ -]?rpc)? )?response|missing response|unexpected (?:end of (?:json|input)|token)/i
/** Foyer's errors for a missing or unreadable response: the request may have reached the wallet. */
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
 * Whether a transaction may have been sent although the wallet or node threw this error. Only a clear refusal means
 * that nothing was sent: a wallet that loses its node may already have signed and sent.
 *
 * @example
 * ```ts
 * import { isSendUnclear } from '@foyer/chains'
 * isSendUnclear(new Error('insufficient funds')) // false
 * isSendUnclear(new Error('request timed out')) // true
 * ```
 */
export function isSendUnclear(error: unknown): boolean {
  // `FRAME_REFUSED` has an error text of the embedded wallet, which is compared like that of other wallets.
  if (isFoyerError(error) && error.code !== 'FRAME_REFUSED') return SILENCE_CODES.includes(error.code)
  if (isRejection(error)) return false
  const causes = [...causesOf(error)]
  const texts = errorTexts(error)
  const matches = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text))
  if (matches(SILENCE_TEXTS)) return true
  return (
    !matches(REFUSAL_TEXTS) && !causes.some((cause) => REFUSALS.includes(toErrorCode(read(cause, 'code'))))
  )
}

/**
 * Awaits a wallet's response to a send request. Throws `SEND_UNCLEAR` if it is unknown whether the wallet sent, so that
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
