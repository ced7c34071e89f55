import type { TransactionOutcome } from '@foyer/chains'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { flipSwap, resetSwap, setSwapAmount, setSwapToken } from '../flows/swap/setSwap.ts'
import { waitForSwap } from '../flows/swap/waitForSwap.ts'
import { keepReview } from '../flows/swap/keepReview.ts'
import { loadSwapActions } from '../flows/swap/lazy.ts'
import { swapAtom } from '../flows/swap/state.ts'
import type { SentSwap, SwapForm, SwapPrefill, SwapReview, SwapSide, SwapToken } from '../flows/swap/types.ts'

export type SwapVerbs = {
  /** Begins: the network's own currency is given, unless an app asks for something else by symbols. */
  readonly start: (prefill?: SwapPrefill) => Promise<void>
  /** Chooses what is given, or what is got. */
  readonly setToken: (side: SwapSide, token: SwapToken) => void
  /** Takes what was typed; what is no amount changes nothing. */
  readonly setAmount: (typed: string) => void
  /** All of it, without what the swap of a native currency costs. */
  readonly setMax: () => Promise<void>
  /** Turns both sides round. */
  readonly flip: () => void
  /** Makes of the form what is shown for a last look. */
  readonly prepare: () => Promise<SwapReview>
  /** The same now and every 10 s; returns the undo. */
  readonly keepReview: (onError: (error: unknown) => void) => () => void
  /** Says yes to a price that has moved. */
  readonly accept: (review: SwapReview) => Promise<SwapReview>
  /** Has the wallet let the provider take the exact amount, and resolves with what is to be looked at next. */
  readonly approve: (review: SwapReview) => Promise<SwapReview>
  /** Has the wallet swap exactly what was shown. Twice is once. */
  readonly confirm: (review: SwapReview) => Promise<SentSwap>
  /** Waits for how a swap ends. */
  readonly wait: (sent: SentSwap) => Promise<TransactionOutcome>
  readonly reset: () => void
}

const makeVerbs = (config: Config): SwapVerbs => ({
  start: async (prefill) => (await loadSwapActions()).startSwap(config, prefill),
  setToken: (side, token) => setSwapToken(config, side, token),
  setAmount: (typed) => setSwapAmount(config, typed),
  setMax: async () => (await loadSwapActions()).setMaxSwapAmount(config),
  flip: () => flipSwap(config),
  prepare: async () => (await loadSwapActions()).prepareSwap(config),
  keepReview: (onError) => keepReview(config, onError),
  accept: async (review) => (await loadSwapActions()).acceptSwap(config, { review }),
  approve: async (review) => (await loadSwapActions()).approveSwap(config, { review }),
  confirm: async (review) => (await loadSwapActions()).confirmSwap(config, { review }),
  wait: (sent) => waitForSwap(config, sent),
  reset: () => resetSwap(config),
})

/**
 * Swapping: the form for the account and network in use, why no quote can be asked for yet (`problem`), what is reviewed,
 * and how the last swap ended. `useSwapQuote` has the price. A wallet is asked for what was reviewed, and for nothing
 * else: first, where it has to be, to let the provider take the exact amount (`review.step` is `approve`).
 *
 * @example
 * ```tsx
 * import { useSwap, useSwapQuote, useSwapTokens } from '@foyer/headless'
 * export function Swap() {
 *   const swap = useSwap()
 *   const { data: tokens } = useSwapTokens()
 *   const { data: quote } = useSwapQuote()
 *   const { review } = swap
 *   if (review?.step === 'approve')
 *     return <button onClick={() => void swap.approve(review)}>Allow {review.approval?.amount}</button>
 *   if (review?.worseThan)
 *     return <button onClick={() => void swap.accept(review)}>Take {review.quote.toAmount}</button>
 *   if (review) return <button onClick={() => void swap.confirm(review)}>Get {review.quote.toAmount}</button>
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), void swap.prepare())}>
 *       <input value={swap.amount} onChange={({ target }) => swap.setAmount(target.value)} />
 *       {tokens?.all.map((token) => (
 *         <button key={token.id} type="button" onClick={() => swap.setToken('toToken', token)}>{token.symbol}</button>
 *       ))}
 *       <button disabled={!quote?.isCovered}>Review</button>
 *     </form>
 *   )
 * }
 * ```
 */
export const useSwap = (parameters: ConfigParameter = {}): SwapForm & SwapVerbs =>
  useConfigObject(useConfig(parameters), swapAtom, makeVerbs)
