import type { Config } from '../config/types.ts'
import { raiseAlert } from '../notices/actions/raiseAlert.ts'
import { isMultiWallet } from './isMultiWallet.ts'

/** `isMultiWallet` for whoever counts on it: where it is off, the app's developer is told. */
export function requireMultiWallet(config: Config): boolean {
  if (isMultiWallet(config)) return true
  raiseAlert(config, 'MULTI_WALLET_NOT_ENABLED')
  return false
}
