import { createError } from './catalogue.ts'
import { read } from './foreign.ts'
import { causesOf, isFoyerError, messageOf } from './FoyerError.ts'
import { isRejection, toErrorCode } from './toFoyerError.ts'
import { UserRejectedError } from './UserRejectedError.ts'

/** The wallet already shows a request of this page or of another tab. */
const REQUEST_PENDING_CODE = -32002
/** Text of Rabby for it, with the code -32001. */
const REQUEST_PENDING_TEXT = /^already processing\b/i

export type WalletErrorOrigin = {
  /** Printed before the text. */
  readonly operation: string
  /** Code for errors other than a rejection or a pending request. */
  readonly code:
    | 'ASSETS_FAILED'
    | 'BALANCE_FAILED'
    | 'CALLS_STATUS_FAILED'
    | 'CAPABILITIES_FAILED'
    | 'CHAIN_NOT_SUPPORTED'
    | 'CONNECT_FAILED'
    | 'ESTIMATE_GAS_FAILED'
    | 'GRANT_PERMISSIONS_FAILED'
    | 'REVOKE_PERMISSIONS_FAILED'
    | 'SEND_CALLS_FAILED'
    | 'SEND_TRANSACTION_FAILED'
    | 'SIGN_IN_FAILED'
    | 'SIGN_MESSAGE_FAILED'
    | 'SIGN_TRANSACTION_FAILED'
    | 'SIGN_TYPED_DATA_FAILED'
    | 'VERIFY_FAILED'
  readonly signal?: AbortSignal | undefined
}

export type ToWalletError = (error: unknown, origin: WalletErrorOrigin) => unknown

/**
 * Creates a namespace's function that converts errors of wallets and nodes into FoyerErrors, or into the abort reason
 * after an abort.
 */
export const walletErrors =
  (namespace: string): ToWalletError =>
  (error, { operation, code, signal }) => {
    if (signal?.aborted) return signal.reason
    if (isFoyerError(error)) return error
    const options = { prefix: `${namespace}:${operation}`, cause: error }
    if (isRejection(error)) return new UserRejectedError(options)
    const isPending = [...causesOf(error)].some(
      (cause) =>
        toErrorCode(read(cause, 'code')) === REQUEST_PENDING_CODE ||
        REQUEST_PENDING_TEXT.test(messageOf(cause) ?? ''),
    )
    if (isPending) return createError('REQUEST_PENDING', undefined, { ...options, isRetryable: true })
    return createError(code, undefined, options)
  }
