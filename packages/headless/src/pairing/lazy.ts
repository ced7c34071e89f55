import { load } from '@foyer/chains'
import type { pairingActions } from './pairingActions.ts'
import type { tapActions } from './tapActions.ts'

// A page without a WalletConnect connector never asks for a code, and so never loads what does.
export const loadPairingActions = async (): Promise<typeof pairingActions> =>
  (await load(() => import('./pairingActions.ts'))).pairingActions

export const loadTapActions = async (): Promise<typeof tapActions> =>
  (await load(() => import('./tapActions.ts'))).tapActions
