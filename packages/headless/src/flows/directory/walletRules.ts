import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'

/**
 * On a phone, the wallets that can be opened there (docs/spec/core.md §11.1); `dropped` counts the others, for
 * paging.
 */
export function forDevice(
  wallets: readonly DirectoryWallet[],
  facts: { readonly isMobile: boolean; readonly isOpenedInside: (id: string) => boolean },
): { readonly wallets: readonly DirectoryWallet[]; readonly dropped: number } {
  if (!facts.isMobile) return { wallets, dropped: 0 }
  const kept = wallets.filter(
    ({ id, mobileLink, webappLink }) => mobileLink || webappLink || facts.isOpenedInside(id),
  )
  return { wallets: kept, dropped: wallets.length - kept.length }
}

/** Sorts by the order of ids; others follow in their order. */
export function sortByIds(
  wallets: readonly DirectoryWallet[],
  ids: readonly string[],
): readonly DirectoryWallet[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: DirectoryWallet): number => places.get(id) ?? ids.length
  // Few are named, and there may be thousands of others: those are not sorted.
  const named = wallets.filter(({ id }) => places.has(id)).toSorted((a, b) => placeOf(a) - placeOf(b))
  return [...named, ...wallets.filter(({ id }) => !places.has(id))]
}

/**
 * The order of the grid (docs/spec/core.md §11.5): installed first, then the app's own choice, then as they came;
 * each once.
 */
export function sortDirectory(
  wallets: readonly DirectoryWallet[],
  facts: {
    readonly installedRdns: ReadonlySet<string>
    readonly featuredIds: readonly string[]
    readonly isMobile: boolean
    readonly isOpenedInside: (id: string) => boolean
    /** No adapters: WalletConnect is all there is. */
    readonly isBasic: boolean
  },
): readonly DirectoryWallet[] {
  const { installedRdns, featuredIds, isMobile, isOpenedInside, isBasic } = facts
  const featured = new Set(featuredIds)
  const seen = new Set<string>()
  const installed: DirectoryWallet[] = []
  const named: DirectoryWallet[] = []
  const others: DirectoryWallet[] = []
  // One turn for all of it: there may be tens of thousands.
  for (const wallet of wallets) {
    const { id, rdns, supportsWalletConnect } = wallet
    if (seen.has(id)) continue
    seen.add(id)
    const isShown = supportsWalletConnect !== false || (!isBasic && (!isMobile || isOpenedInside(id)))
    if (!isShown) continue
    if (rdns !== undefined && installedRdns.has(rdns)) installed.push(wallet)
    else if (featured.has(id)) named.push(wallet)
    else others.push(wallet)
  }
  return [sortByIds(installed, featuredIds), sortByIds(named, featuredIds), others].flat()
}

/** Shortest search that is asked. */
export const MIN_SEARCH_LENGTH = 2

/** Whether the grid shows search results instead of pages (docs/spec/core.md §11.5). */
export const isSearching = (search: string, isCertified: boolean): boolean =>
  isCertified || search.trim().length >= MIN_SEARCH_LENGTH

/** At most this many are remembered. */
const MAX_RECENTS = 2

/** The wallets used last, newest first (docs/spec/core.md §10.4): one that is among them stays where it is. */
export const addRecent = (
  recents: readonly DirectoryWallet[],
  wallet: DirectoryWallet,
): readonly DirectoryWallet[] =>
  recents.some(({ id }) => id === wallet.id) ? recents : [wallet, ...recents].slice(0, MAX_RECENTS)

/** Whether a wallet serves one of these networks, each taken as a whole; one that names none serves all. */
export const supportsNetworks = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  networks: readonly CaipNetworkId[],
): boolean => !chains || chains.length === 0 || networks.some((id) => chains.includes(id))

/** Whether a wallet supports a namespace. */
export const supportsNamespace = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  namespace: ChainNamespace,
): boolean => !chains || chains.length === 0 || chains.some((id) => id.startsWith(`${namespace}:`))

/** Each wallet once, where it was first. */
export function uniqueById<wallet extends { readonly id: string }>(
  wallets: readonly wallet[],
): readonly wallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
