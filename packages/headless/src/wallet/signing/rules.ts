/**
 * Whether the account and the network of the wallet are those of the reviewed request. An unknown chain counts as the
 * same.
 */
export function compareWithReview(facts: {
  /** The wallet still exposes the reviewed account. */
  readonly hasAccount: boolean
  readonly reviewedChainId: string
  readonly liveChainId: string | undefined
}): 'same' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED' {
  if (!facts.hasAccount) return 'ACCOUNT_CHANGED'
  return facts.liveChainId !== undefined && facts.liveChainId !== facts.reviewedChainId
    ? 'NETWORK_CHANGED'
    : 'same'
}
