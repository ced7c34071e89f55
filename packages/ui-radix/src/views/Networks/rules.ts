import type { NetworkItem } from '@foyer/headless'

/** The networks whose name contains the query, whatever its case; with `isInWallet`, only those the wallet approved. */
export const filterNetworks = (
  items: readonly NetworkItem[],
  { query, isInWallet }: { readonly query: string; readonly isInWallet: boolean },
): readonly NetworkItem[] => {
  const wanted = query.trim().toLowerCase()
  return items.filter(
    ({ network, isApproved }) => network.name.toLowerCase().includes(wanted) && (!isInWallet || isApproved),
  )
}
