import type { NetworkItem } from '@foyer/headless'

/** Networks whose name contains the query, ignoring case; with `isInWallet` only those that the wallet approved. */
export const filterNetworks = (
  items: readonly NetworkItem[],
  { query, isInWallet }: { readonly query: string; readonly isInWallet: boolean },
): readonly NetworkItem[] => {
  const wanted = query.trim().toLowerCase()
  return items.filter(
    ({ network, isApproved }) => network.name.toLowerCase().includes(wanted) && (!isInWallet || isApproved),
  )
}
