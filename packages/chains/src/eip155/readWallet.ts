import type { Hex } from '../types.ts'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId } from './parseChainId.ts'
import { request } from './request.ts'
import { toChecksum } from '../address/toChecksum.ts'

export type WalletState = {
  readonly accounts: readonly Hex[]
  readonly chainId: string | undefined
}

/** What a wallet exposes to this page, and where it is. Two reads, no prompt. */
export async function readWallet(provider: unknown, signal?: AbortSignal): Promise<WalletState> {
  const [accounts, chainId] = await Promise.all([
    request(provider, 'eth_accounts', undefined, signal),
    request(provider, 'eth_chainId', undefined, signal),
  ])
  return { accounts: (parseAccounts(accounts) ?? []).map(toChecksum), chainId: parseChainId(chainId) }
}
