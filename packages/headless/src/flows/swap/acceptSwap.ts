import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { setMade, swapAtom } from './state.ts'
import type { SwapReview } from './types.ts'

/** Says yes to a price that has moved since it was promised. Throws `SWAP_OUTDATED` where it has moved again. */
export function acceptSwap(config: Config, { review }: { readonly review: SwapReview }): SwapReview {
  const internals = internalsOf(config)
  if (internals.store.get(swapAtom).review !== review) throw createError('SWAP_OUTDATED')
  const { worseThan: _worseThan, ...rest } = review
  const accepted: SwapReview = Object.freeze(rest)
  const { value, quote } = accepted
  setMade(internals, { review: accepted, promised: { value, toUnits: quote.toUnits } })
  return accepted
}
