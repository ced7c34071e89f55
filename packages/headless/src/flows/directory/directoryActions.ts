/** Code of the directory, as one chunk. */

export { fetchFeatured, fetchRecommended, watchListed } from './watchListed.ts'
export { fetchWallets, walletSource } from './fetchWallets.ts'
export { parseStoredWallets, toStoredWallet } from './storedWallets.ts'
