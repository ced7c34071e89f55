import type { WalletAccount } from '@wallet-standard/base'
import { read } from '../errors/FoyerError.ts'

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/**
 * The accounts of this family in what a wallet answered: a wallet may hold others as well. An answer that is no list is
 * `undefined`.
 */
export function parseAccounts(value: unknown): readonly WalletAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const isOurs = (account: unknown): account is WalletAccount => {
    const address = read(account, 'address')
    return typeof address === 'string' && ADDRESS.test(address) && isOnSolana(read(account, 'chains'))
  }
  const seen = new Set<string>()
  return value.filter(isOurs).filter(({ address }) => !seen.has(address) && seen.add(address))
}

/** An account that does not say where it is used belongs to whoever asks. */
function isOnSolana(chains: unknown): boolean {
  return (
    !Array.isArray(chains) ||
    chains.length === 0 ||
    chains.some((chain) => String(chain).startsWith('solana:'))
  )
}
