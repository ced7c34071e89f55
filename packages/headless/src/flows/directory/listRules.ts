import type { CaipNetworkId } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { ConnectMethod, ConnectorGroup } from '../../core/features.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import type { ConnectListItem } from './types.ts'
import { directoryEntryOf } from './visibleRules.ts'
import { supportsNetworks, uniqueById } from './walletRules.ts'

const defaultOrder: readonly ConnectorGroup[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/**
 * Order of the groups (docs/spec/core.md §10): those named by the app, if not empty, then the others in default order.
 * `walletConnect` is never empty.
 */
export function orderGroups(
  wanted: readonly ConnectorGroup[],
  filled: ReadonlySet<ConnectorGroup>,
): readonly ConnectorGroup[] {
  const shown = defaultOrder.filter((group) => group === 'walletConnect' || filled.has(group))
  return [...new Set([...wanted.filter((group) => shown.includes(group)), ...shown])]
}

/** Key for comparing rdns: MetaMask's app has another one than its extension. */
const rdnsKey = (rdns: string, isMobile: boolean): string =>
  isMobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns

const isInjectedLike = ({ type }: ConnectorInfo): boolean =>
  type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN'

type Known = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recents: readonly DirectoryWallet[]
  readonly ranked: readonly DirectoryWallet[]
  readonly isMobile: boolean
}

/** Directory wallets that are not listed as installed or recent (docs/spec/core.md §10.2). */
export function withoutKnown(
  wallets: readonly DirectoryWallet[],
  { connectors, recents, ranked, isMobile }: Known,
): readonly DirectoryWallet[] {
  const rdns = new Set(
    [...connectors, ...recents].flatMap((each) => (each.rdns ? [rdnsKey(each.rdns, isMobile)] : [])),
  )
  const names = new Set(connectors.map(({ name }) => name))
  const ids = new Set([
    ...recents.map(({ id }) => id),
    ...connectors
      .filter(isInjectedLike)
      .map((connector) => directoryEntryOf(connector, ranked)?.id ?? connector.id),
  ])
  return uniqueById(wallets).filter((wallet) => {
    if (ids.has(wallet.id)) return false
    return wallet.rdns ? !rdns.has(rdnsKey(wallet.rdns, isMobile)) : !names.has(wallet.name)
  })
}

/** Limit of featured and recommended wallets. */
const MAX_SUGGESTED = 4

/** Number of recommended wallets (docs/spec/core.md §10.3): more if there are fewer other ways to connect. */
export function recommendedSlots(facts: {
  readonly connectors: readonly ConnectorInfo[]
  readonly featuredCount: number
  readonly customCount: number
  readonly hasEmail: boolean
  readonly hasSocial: boolean
}): number {
  const { connectors, featuredCount, customCount } = facts
  const injected = connectors.filter(isInjectedLike)
  const hasWalletConnect = connectors.some(({ type }) => type === 'WALLET_CONNECT')
  if (!hasWalletConnect && injected.length === 0 && customCount === 0) return 0
  const named = injected.filter(({ name }) => name !== 'Browser Wallet' && name !== 'WalletConnect').length
  const logins = Number(facts.hasEmail) + Number(facts.hasSocial)
  return Math.max(0, MAX_SUGGESTED - (featuredCount + customCount + named + logins))
}

/** Label with the number of wallets (docs/spec/core.md §10.5): exact below 10, else `520+`. */
export function walletCountLabel(count: number): string {
  if (count < 10) return String(count)
  const tens = Math.floor(count / 10) * 10
  return tens < count ? `${tens}+` : String(tens)
}

/** Whether the row of all wallets shows (docs/spec/core.md §10.5). */
export const isAllWalletsShown = (facts: {
  readonly hasWalletConnect: boolean
  readonly allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly isMobile: boolean
  /** The directory has an endpoint, and the app enables it. */
  readonly isOffered: boolean
}): boolean =>
  facts.isOffered &&
  facts.hasWalletConnect &&
  facts.allWallets !== 'HIDE' &&
  !(facts.allWallets === 'ONLY_MOBILE' && !facts.isMobile)

export type ConnectListFacts = Known & {
  readonly featured: readonly DirectoryWallet[]
  readonly custom: readonly DirectoryWallet[]
  readonly recommended: readonly DirectoryWallet[]
  readonly featuredIds: readonly string[]
  readonly excludeIds: readonly string[]
  /** Networks of the current namespace. */
  readonly activeNetworks: readonly CaipNetworkId[]
  readonly wantedOrder: readonly ConnectorGroup[]
  /** `uid`s of connectors with a live connection. */
  readonly linkedUids: ReadonlySet<string>
  readonly isWalletConnectInUse: boolean
  readonly hasEmail: boolean
  readonly hasSocial: boolean
}

/** Id of Coinbase's connector in other libraries; its wallet is in the directory. */
const ID_IN_DIRECTORY = 'coinbaseWalletSDK'

/**
 * Rows of the connect view (docs/spec/core.md §10, docs/spec/views.md §5.1): visible connectors and directory wallets,
 * in order.
 */
export function listConnectItems(facts: ConnectListFacts): readonly ConnectListItem[] {
  const groups = groupItems(facts)
  const filled = new Set(
    (Object.keys(groups) as ConnectorGroup[]).filter((group) => groups[group].length > 0),
  )
  return orderGroups(facts.wantedOrder, filled).flatMap((group) => groups[group])
}

function groupItems(facts: ConnectListFacts): Readonly<Record<ConnectorGroup, readonly ConnectListItem[]>> {
  const { connectors, ranked, isMobile, isWalletConnectInUse } = facts
  const recents = facts.recents.filter((wallet) => isRecentShown(wallet, facts))
  const known = { connectors, recents, ranked, isMobile }
  const ofType = (type: ConnectorInfo['type']): readonly ConnectorInfo[] =>
    sortByRank(
      connectors.filter((connector) => connector.type === type),
      ranked,
    )
  const connectorItem = (group: ConnectorGroup, connector: ConnectorInfo): ConnectListItem =>
    toConnectorItem(group, connector, facts)
  const walletItem =
    (group: ConnectorGroup) =>
    (wallet: DirectoryWallet): ConnectListItem => ({
      key: `${group}:${wallet.id}`,
      group,
      name: wallet.name,
      imageUrl: wallet.imageUrl,
      badge: group === 'recent' ? 'recent' : undefined,
      namespaces: [],
      wallet,
      isDuplicate: false,
      disabled: isWalletConnectInUse ? 'walletConnectInUse' : undefined,
    })
  const customRdns = new Set([...connectors, ...recents].map(({ rdns }) => rdns).filter(Boolean))
  const custom = facts.custom.filter(({ rdns }) => !customRdns.has(rdns))
  const slots = recommendedSlots({
    ...facts,
    featuredCount: facts.featuredIds.length,
    customCount: facts.custom.length,
  })
  return {
    walletConnect: isMobile
      ? []
      : ofType('WALLET_CONNECT').map((connector) => connectorItem('walletConnect', connector)),
    recent: recents.map(walletItem('recent')),
    injected: [
      ...ofType('MULTI_CHAIN').filter(({ name }) => name !== 'WalletConnect'),
      ...ofType('ANNOUNCED').filter(({ id }) => id !== 'walletConnect'),
      ...ofType('INJECTED'),
    ].map((connector) => connectorItem('injected', connector)),
    featured: withoutKnown(facts.featured, known).map(walletItem('featured')),
    custom: uniqueById(custom).map(walletItem('custom')),
    external: ofType('EXTERNAL')
      .filter(({ id }) => id !== ID_IN_DIRECTORY)
      .map((connector) => connectorItem('external', connector)),
    recommended: withoutKnown(
      facts.recommended.filter(({ id }) => !facts.featuredIds.includes(id)),
      known,
    )
      .slice(0, slots)
      .map(walletItem('recommended')),
  }
}

/** Ranked before unranked, lower ranks first, otherwise stable (docs/spec/core.md §5.3). */
function sortByRank(
  connectors: readonly ConnectorInfo[],
  ranked: readonly DirectoryWallet[],
): readonly ConnectorInfo[] {
  const orderOf = (connector: ConnectorInfo): number =>
    directoryEntryOf(connector, ranked)?.order ?? Number.MAX_SAFE_INTEGER
  return connectors.toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** Recent wallets to show: not excluded, not installed, and usable in the namespace. */
const isRecentShown = (wallet: DirectoryWallet, facts: ConnectListFacts): boolean =>
  !facts.excludeIds.includes(wallet.id) &&
  !facts.connectors.some(
    (connector) =>
      connector.id === wallet.id ||
      connector.name === wallet.name ||
      directoryEntryOf(connector, facts.ranked)?.id === wallet.id,
  ) &&
  supportsNetworks(wallet, facts.activeNetworks)

function toConnectorItem(
  group: ConnectorGroup,
  connector: ConnectorInfo,
  { ranked, linkedUids, isWalletConnectInUse }: ConnectListFacts,
): ConnectListItem {
  const children = connector.connectors ?? [connector]
  const isLinked = children.some(({ uid }) => linkedUids.has(uid))
  const badge = group === 'walletConnect' ? 'qr' : isLinked ? 'connected' : undefined
  const wallet = directoryEntryOf(connector, ranked)
  return {
    key: `${group}:${connector.uid}`,
    group,
    name: connector.name,
    imageUrl: connector.icon ?? wallet?.imageUrl,
    badge: badge ?? (connector.connectors ? 'multichain' : group === 'injected' ? 'installed' : undefined),
    namespaces: connector.connectors ? connector.namespaces : [],
    connector,
    wallet,
    isDuplicate: connector.isDuplicate === true,
    disabled: isWalletConnectInUse && group !== 'injected' ? 'walletConnectInUse' : undefined,
  }
}

/** Offered connect methods, in the order of the app (docs/spec/core.md §10, R5); the others come last. */
export function orderMethods(facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly wanted: readonly ConnectMethod[] | 'auto'
  /** The page has an installed wallet, e.g. of a browser extension. */
  readonly hasInstalled: boolean
}): readonly ConnectMethod[] {
  const defaultMethods: readonly ConnectMethod[] = ['email', 'social', 'wallet']
  const walletsFirst: readonly ConnectMethod[] = ['wallet', 'email', 'social']
  const auto = facts.hasInstalled ? walletsFirst : defaultMethods
  const order = facts.wanted === 'auto' ? auto : facts.wanted
  return [...new Set([...order, ...defaultMethods])].filter((method) => facts.offered.has(method))
}

/** Whether wallets are one row that opens their list, because there are other ways to connect. */
export const areWalletsCollapsed = (facts: {
  readonly offered: ReadonlySet<ConnectMethod>
  readonly collapseWallets: boolean
  readonly emailShowWallets: boolean
}): boolean =>
  facts.offered.has('wallet') && facts.offered.size > 1 && (facts.collapseWallets || !facts.emailShowWallets)
