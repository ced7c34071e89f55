import { addressKey } from '../address/isSameAddress.ts'

/**
 * The accounts without duplicate addresses: the first account with an address stays at its position.
 *
 * @example
 * ```ts
 * import { dedupeAccounts } from '@foyer/chains'
 * const accounts = dedupeAccounts([{ address: '0xAB…' }, { address: '0xab…' }])
 * ```
 */
export function dedupeAccounts<account extends { readonly address: string }>(
  accounts: readonly account[],
): account[] {
  const seen = new Set<string>()
  return accounts.filter(({ address }) => {
    const key = addressKey(address)
    return !seen.has(key) && seen.add(key)
  })
}
