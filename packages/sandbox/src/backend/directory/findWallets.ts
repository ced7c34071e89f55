import { MAX_WALLET_COUNT, type SandboxWallet, WALLET_COUNT, walletAt } from './wallets.ts'

const list = (value: string | null): readonly string[] => value?.split(',').filter(Boolean) ?? []

const numberOr = (value: string | null, otherwise: number): number => {
  const number = Number(value ?? otherwise)
  return Number.isFinite(number) && number >= 0 ? Math.floor(number) : otherwise
}

/** Wallets for a query of `/getWallets`: filtered and paged by the contract. */
export function findWallets(query: URLSearchParams): { data: readonly SandboxWallet[]; count: number } {
  const size = Math.min(numberOr(query.get('count'), WALLET_COUNT), MAX_WALLET_COUNT)
  const include = new Set(list(query.get('include')))
  const exclude = new Set(list(query.get('exclude')))
  const chains = list(query.get('chains'))
  const names = new Set(list(query.get('names')))
  const rdns = new Set(list(query.get('rdns')))
  const search = query.get('search')?.toLowerCase() ?? ''
  const badge = query.get('badge_type')
  const isRanking = names.size > 0 || rdns.size > 0
  const found = Array.from({ length: size }, (_, index) => walletAt(index)).filter(
    (wallet) =>
      (include.size === 0 || include.has(wallet.id)) &&
      !exclude.has(wallet.id) &&
      (chains.length === 0 || chains.some((id) => wallet.chains.includes(id))) &&
      (badge === null || wallet.badge_type === badge) &&
      wallet.name.toLowerCase().includes(search) &&
      (!isRanking || names.has(wallet.name) || (wallet.rdns !== null && rdns.has(wallet.rdns))),
  )
  const entries = numberOr(query.get('entries'), found.length)
  const start = (numberOr(query.get('page'), 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
