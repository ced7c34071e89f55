/** Where the wallets used last are stored (docs/spec/core.md §16). */
export const recentKeys = { list: '@foyer/recent_wallets', last: '@foyer/recent_wallet' } as const
