import { isAbort, isFoyerError } from '@foyer/chains'
import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/actionErrors.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { withSigner } from '../../wallet/signing/withSigner.ts'
import { prepareSwap } from './prepareSwap.ts'
import { emptySwap } from './emptySwap.ts'
import { createError } from './errors.ts'
import { REVIEW_PROCESS } from './formRules.ts'
import { isReviewStale } from './reviewRules.ts'
import { askedReviewAtom, setAsked, setMade, swapAtom } from './state.ts'
import { swapErrorEvent } from './swapEvent.ts'
import type { SwapReview } from './types.ts'

const NAME = 'swap'

/**
 * Has the wallet do exactly what was reviewed, and then `then`. Two calls with one review are one; while a wallet is asked
 * about one, it is asked about no other. What is too old is made anew and shown, instead of being asked for.
 */
export function askWallet<result>(
  config: Config,
  review: SwapReview,
  step: SwapReview['step'],
  then: (hash: string) => Promise<result>,
): Promise<result> {
  const { store, shared } = internalsOf(config)
  const running = shared.get(NAME) as Promise<result> | undefined
  if (running)
    return store.get(askedReviewAtom) === review ? running : Promise.reject(createError('SWAP_UNDER_WAY'))
  const asking = carryOut(config, review, step, then)
  shared.set(NAME, asking)
  const done = (): boolean => shared.delete(NAME)
  asking.then(done, done)
  return asking
}

async function carryOut<result>(
  config: Config,
  review: SwapReview,
  step: SwapReview['step'],
  then: (hash: string) => Promise<result>,
): Promise<result> {
  const internals = internalsOf(config)
  const { store, timers, emit, processes } = internals
  const { account, caipNetworkId, transaction } = review
  if (store.get(swapAtom).review !== review || review.step !== step || review.worseThan !== undefined)
    throw createError('SWAP_OUTDATED')
  if (store.get(accountAtom).caipAddress !== account) throw createActionError('ACCOUNT_CHANGED')
  if (store.get(networkAtom).caipNetworkId !== caipNetworkId) throw createActionError('NETWORK_CHANGED')
  if (isReviewStale(review.time, timers.now())) {
    await prepareSwap(config).catch((error: unknown) => {
      if (!isAbort(error)) throw error
    })
    throw createError('SWAP_OUTDATED')
  }
  // What is being made anew would stand in the place of what the wallet is asked about.
  processes.get(REVIEW_PROCESS)?.abort()
  setMade(internals, { isPreparing: false })
  setAsked(internals, review)
  try {
    const hash = await withSigner(
      config,
      'sendTransaction',
      { account, caipNetworkId },
      (operation, { address, ...context }) =>
        operation(context, {
          address,
          to: transaction.to,
          data: transaction.data as `0x${string}`,
          value: BigInt(transaction.value),
        }),
    )
    return await then(hash)
  } catch (error) {
    emit(swapErrorEvent(config, review, error))
    // It may be on its way, so nobody is led to swap it twice.
    const isUnclear = step === 'swap' && isFoyerError(error, 'SEND_UNCLEAR')
    if (isUnclear && store.get(swapAtom).review === review) emptySwap(config)
    throw error
  } finally {
    setAsked(internals, undefined)
  }
}
