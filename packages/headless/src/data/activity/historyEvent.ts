import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'

/** Tells of what became of an account's history. */
export const historyEvent = (
  config: Config,
  event: 'LOAD_MORE_TRANSACTIONS' | 'ERROR_FETCH_TRANSACTIONS',
  { address, cursor }: { readonly address: string; readonly cursor: string | undefined },
): void => {
  const { emit, options } = internalsOf(config)
  const { projectId } = options
  emit({ event, properties: { address, projectId, cursor, isSmartAccount: isSmartAccount(config) } })
}
