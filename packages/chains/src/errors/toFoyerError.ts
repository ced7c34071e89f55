import { read } from './foreign.ts'
import { causesOf, FoyerError, isFoyerError, messageOf, isAbort } from './FoyerError.ts'
import { UserRejectedError } from './UserRejectedError.ts'

/** From WalletConnect peers: "unknown chain" in response to a switch of the chain, "rejected" otherwise. */
export const AMBIGUOUS_CODE = 5000

/** EIP-1193, WalletConnect, and the declined upgrade of an account in EIP-5792. */
const REJECTION_CODES: readonly unknown[] = [4001, AMBIGUOUS_CODE, 5002, 5750, 'ACTION_REJECTED']

/** Error texts of wallets for a rejection without a usable code. */
const REJECTION_TEXTS =
  /^(?:user )?(?:reject(?:ed)?|cancel(?:led)?)\.?$|user (?:rejected|cancell?ed|denied|declined)|(?:rejected|cancell?ed|denied|declined) by (?:the )?user|(?:approval|upgrade) (?:denied|rejected)|transaction declined|connection request reset|user closed modal|accounts received is empty|request rejected/i

/**
 * Codes of a rejection that wallets also use for failures: Enkrypt answers every failure with 4001, Cosmostation a
 * Ledger without the method with 5000, and MetaMask an account that it cannot upgrade with 5750.
 */
const SHARED_CODES: readonly unknown[] = [4001, AMBIGUOUS_CODE, 5750]
/** Texts of such failures; 8546 is Enkrypt's own code. */
const FAILURE_TEXTS =
  /^8546: |not (?:supported|available|exist|found)|unsupported|upgrade disabled|too large|insufficient funds|execution reverted|nonce too|underpriced|failed to fetch|time(?:d )?out/i

export type ErrorOrigin = {
  /** Printed before the text: `eip155:signMessage`. */
  readonly prefix: string
  /** Code and text for errors other than a rejection. */
  readonly code: string
  readonly shortMessage: string
  readonly isRetryable?: boolean | undefined
}

/** Error of Mobile Wallet Adapter: -1 is a declined authorization, -3 a declined signature. */
const MOBILE_ERROR = 'SolanaMobileWalletAdapterProtocolError'

/** Error codes arrive as numbers, and from some bridges as text. */
export const toErrorCode = (code: unknown): unknown =>
  typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code

/**
 * Whether a foreign error is a rejection (R37). Codes 5000 and 5002 are WalletConnect's, 5750 is EIP-5792's (R76). An
 * error with such a code whose text tells of another failure is none.
 * `exceptCode`: a code to ignore, such as 5000 in response to a chain switch, where it means "unknown chain".
 *
 * @example
 * ```ts
 * import { isRejection } from '@foyer/chains'
 * isRejection({ code: 4001 }) // true
 * isRejection(new Error('User rejected the request.')) // true
 * ```
 */
export function isRejection(error: unknown, exceptCode?: number): boolean {
  for (const cause of causesOf(error)) {
    if (isFoyerError(cause, 'USER_REJECTED')) return true
    const [code, message = ''] = [toErrorCode(read(cause, 'code')), messageOf(cause)]
    if (REJECTION_TEXTS.test(message)) return true
    const isFailure = SHARED_CODES.includes(code) && FAILURE_TEXTS.test(message)
    if (REJECTION_CODES.includes(code) && code !== exceptCode && !isFailure) return true
    if (read(cause, 'name') === MOBILE_ERROR && (code === -1 || code === -3)) return true
  }
  return false
}

/**
 * Converts an error of a wallet or chain into a `FoyerError`. FoyerErrors and aborts are returned unchanged.
 *
 * @example
 * ```ts
 * import { toFoyerError } from '@foyer/chains'
 * declare function connect(): Promise<void>
 * try {
 *   await connect()
 * } catch (error) {
 *   throw toFoyerError(error, { prefix: 'quill:connect', code: 'CONNECT_FAILED', shortMessage: 'Failed to connect' })
 * }
 * ```
 */
export function toFoyerError(error: unknown, origin: ErrorOrigin): unknown {
  if (isFoyerError(error) || isAbort(error)) return error
  if (isRejection(error)) return new UserRejectedError({ prefix: origin.prefix, cause: error })
  return new FoyerError(origin.code, {
    shortMessage: origin.shortMessage,
    prefix: origin.prefix,
    cause: error,
    isRetryable: origin.isRetryable,
  })
}
