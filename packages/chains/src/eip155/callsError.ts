import { createError } from '../errors/catalogue.ts'
import { isFoyerError } from '../errors/FoyerError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import { callsRefusal, isMethodUnknown } from './rules.ts'
import { toWalletError } from './wire.ts'

/** Converts EIP-5792 codes into own error codes, so that a host can send the calls one by one instead. */
export function toCallsError(error: unknown, origin: WalletErrorOrigin): unknown {
  const known = toWalletError(error, origin)
  const refusal = isFoyerError(known, origin.code)
    ? (callsRefusal(error) ?? (isMethodUnknown(error) ? 'CALLS_NOT_SUPPORTED' : undefined))
    : undefined
  return refusal
    ? createError(refusal, undefined, { prefix: `eip155:${origin.operation}`, cause: error })
    : known
}
