import { isSameAddress } from '@foyer/chains'
import type { PendingTransaction } from './types.ts'

/** What an account has sent; nothing without one. */
export const pendingOf = (
  pending: readonly PendingTransaction[],
  address: string | undefined,
): readonly PendingTransaction[] =>
  address === undefined ? [] : pending.filter((each) => isSameAddress(each.address, address))
