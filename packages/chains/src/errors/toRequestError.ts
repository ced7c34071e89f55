import { createError } from './catalogue.ts'
import { isSendUnclear } from './sendUnclear.ts'
import { walletErrors } from './walletErrors.ts'

/** Error codes of the operations that send a request to a wallet. */
const codes = {
  signMessage: 'SIGN_MESSAGE_FAILED',
  signTypedData: 'SIGN_TYPED_DATA_FAILED',
  signTransaction: 'SIGN_TRANSACTION_FAILED',
  sendTransaction: 'SEND_TRANSACTION_FAILED',
  transferToken: 'SEND_TRANSACTION_FAILED',
  sendCalls: 'SEND_CALLS_FAILED',
  grantPermissions: 'GRANT_PERMISSIONS_FAILED',
  requestExecutionPermissions: 'GRANT_PERMISSIONS_FAILED',
  revokePermissions: 'REVOKE_PERMISSIONS_FAILED',
  revokeExecutionPermission: 'REVOKE_PERMISSIONS_FAILED',
} as const

export type RequestErrorOrigin = {
  readonly namespace: string
  readonly operation: keyof typeof codes
  readonly signal?: AbortSignal | undefined
}

/**
 * Converts an error of a wallet that an operation throws as it is: a rejection is a `UserRejectedError`, an earlier open
 * request `REQUEST_PENDING`, a lost answer to a send `SEND_UNCLEAR`, other errors that of the operation. Keeps a
 * `FoyerError`; returns the reason of an aborted signal.
 *
 * @example
 * ```ts
 * import { toRequestError } from '@foyer/chains'
 * declare const request: () => Promise<string>
 * try {
 *   await request()
 * } catch (error) {
 *   throw toRequestError(error, { namespace: 'eip155', operation: 'signMessage' })
 * }
 * ```
 */
export function toRequestError(
  error: unknown,
  { namespace, operation, signal }: RequestErrorOrigin,
): unknown {
  const code = codes[operation]
  const failed = walletErrors(namespace)(error, { operation, code, signal })
  const isSend = code === 'SEND_TRANSACTION_FAILED' || code === 'SEND_CALLS_FAILED'
  return isSend && failed !== error && !signal?.aborted && isSendUnclear(error)
    ? createError('SEND_UNCLEAR', undefined, { prefix: `${namespace}:${operation}`, cause: error })
    : failed
}
