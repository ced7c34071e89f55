import { isSameAddress } from '@foyer/chains'

export type ReviewedFacts = { readonly address: string; readonly chainId: string | undefined }

/**
 * Whether the wallet still is where the visitor reviewed the request: the account they saw, on the network they saw
 * (contract §3). A fact that is not known cannot differ.
 */
export function compareWithReview(
  reviewed: ReviewedFacts,
  live: { readonly accounts: readonly string[]; readonly chainId?: string | undefined },
): 'same' | 'ACCOUNT_CHANGED' | 'NETWORK_CHANGED' {
  if (!live.accounts.some((account) => isSameAddress(account, reviewed.address))) return 'ACCOUNT_CHANGED'
  const isElsewhere =
    reviewed.chainId !== undefined && live.chainId !== undefined && reviewed.chainId !== live.chainId
  return isElsewhere ? 'NETWORK_CHANGED' : 'same'
}
