import { addressKey } from '../address/isSameAddress.ts'

/**
 * The accounts, each address once: the first of its spellings stays, in its place.
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
