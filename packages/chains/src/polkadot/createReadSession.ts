import { abortable } from '../async/deadline.ts'
import { callMethod } from '../callMethod.ts'
import { read } from '../errors/FoyerError.ts'
import type { Operation } from '../operations.ts'
import type { Ss58Prefixes } from './networks.ts'
import { parseAccounts } from './parseAccounts.ts'
import { toAccounts } from './toAccounts.ts'
import { toWalletError } from './toWalletError.ts'

/** The accounts that the extension shows to this page right now. */
export const createReadSession =
  (prefixes: Ss58Prefixes | undefined): Operation<'readSession'> =>
  async ({ network, provider, signal }) => {
    try {
      const answer = await abortable(callMethod(read(provider, 'accounts'), 'get'), signal)
      const accounts = toAccounts(parseAccounts(answer) ?? [], { network, prefixes })
      return { accounts: accounts.map(({ address }) => address) }
    } catch (error) {
      throw toWalletError(error, { operation: 'readSession', code: 'CONNECT_FAILED', signal })
    }
  }
