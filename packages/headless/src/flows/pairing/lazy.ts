import { load } from '@foyer/chains'

// Pages without a WalletConnect connector do not load it.
export const loadPairingActions = (): Promise<typeof import('./pairingActions.ts')> =>
  load(() => import('./pairingActions.ts'))
