import { openWallet } from './openWallet.ts'
import { openWalletPage } from './openWalletPage.ts'
import { prefetchPairing } from './prefetchPairing.ts'

/** What a tap on a phone does with a wallet's app, and what has to be there before it; desktops never load it. */
export const tapActions: {
  readonly openWallet: typeof openWallet
  readonly openWalletPage: typeof openWalletPage
  readonly prefetchPairing: typeof prefetchPairing
} = { openWallet, openWalletPage, prefetchPairing }
