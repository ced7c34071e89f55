import type { TransactionOutcome } from '@foyer/chains'
import { useEffect, useRef } from 'react'
import type { Config, ConfigParameter } from '../core/types.ts'
import { loadAndStartSwap, loadSetMaxSwapAmount } from '../flows/swap/lazy.ts'
import { flipSwap, setSwapAmount, setSwapToken } from '../flows/swap/setSwap.ts'
import { resetSwap, swapAtom } from '../flows/swap/state.ts'
import type { SentSwap, SwapForm, SwapPrefill, SwapReview, SwapSide, SwapToken } from '../flows/swap/types.ts'
import { waitForSwap, keepReview } from '../flows/swap/waitForSwap.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type SwapVerbs = {
  /** Starts with the native currency as source token, unless an app names others by symbol. */
  readonly start: (prefill?: SwapPrefill) => Promise<void>
  /** Selects the source or destination token. */
  readonly setToken: (side: SwapSide, token: SwapToken) => void
  /** Sets typed text; invalid amounts are ignored. */
  readonly setAmount: (typed: string) => void
  /** Sets the maximum, minus the fee for a native currency. */
  readonly setMax: () => Promise<void>
  /** Exchanges the two sides. */
  readonly flip: () => void
  /** Waits for the outcome of a swap. */
  readonly wait: (sent: SentSwap) => Promise<TransactionOutcome>
  /** Empties the form, and drops the review. */
  readonly reset: () => void
}

const makeVerbs = (config: Config): SwapVerbs => ({
  start: (prefill) => loadAndStartSwap(config, prefill),
  setToken: (side, token) => setSwapToken(config, side, token),
  setAmount: (typed) => setSwapAmount(config, typed),
  setMax: async () => (await loadSetMaxSwapAmount()).setMaxSwapAmount(config),
  flip: () => flipSwap(config),
  wait: (sent) => waitForSwap(config, sent),
  reset: () => resetSwap(config),
})

/**
 * Swap form of the current account and network: the reason why no quote can be requested (`problem`), the `review`, and
 * the outcome of the last swap. `useSwapQuote` has the quote. `usePrepareSwap` makes the review; `useApproveSwap` and
 * `useConfirmSwap` ask the wallet for exactly its step (`review.step` is `approve` or `swap`).
 *
 * @example
 * ```tsx
 * import { usePrepareSwap, useSwap, useSwapQuote, useSwapTokens } from '@foyer/headless'
 * export function SwapForm() {
 *   const { amount, setAmount, setToken } = useSwap()
 *   const { prepareSwap } = usePrepareSwap()
 *   const { data: tokens } = useSwapTokens()
 *   const { data: quote } = useSwapQuote()
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), prepareSwap())}>
 *       <input value={amount} onChange={({ target }) => setAmount(target.value)} />
 *       {tokens?.all.map((token) => (
 *         <button key={token.id} type="button" onClick={() => setToken('toToken', token)}>{token.symbol}</button>
 *       ))}
 *       <button disabled={!quote?.isCovered}>Review</button>
 *     </form>
 *   )
 * }
 * ```
 */
export const useSwap = (parameters: ConfigParameter = {}): SwapForm & SwapVerbs =>
  useConfigObject(useConfig(parameters), swapAtom, makeVerbs)

export type UseSwapReviewParameters = ConfigParameter & {
  /** Called if the review can no longer be made; it is not renewed after that. */
  readonly onError?: ((error: Error) => void) | undefined
}

/**
 * The review of the swap. While a component uses this hook, the review is made and renewed every 10 s.
 *
 * @example
 * ```tsx
 * import { useSwapReview } from '@foyer/headless'
 * export function Review({ onFailed }: { onFailed: (message: string) => void }) {
 *   const review = useSwapReview({ onError: (error) => onFailed(error.message) })
 *   return review ? <p>At least {review.quote.minReceived}</p> : <p>…</p>
 * }
 * ```
 */
export function useSwapReview({ onError, ...parameters }: UseSwapReviewParameters = {}):
  | SwapReview
  | undefined {
  const config = useConfig(parameters)
  const { review } = useConfigObject(config, swapAtom)
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })
  useEffect(() => keepReview(config, (error) => latest.current?.(error)), [config])
  return review
}
