import { load } from '@foyer/chains'
import type { pairingActions } from './pairingActions.ts'

// A page without a WalletConnect connector never asks for a code, and so never loads what does.
export const loadPairingActions = async (): Promise<typeof pairingActions> =>
  (await load(() => import('./pairingActions.ts'))).pairingActions
