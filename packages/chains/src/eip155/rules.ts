import type { CallsOutcome } from '../operations.ts'
import { causesOf, read } from '../errors/FoyerError.ts'
import { isRejection } from '../errors/toFoyerError.ts'

/** Codes of wallets for an unknown chain: the standard's, two private ones, and internal error. */
const UNKNOWN_CHAIN_CODES: readonly unknown[] = [4902, 5000, 32603, -32603]

/** Means "rejected" from WalletConnect peers everywhere else, but "unknown chain" as the answer to a switch. */
const AMBIGUOUS_CODE = 5000

/** Decides after a failed `wallet_switchEthereumChain`: rejected, add the chain, or failed. */
export function chooseAfterFailedSwitch(error: unknown): 'reject' | 'add' | 'fail' {
  const errors = [...causesOf(error)].flatMap((cause) => [cause, read(read(cause, 'data'), 'originalError')])
  if (errors.some((one) => isRejection(one, AMBIGUOUS_CODE))) return 'reject'
  return errors.some((one) => UNKNOWN_CHAIN_CODES.includes(toNumber(read(one, 'code')))) ? 'add' : 'fail'
}

/** Codes arrive as numbers, and from some bridges as text. */
function toNumber(code: unknown): unknown {
  return typeof code === 'string' && code !== '' ? Number(code) : code
}

const outcomes: Readonly<Record<number, CallsOutcome>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partiallyReverted',
}

/** Outcome of an EIP-5792 status code by its first digit; unknown classes are `pending`. */
export const callsOutcome = (code: number): CallsOutcome => outcomes[Math.floor(code / 100)] ?? 'pending'
