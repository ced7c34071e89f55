import type { CaipNetworkId } from '@foyer/chains'
import { useEffect, useMemo } from 'react'
import type { RequestWarning, WalletRequest } from '../core/contracts/policies.ts'
import type { ConfigParameter } from '../core/types.ts'
import { approveRequest, declineRequest, startReviewing } from '../flows/policies/requestReview.ts'
import { requestReviewAtom, type ReviewedSimulation } from '../flows/policies/state.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

export type UseRequestReviewReturnType = {
  /** Unique in its config: another id is another request. */
  readonly id: string
  /** The decoded request, as policies get it. */
  readonly request: WalletRequest
  /** Never empty. */
  readonly warnings: readonly RequestWarning[]
  /**
   * Networks of the request: for typed data the chain of its domain, for permissions the chains that they name. Never
   * empty.
   */
  readonly networks: readonly CaipNetworkId[]
  /**
   * Simulation of a transaction or batch; absent while it runs, and for other requests. `unknown`, or without
   * `changes`, if no node can simulate it.
   */
  readonly simulation?: ReviewedSimulation | undefined
  /** Decimals that contracts report, by the tokens (in lower case) of the effects of the request; absent until they are read. */
  readonly decimals?: Readonly<Record<string, number>> | undefined
  /**
   * Symbols that contracts report, by the tokens (in lower case) of the effects of the request; absent until they are
   * read. Any contract can report `USDC`: show the address beside it.
   */
  readonly symbols?: Readonly<Record<string, string>> | undefined
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
