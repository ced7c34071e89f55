import { causesOf, isFoyerError, messageOf, read } from './FoyerError.ts'
import { isRejection } from './toFoyerError.ts'

/** EIP-1193, EIP-1474 and JSON-RPC: whoever answers this has not done what was asked. */
const REFUSALS: readonly unknown[] = [
  4100, 4200, 4901, 4902, -32_000, -32_001, -32_002, -32_003, -32_004, -32_005, -32_006, -32_600, -32_601,
  -32_602,
]
/** What nodes say of a transaction that they do not take; wallets repeat it under codes of all kinds. */
const REFUSAL_TEXTS =
  /insufficient|exceeds balance|revert|nonce too|underpriced|intrinsic gas|gas required|simulation failed|invalid|not support|unsupported|unauthori[sz]ed|dust|fee too low/i
/** Nobody answered, or the transaction was there already. */
const SILENCE_TEXTS =
  /already (?:known|processed|imported)|tim(?:ed?|e-) ?out|failed to fetch|fetch failed|network ?(?:error|request)|socket|connection|disconnect|gateway|unavailable/i
/** Errors of ours that say that no answer came, or none that can be read. */
const SILENCE_CODES: readonly unknown[] = [
  'FRAME_REPLY_INVALID',
  'FRAME_REQUEST_ABORTED',
  'FRAME_REQUEST_TIMEOUT',
]

/**
 * Whether something may have been sent although the one who was asked to send it threw this. Only a refusal in so many
 * words says that nothing was: a wallet whose own node is cut off has signed and sent by then.
 */
export function isSendUnclear(error: unknown): boolean {
  if (isFoyerError(error)) return SILENCE_CODES.includes(error.code)
  if (isRejection(error)) return false
  const causes = [...causesOf(error)]
  const says = (pattern: RegExp): boolean => causes.some((cause) => pattern.test(messageOf(cause) ?? ''))
  if (says(SILENCE_TEXTS)) return true
  return !says(REFUSAL_TEXTS) && !causes.some((cause) => REFUSALS.includes(read(cause, 'code')))
}
