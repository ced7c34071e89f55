import type { TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { loadPrepareSwap } from './lazy.ts'
import { swapAtom } from './state.ts'

export type WaitForSwapParameters = { readonly hash: string }

/**
 * Resolves with the outcome of a sent swap; `pending` if it is not known in the usual time, about a minute. A failed
 * swap does not reject: its outcome is for example `reverted`.
 *
 * @example
 * ```ts
 * import { waitForSwap } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const outcome = await waitForSwap(config, { hash: '0x3f1c…' })
 * console.log(outcome)
 * ```
 */
export async function waitForSwap(
  config: Config,
  parameters: WaitForSwapParameters,
): Promise<TransactionOutcome> {
  const { hash } = requireParameters(config, 'waitForSwap', parameters, 'hash')
  const { shared, store } = internalsOf(config)
  await shared.get(`swap:${hash}`)
  const { last } = store.get(swapAtom)
  return last?.hash === hash ? last.outcome : 'pending'
}

/** Makes the review, now and every 10 s, once its code has loaded. Returns a function that stops this. */
export function keepReview(config: Config, onError: (error: Error) => void): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  loadPrepareSwap().then(
    ({ pollSwapReview }) => {
      if (!isStopped) stop = pollSwapReview(config, { onError })
    },
    (error: Error) => {
      if (!isStopped) onError(error)
    },
  )
  return () => {
    isStopped = true
    stop?.()
  }
}
