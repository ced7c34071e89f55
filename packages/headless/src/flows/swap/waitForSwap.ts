import type { TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { swapAtom } from './state.ts'

export type WaitForSwapParameters = { readonly hash: string }

/** Resolves with the outcome of a sent swap; `pending` if it is not known in the usual time. Never rejects. */
export async function waitForSwap(
  config: Config,
  { hash }: WaitForSwapParameters,
): Promise<TransactionOutcome> {
  const { shared, store } = internalsOf(config)
  await shared.get(`swap:${hash}`)
  const { last } = store.get(swapAtom)
  return last?.hash === hash ? last.outcome : 'pending'
}
