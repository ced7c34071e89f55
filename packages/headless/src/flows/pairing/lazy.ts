import { load } from '@foyer/chains'

// A page without a WalletConnect connector never asks for a code, and so never loads what does.
export const loadPairingActions = (): Promise<typeof import('./pairingActions.ts')> =>
  load(() => import('./pairingActions.ts'))
