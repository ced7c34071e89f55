import { type ErrorCode, type FoyerError, isFoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { loadPrepareSend } from './lazy.ts'
import type { SendFee, SendReview } from './types.ts'

/** About a block of most chains. */
const FEE_STALE_MS = 12_000

/**
 * Cost of a reviewed transfer, on chains that can estimate it.
 *
 * @example
 * ```ts
 * import { sendFeeQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const options = sendFeeQueryOptions(config, { review: undefined }) // disabled until there is a review
 * ```
 */
export const sendFeeQueryOptions = (
  config: Config,
  { review }: { readonly review: SendReview | undefined },
): FoyerQueryOptions<SendFee> => ({
  queryKey: [
    'foyer',
    config.id,
    'sendFee',
    { address: review?.account, token: review?.token.id, to: review?.to, value: review?.value },
  ],
  queryFn: async ({ signal }) => {
    const { fetchSendFee } = await loadPrepareSend()
    // `enabled` requires a review.
    return fetchSendFee(config, review as SendReview, signal)
  },
  staleTime: FEE_STALE_MS,
  enabled:
    review !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(review.caipNetworkId))?.operations.estimateTransfer !==
      undefined,
})

/** Errors of a fee estimate with which the chain refuses the transfer itself. Other errors are about the estimate. */
const refusals = [
  'AMOUNT_BELOW_MINIMUM',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_FUNDS_FOR_FEES',
  'INSUFFICIENT_TOKENS',
  'INVALID_RECIPIENT',
  'RECEIVER_ACCOUNT_FOREIGN',
  'RECEIVER_IS_PROGRAM',
  'RECEIVER_IS_TOKEN_ACCOUNT',
  'TOKEN_ACCOUNT_MISSING',
  'TOKEN_DECIMALS_DIFFER',
  'TOKEN_NOT_FOUND',
] as const

/** Errors of a fee estimate of a transfer that nodes report to revert now. A node may be wrong. */
const warnings = ['RECEIVER_REFUSED', 'TOKEN_TRANSFER_REFUSED'] as const

const ofCode = (error: unknown, codes: readonly ErrorCode[]): FoyerError | undefined =>
  isFoyerError(error) && codes.some((code) => isFoyerError(error, code)) ? error : undefined

/**
 * The error of a fee estimate if the chain refuses the transfer itself, for example because the receiver is a program;
 * `undefined` if only the estimate failed.
 *
 * @example
 * ```tsx
 * import { sendRefusal, useSend, useSendFee } from '@foyer/headless'
 * export function Refusal() {
 *   const { review } = useSend()
 *   const { error } = useSendFee({ review })
 *   const refusal = sendRefusal(error)
 *   return refusal ? <p role="alert">{refusal.shortMessage}</p> : null
 * }
 * ```
 */
export const sendRefusal = (error: unknown): FoyerError | undefined => ofCode(error, refusals)

/**
 * The error of a fee estimate if a node reports that the transfer would fail now, for example because the token is
 * paused or the receiver is a contract that takes no native currency. `context.reason` is the text that the contract
 * gives, if any; show it as a quotation, since any contract can give any text. `undefined` for other errors.
 *
 * @example
 * ```tsx
 * import { sendWarning, useSend, useSendFee } from '@foyer/headless'
 * export function Warning() {
 *   const { review } = useSend()
 *   const { error } = useSendFee({ review })
 *   const warning = sendWarning(error)
 *   return warning ? <p role="alert">{warning.shortMessage}</p> : null
 * }
 * ```
 */
export const sendWarning = (error: unknown): FoyerError | undefined => ofCode(error, warnings)
