import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { showAlert } from '../notices/actions/alert.ts'

/** Whether several wallets may be connected at once. */
export const isMultiWallet = (config: Config): boolean => internalsOf(config).options.features.multiWallet

/** The same for whoever counts on it: where it is off, the app's developer is told. */
export function requireMultiWallet(config: Config): boolean {
  if (isMultiWallet(config)) return true
  showAlert(config, {
    message:
      'Multi-Wallet Not Enabled: Multi-wallet support is not enabled. Please enable it in your AppKit configuration',
    variant: 'info',
    code: 'MULTI_WALLET_NOT_ENABLED',
  })
  return false
}
