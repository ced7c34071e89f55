/** Code for taps that open wallet apps, with prefetching; not loaded on desktops. */

export { openWallet, openWalletPage } from './openWallet.ts'
export { prefetchPairing } from './prefetchPairing.ts'
