import { reportProblem } from '../core/problems/problems.ts'
import type { Config } from '../core/types.ts'
import { isMultiWallet } from './multiWallet.ts'

/** `isMultiWallet` for functions that require it: alerts the developer if it is off. */
export function requireMultiWallet(config: Config): boolean {
  if (isMultiWallet(config)) return true
  reportProblem(config, 'MULTI_WALLET_NOT_ENABLED')
  return false
}
