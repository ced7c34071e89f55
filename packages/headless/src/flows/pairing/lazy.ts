import { load } from '@foyer/chains'

// Pages without a WalletConnect connector do not load it.
export const loadStartPairing = (): Promise<typeof import('./startPairing.ts')> =>
  load(() => import('./startPairing.ts'))

// Only phones have apps to open.
export const loadOpenWallet = (): Promise<typeof import('./openWallet.ts')> =>
  load(() => import('./openWallet.ts'))
