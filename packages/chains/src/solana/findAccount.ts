import type { WalletAccount } from '@wallet-standard/base'
import { createError } from '../errors/catalogue.ts'
import { parseAccounts } from './parseAccounts.ts'
import { walletOf } from './walletOf.ts'

/** The wallet's account with an address. Throws `NOT_CONNECTED` when the wallet does not expose it. */
export function findAccount(provider: unknown, address: string): WalletAccount {
  const account = parseAccounts(walletOf(provider).accounts)?.find((each) => each.address === address)
  if (!account) throw createError('NOT_CONNECTED', { namespace: 'solana' })
  return account
}
