import { createError } from '../errors/catalogue.ts'
import { causesOf, read } from '../errors/FoyerError.ts'
import { isRejection, toFoyerError } from '../errors/toFoyerError.ts'

/** The wallet already shows a request of ours, or of another tab. */
const REQUEST_PENDING_CODE = -32002

export type WalletErrorOrigin = {
  /** Printed before the text. */
  readonly operation: string
  /** The code, and with it the text, for what is neither a rejection nor a pending request. */
  readonly code: Parameters<typeof createError>[0]
  readonly signal?: AbortSignal | undefined
}

/** What a wallet threw, as one of Foyer's errors; the signal's own reason when nobody waits any more. */
export function toWalletError(error: unknown, { operation, code, signal }: WalletErrorOrigin): unknown {
  if (signal?.aborted) return signal.reason
  const prefix = `eip155:${operation}`
  const isPending = [...causesOf(error)].some((cause) => read(cause, 'code') === REQUEST_PENDING_CODE)
  if (isPending && !isRejection(error)) {
    return createError('REQUEST_PENDING', undefined, { prefix, cause: error, isRetryable: true })
  }
  const { shortMessage } = createError(code as 'CONNECT_FAILED')
  return toFoyerError(error, { prefix, code, shortMessage })
}
