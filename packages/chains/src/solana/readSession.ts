import type { Operation } from '../operations.ts'
import { parseAccounts } from './parseAccounts.ts'
import { walletOf } from './walletOf.ts'

/** What the wallet exposes right now. */
export const readSession: Operation<'readSession'> = async ({ provider, signal }) => {
  signal?.throwIfAborted()
  return { accounts: (parseAccounts(walletOf(provider).accounts) ?? []).map(({ address }) => address) }
}
