/**
 * Whether the wallet still is where the visitor reviewed the request: the account they saw, on the network they
 * saw. A chain that is not known cannot differ.
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
