import type { ChainNamespace } from '@foyer/chains'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import type { Features, ConnectMethod } from '../../core/features.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import type { OfferedFeatures } from '../../data/features/offeredFeatures.ts'
import { activeNamespaceAtom, networksAtom } from '../../wallet/state.ts'
import type { Connection, ConnectorInfo } from '../../wallet/types.ts'
import type { WalletPage } from './fetchWallets.ts'
import {
  isAllWalletsShown,
  recommendedSlots,
  listConnectItems,
  walletCountLabel,
  areWalletsCollapsed,
  orderMethods,
} from './listRules.ts'
import { setConnectNamespace } from './state.ts'
import type { AllWalletsRow, ConnectListItem } from './types.ts'
import { supportsNamespace } from './walletRules.ts'

export type ConnectListParts = {
  readonly connectors: readonly ConnectorInfo[]
  readonly connections: readonly Connection[]
  readonly recents: readonly DirectoryWallet[]
  readonly ranked: readonly DirectoryWallet[] | undefined
  readonly featured: readonly DirectoryWallet[] | undefined
  readonly recommended: WalletPage | undefined
  readonly isLoading: boolean
  readonly features: Features
  readonly isMobile: boolean
  /** Only of this namespace. */
  readonly namespace: ChainNamespace | undefined
}

/** Rows of the connect view, from the data loaded so far. */
export function connectItems(config: Config, parts: ConnectListParts): readonly ConnectListItem[] {
  const { store } = internalsOf(config)
  const options = optionsOf(config)
  const { connectors, connections, recents, isMobile, namespace } = parts
  const active = namespace ?? store.get(activeNamespaceAtom)
  const serving = (wallets: readonly DirectoryWallet[]): readonly DirectoryWallet[] =>
    namespace === undefined ? wallets : wallets.filter((wallet) => supportsNamespace(wallet, namespace))
  return listConnectItems({
    connectors,
    recents,
    ranked: parts.ranked ?? [],
    isMobile,
    featured: serving(parts.featured ?? []),
    custom: serving(options.customWallets),
    recommended: serving(parts.recommended?.wallets ?? []),
    featuredIds: options.featuredWalletIds,
    excludeIds: options.excludeWalletIds,
    activeNetworks: store
      .get(networksAtom)
      .filter(({ chainNamespace }) => chainNamespace === active)
      .map(({ caipNetworkId }) => caipNetworkId),
    wantedOrder: parts.features.connectorTypeOrder,
    linkedUids: new Set(connections.map(({ connector }) => connector.uid)),
    isWalletConnectInUse: isWalletConnectInUse(connections),
    ...loginsOf(parts.features),
  })
}

/** Rows that the directory will add, at most. */
export function countPendingRows(
  config: Config,
  { connectors, featured, recommended, features }: ConnectListParts,
): number {
  const { featuredWalletIds, customWallets } = optionsOf(config)
  const featuredCount = featuredWalletIds.length
  const slots = recommendedSlots({
    connectors,
    featuredCount,
    customCount: customWallets.length,
    ...loginsOf(features),
  })
  return (featured ? 0 : featuredCount) + (recommended ? 0 : slots)
}

const loginsOf = ({ email, socials }: Pick<Features, 'email' | 'socials'>) => ({
  hasEmail: email,
  hasSocial: socials !== false && socials.length > 0,
})

/** Row that opens the list of all wallets; `undefined` if it is not offered. */
export function allWalletsRow(
  config: Config,
  { connectors, connections, recommended, isLoading, features, isMobile }: ConnectListParts,
): AllWalletsRow | undefined {
  const options = optionsOf(config)
  const isShown = isAllWalletsShown({
    hasWalletConnect: connectors.some(({ type }) => type === 'WALLET_CONNECT'),
    allWallets: options.allWallets,
    isMobile,
    isOffered: features.allWallets,
  })
  if (!isShown) return undefined
  return {
    count: recommended && walletCountLabel(recommended.count + options.featuredWalletIds.length),
    isLoading,
    isDisabled: isWalletConnectInUse(connections),
  }
}

const isWalletConnectInUse = (connections: readonly Connection[]): boolean =>
  connections.some(({ connector }) => connector.type === 'WALLET_CONNECT')

/** Offers one namespace only on the connect screen; `undefined`: all. */
export const narrowConnectList = (config: Config, namespace: ChainNamespace | undefined): void =>
  setConnectNamespace(internalsOf(config), namespace)

export type ConnectMethods = {
  /** In the order of the screen. */
  readonly methods: readonly ConnectMethod[]
  /** Wallets are one row, which leads to `ConnectWallets`. */
  readonly areWalletsCollapsed: boolean
}

/** The ways to connect that the app offers on this page. */
export function connectMethods(
  features: OfferedFeatures,
  connectors: readonly ConnectorInfo[],
): ConnectMethods {
  const { hasEmail, hasSocial } = loginsOf(features)
  const offered = new Set<ConnectMethod>([
    ...(hasEmail ? (['email'] as const) : []),
    ...(hasSocial ? (['social'] as const) : []),
    ...(features.areWalletsEnabled ? (['wallet'] as const) : []),
  ])
  return {
    methods: orderMethods({
      offered,
      wanted: features.connectMethodsOrder,
      hasInstalled: connectors.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED'),
    }),
    areWalletsCollapsed: areWalletsCollapsed({ ...features, offered }),
  }
}
