import type { SwapToken } from '@foyer/headless'

/** Symbols that more than one token calls itself by. */
export function lookalikes(tokens: readonly SwapToken[]): ReadonlySet<string> {
  const byKey = new Map(tokens.map((token) => [token.id, token.symbol.toLowerCase()]))
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const symbol of byKey.values()) (seen.has(symbol) ? twice : seen).add(symbol)
  return twice
}
