import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

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
  const indexes = new Map(ids.map((id, index) => [id, index]))
  const indexOf = ({ id }: DirectoryWallet): number => indexes.get(id) ?? ids.length
  // Only the named wallets are sorted: there may be thousands of others.
  const named = wallets.filter(({ id }) => indexes.has(id)).toSorted((a, b) => indexOf(a) - indexOf(b))
  return [...named, ...wallets.filter(({ id }) => !indexes.has(id))]
}

/**
 * The order of the grid (docs/spec/core.md §11.5): installed wallets, then those of the app, then the others in their
 * order; each once.
 */
export function sortDirectory(
  wallets: readonly DirectoryWallet[],
  facts: {
    readonly installedRdns: ReadonlySet<string>
    readonly featuredIds: readonly string[]
    readonly isMobile: boolean
    readonly isOpenedInside: (id: string) => boolean
    /** The config has no adapters, so only WalletConnect connects. */
    readonly isBasic: boolean
  },
): readonly DirectoryWallet[] {
  const { installedRdns, featuredIds, isMobile, isOpenedInside, isBasic } = facts
  const featured = new Set(featuredIds)
  const seen = new Set<string>()
  const installed: DirectoryWallet[] = []
  const named: DirectoryWallet[] = []
  const others: DirectoryWallet[] = []
  // One loop for all steps: there may be tens of thousands of wallets.
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

/** Shortest search text that is sent to the directory. */
const MIN_SEARCH_LENGTH = 2

/** Whether the grid shows search results instead of pages (docs/spec/core.md §11.5). */
export const isSearching = (search: string, isCertified: boolean): boolean =>
  isCertified || search.trim().length >= MIN_SEARCH_LENGTH

/** Limit of recent wallets. */
const MAX_RECENTS = 2

/** Recent wallets, newest first (docs/spec/core.md §10.4). A wallet that is among them keeps its index. */
export const addRecent = (
  recents: readonly DirectoryWallet[],
  wallet: DirectoryWallet,
): readonly DirectoryWallet[] =>
  recents.some(({ id }) => id === wallet.id) ? recents : [wallet, ...recents].slice(0, MAX_RECENTS)

/** Whether a wallet supports one of these networks; one without a list of networks supports all. */
export const supportsNetworks = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  networks: readonly CaipNetworkId[],
): boolean => !chains || chains.length === 0 || networks.some((id) => chains.includes(id))

/** Whether a wallet supports a namespace. */
export const supportsNamespace = (
  { chains }: Pick<DirectoryWallet, 'chains'>,
  namespace: ChainNamespace,
): boolean => !chains || chains.length === 0 || chains.some((id) => id.startsWith(`${namespace}:`))

/** Removes wallets whose id occurred before. */
export function uniqueById<wallet extends { readonly id: string }>(
  wallets: readonly wallet[],
): readonly wallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
