import type { SwapToken } from '@foyer/headless'

/**
 * Tokens whose symbol, name or address has what was typed, those first where it stands first (docs/spec/api.md §8.6).
 */
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
