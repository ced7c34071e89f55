import { impactTone, type SwapReview } from '@foyer/headless'

/** Label of the button for the next step (docs/spec/views.md §4.7.3). First match wins. */
export function previewAction(facts: {
  readonly review: Pick<SwapReview, 'step' | 'worseThan'>
  readonly asking: SwapReview['step'] | undefined
  readonly isDeclined: boolean
}): 'approving' | 'accept' | 'again' | 'approve' | 'swap' {
  if (facts.asking === 'approve') return 'approving'
  if (facts.review.worseThan !== undefined) return 'accept'
  return facts.isDeclined ? 'again' : facts.review.step
}

/** Text about the next request to the wallet. A batch approves and swaps with one confirmation (EIP-5792). */
export function previewHint({
  step,
  batch,
}: Pick<SwapReview, 'step' | 'batch'>): 'approveFirst' | 'caution' | 'batch' | 'batchUpgrade' {
  if (step === 'approve') return 'approveFirst'
  if (!batch) return 'caution'
  return batch.upgradesAccount ? 'batchUpgrade' : 'batch'
}

/** Fact of a review that the visitor has to confirm with the checkbox. */
export type ConfirmedFact = 'unmeasured' | 'unknownValue' | 'highImpact' | 'lowMinimum'

/**
 * Facts to confirm before a swap (R63). The difference between the amount shown and the minimum that the call enforces
 * counts like a price impact. The estimate of a provider is confirmed only before the swap itself, not its approval.
 */
export function factsToConfirm({
  step,
  isMeasured,
  quote,
}: Pick<SwapReview, 'step' | 'isMeasured'> & {
  readonly quote: Pick<SwapReview['quote'], 'priceImpact' | 'slippage'>
}): readonly ConfirmedFact[] {
  const tone = impactTone(quote.priceImpact)
  return [
    ...(step === 'swap' && !isMeasured ? (['unmeasured'] as const) : []),
    ...(tone === 'unknown' ? (['unknownValue'] as const) : []),
    ...(tone === 'danger' ? (['highImpact'] as const) : []),
    ...(impactTone(quote.slippage) === 'danger' ? (['lowMinimum'] as const) : []),
  ]
}
