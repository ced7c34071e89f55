import { useEffect, useMemo } from 'react'
import type { ConfigParameter } from '../core/types.ts'
import { approveRequest, declineRequest, startReviewing } from '../flows/policies/requestReview.ts'
import { type RequestReview, requestReviewAtom } from '../flows/policies/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseRequestReviewReturnType = RequestReview & {
  /** Passes the request to the wallet. */
  readonly approve: () => void
  /** Rejects the request with `UserRejectedError`; the wallet is not asked. */
  readonly decline: () => void
}

/**
 * The request with warnings that waits for the visitor; `undefined` without one. While a component uses this hook, the
 * modal does not open `ReviewRequest`. Waiting requests are declined when the last such component unmounts.
 *
 * @example
 * ```tsx
 * import { useRequestReview } from '@foyer/headless'
 * export function Review() {
 *   const review = useRequestReview()
 *   if (!review) return null
 *   return (
 *     <dialog open>
 *       {review.warnings.map(({ text }) => (
 *         <p key={text}>{text}</p>
 *       ))}
 *       <button onClick={review.decline}>Decline</button>
 *       <button onClick={review.approve}>Continue</button>
 *     </dialog>
 *   )
 * }
 * ```
 */
export function useRequestReview(parameters: ConfigParameter = {}): UseRequestReviewReturnType | undefined {
  const config = useConfig(parameters)
  const review = useConfigAtom(config, requestReviewAtom)
  useEffect(() => startReviewing(config), [config])
  return useMemo(
    () =>
      review && {
        ...review,
        approve: () => approveRequest(config, review),
        decline: () => declineRequest(config, review),
      },
    [config, review],
  )
}
