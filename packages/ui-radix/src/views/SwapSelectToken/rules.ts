import type { SwapToken } from '@foyer/headless'

/** Symbols, in lower case, of more than one token. */
export function lookalikes(tokens: readonly SwapToken[]): ReadonlySet<string> {
  const byKey = new Map(tokens.map((token) => [token.id, token.symbol.toLowerCase()]))
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const symbol of byKey.values()) (seen.has(symbol) ? twice : seen).add(symbol)
  return twice
}

/** Listed tokens that the account does not hold: held ones are in a list of their own. */
export function otherTokens(listed: readonly SwapToken[], held: readonly SwapToken[]): readonly SwapToken[] {
  const ids = new Set(held.map(({ id }) => id))
  return listed.filter(({ id }) => !ids.has(id))
}

/** Tokens whose symbol, name or address contains the query; those that start with it first (docs/spec/api.md §8.6). */
export function rankTokens(tokens: readonly SwapToken[], typed: string): readonly SwapToken[] {
  const search = typed.trim().toLowerCase()
  return tokens
    .map((token) => ({
      token,
      at: `${token.symbol} ${token.name} ${token.address ?? ''}`.toLowerCase().indexOf(search),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ token }) => token)
}
