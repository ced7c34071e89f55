import { watchAtom, type WatchParameters } from '../../core/atoms.ts'
import { internalsOf } from '../../core/internals.ts'
import { joinStops } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import {
  addReviewer,
  declineAll,
  type RequestReview,
  requestReviewAtom,
  setHeld,
  settleReview,
} from './state.ts'

/**
 * The request with warnings that waits for the visitor; `undefined` without one.
 *
 * @example
 * ```ts
 * import { getRequestReview } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const warnings = getRequestReview(config)?.warnings.map(({ text }) => text)
 * ```
 */
export const getRequestReview = (config: Config): RequestReview | undefined =>
  internalsOf(config).store.get(requestReviewAtom)

/**
 * Has requests with warnings wait for a UI of the app. Returns a function that ends this; the last one declines the
 * waiting requests.
 */
export const startReviewing = (config: Config): (() => void) => addReviewer(internalsOf(config))

/** Sets whether the modal shows a view that has to end before it can show a review. */
export const holdReviews = (config: Config, isHeld: boolean): void => setHeld(internalsOf(config), isHeld)

/** Rejects every waiting request. */
export const declineRequests = (config: Config): void => declineAll(internalsOf(config))

/**
 * Has requests with warnings wait for `approveRequest` or `declineRequest`, and calls `onChange` with each of them.
 * Returns the unsubscribe function; the last one declines the waiting requests.
 *
 * @example
 * ```ts
 * import { approveRequest, declineRequest, watchRequestReview } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchRequestReview(config, {
 *   onChange(review) {
 *     if (!review) return
 *     const isFine = confirm(review.warnings.map(({ text }) => text).join('\n'))
 *     if (isFine) approveRequest(config, { id: review.id })
 *     else declineRequest(config, { id: review.id })
 *   },
 * })
 * ```
 */
export function watchRequestReview(
  config: Config,
  parameters: WatchParameters<RequestReview | undefined>,
): () => void {
  return joinStops([watchAtom(config, requestReviewAtom, parameters), startReviewing(config)])
}

export type AnswerRequestParameters = {
  /** `id` of the review. */
  readonly id: string
}

/**
 * Passes a request with warnings to the wallet.
 *
 * @example
 * ```ts
 * import { approveRequest } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const id: string // of `getRequestReview`
 * approveRequest(config, { id })
 * ```
 */
export const approveRequest = (config: Config, { id }: AnswerRequestParameters): void =>
  settleReview(internalsOf(config), id, true)

/**
 * Rejects a request with warnings with `UserRejectedError`; the wallet is not asked.
 *
 * @example
 * ```ts
 * import { declineRequest } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const id: string // of `getRequestReview`
 * declineRequest(config, { id })
 * ```
 */
export const declineRequest = (config: Config, { id }: AnswerRequestParameters): void =>
  settleReview(internalsOf(config), id, false)
