/** Code of the directory, as one chunk. */

export { createListed, fetchFeatured, fetchRecommended } from './createListed.ts'
export { fetchWallets, walletSource } from './fetchWallets.ts'
export { readFacts } from './readFacts.ts'
export { parseStoredWallets, toStoredWallet } from './storedWallets.ts'
