import type { TokenBalance } from '@foyer/headless'

/** Tokens whose name or symbol contains the query. Tokens without balance cannot be sent. */
export function filterTokens(tokens: readonly TokenBalance[], typed: string): readonly TokenBalance[] {
  const search = typed.trim().toLowerCase()
  return tokens.filter(
    ({ name, symbol, quantity }) =>
      /[1-9]/.test(quantity.numeric) &&
      (name.toLowerCase().includes(search) || symbol.toLowerCase().includes(search)),
  )
}
