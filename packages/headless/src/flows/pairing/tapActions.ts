/** What a tap on a phone does with a wallet's app, and what has to be there before it; desktops never load it. */

export { openWallet, openWalletPage } from './openWallet.ts'
export { prefetchPairing } from './prefetchPairing.ts'
