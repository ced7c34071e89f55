import { createListed } from './createListed.ts'
import { fetchFeatured, fetchRecommended } from './fetchListed.ts'
import { fetchWallets } from './fetchWallets.ts'
import { readFacts } from './readFacts.ts'
import { parseStoredWallets, toStoredWallet } from './storedWallets.ts'
import { walletSource } from './walletSource.ts'

/** What the directory needs once it is wanted, loaded in one piece. */
export const directoryActions: {
  readonly createListed: typeof createListed
  readonly fetchFeatured: typeof fetchFeatured
  readonly fetchRecommended: typeof fetchRecommended
  readonly fetchWallets: typeof fetchWallets
  readonly readFacts: typeof readFacts
  readonly parseStoredWallets: typeof parseStoredWallets
  readonly toStoredWallet: typeof toStoredWallet
  readonly walletSource: typeof walletSource
} = {
  createListed,
  fetchFeatured,
  fetchRecommended,
  fetchWallets,
  readFacts,
  parseStoredWallets,
  toStoredWallet,
  walletSource,
}
