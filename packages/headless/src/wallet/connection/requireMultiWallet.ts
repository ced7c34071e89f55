import type { Config } from '../../core/types.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import { isMultiWallet } from './isMultiWallet.ts'

/** `isMultiWallet` for whoever counts on it: where it is off, the app's developer is told. */
export function requireMultiWallet(config: Config): boolean {
  if (isMultiWallet(config)) return true
  reportProblem(config, 'MULTI_WALLET_NOT_ENABLED')
  return false
}
