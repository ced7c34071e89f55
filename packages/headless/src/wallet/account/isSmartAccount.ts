import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { accountAtom } from './state.ts'

/** Whether the account in use is a smart account. */
export function isSmartAccount(config: Config): boolean {
  const { address, allAccounts } = internalsOf(config).store.get(accountAtom)
  return allAccounts.some((account) => account.address === address && account.type === 'smartAccount')
}
