import { read } from '../errors/foreign.ts'
import { causesOf, isFoyerError, messageOf } from '../errors/FoyerError.ts'
import { AMBIGUOUS_CODE, isRejection, toErrorCode } from '../errors/toFoyerError.ts'
import { isUserRejected, UserRejectedError } from '../errors/UserRejectedError.ts'

/** Error of EIP-1193, with a numeric code that libraries compare. */
export class ProviderRpcError extends Error {
  override readonly name: string = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, options: { readonly cause: unknown; readonly data?: unknown }) {
    super(message, { cause: options.cause })
    this.code = code
    this.data = options.data
  }
}

/** "Internal error" of JSON-RPC. */
export const INTERNAL_ERROR = -32603

const codes: Readonly<Record<string, number>> = {
  METHOD_NOT_SUPPORTED: 4200,
  OPERATION_NOT_SUPPORTED: 4200,
  METHOD_NOT_ALLOWED: 4200,
  REQUEST_REFUSED: 4100,
  ACCOUNT_CHANGED: 4100,
  NETWORK_CHANGED: 4901,
  NOT_CONNECTED: 4900,
  USER_DISCONNECTED: 4900,
  NO_MATCHING_KEY: 4900,
  PROVIDER_NOT_FOUND: 4900,
  CHAIN_NOT_APPROVED: 4901,
  UNSUPPORTED_CHAINS: 4901,
  CHAIN_NOT_SUPPORTED: 4902,
  NETWORK_NOT_CONFIGURED: 4902,
  // "Transaction rejected" of EIP-1474: nothing was sent.
  SAFE_NOT_EXECUTED: -32_003,
}

/** WalletConnect's "not authorized" codes. */
const isUnauthorized = (code: unknown): boolean => typeof code === 'number' && code >= 3001 && code <= 3004

/** Converts an error into a `ProviderRpcError`; an error without an EIP-1193 code keeps the wallet's code. */
export function toProviderError(error: unknown): ProviderRpcError {
  const message = messageOf(error) ?? 'The wallet failed'
  const own = [...causesOf(error)].find((cause) => typeof toErrorCode(read(cause, 'code')) === 'number')
  const options = { cause: error, data: read(own, 'data') }
  if (isUserRejected(error)) return new ProviderRpcError(4001, message, options)
  const known = isFoyerError(error) ? codes[error.code] : undefined
  if (known !== undefined) return new ProviderRpcError(known, message, options)
  const code = toErrorCode(read(own, 'code'))
  if (isUnauthorized(code)) return new ProviderRpcError(4100, message, options)
  return new ProviderRpcError(typeof code === 'number' ? code : INTERNAL_ERROR, message, options)
}

/** Error of a wallet for a request of the app; every rejection has code 4001. */
export function toAnswerError(error: unknown, method: string): ProviderRpcError {
  const isNo = isRejection(error, method === 'wallet_switchEthereumChain' ? AMBIGUOUS_CODE : undefined)
  return toProviderError(isNo ? new UserRejectedError({ cause: error }) : error)
}
