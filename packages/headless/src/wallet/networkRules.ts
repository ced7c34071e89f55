import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { isConfigured, networkById, namespaceOf, type NetworkSelection } from './selectionRules.ts'

/** Whether the visitor must be told that the wallet is on a network the app does not have (docs/spec/core.md §4.4). */
export function shouldShowUnsupported(facts: {
  readonly isConnected: boolean
  readonly isConfigured: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedAllowed: boolean
  /** WalletConnect only, without adapters. */
  readonly isBasic: boolean
}): boolean {
  return (
    facts.isConnected &&
    !facts.isConfigured &&
    facts.isNetworkSwitchEnabled &&
    !facts.isUnsupportedAllowed &&
    !facts.isBasic
  )
}

/**
 * Whether the wallet is asked, or only the app's own selection changes (docs/spec/core.md §4.3). The wallet of a
 * family that the app
 * merely goes to is left where it is; the embedded wallet goes along.
 */
export function shouldAskWallet(facts: {
  /** The target's family has a connection in use. */
  readonly isConnected: boolean
  /** The target's family is the one in use. */
  readonly isActiveFamily: boolean
  /** It is the embedded wallet. */
  readonly isAuth: boolean
  /** The chain that the wallet is on; `undefined` when its family has no such notion. */
  readonly walletChainId: string | undefined
  readonly targetChainId: string
  readonly canSwitch: boolean
}): boolean {
  return (
    facts.isConnected &&
    (facts.isActiveFamily || facts.isAuth) &&
    facts.canSwitch &&
    facts.walletChainId !== undefined &&
    facts.walletChainId !== facts.targetChainId
  )
}

export type SwitchFacts = {
  readonly isSameNetwork: boolean
  readonly isSameFamily: boolean
  readonly isConfirmationIgnored: boolean
  /** The current family has an address. */
  readonly hasFromAddress: boolean
  /** The target's family has an address. */
  readonly hasToAddress: boolean
  /** The embedded wallet is in use on the current family and serves the target's family. */
  readonly isAuthCovering: boolean
}

export type NetworkSwitch = 'none' | 'SwitchActiveChain' | 'SwitchNetwork' | 'atOnce'

/** What choosing a network does. First match wins (R3). */
export function decideNetworkSwitch(facts: SwitchFacts): NetworkSwitch {
  const { isSameNetwork, isSameFamily, isConfirmationIgnored, hasFromAddress, hasToAddress, isAuthCovering } =
    facts
  if (isSameNetwork) return 'none'
  if (!isConfirmationIgnored && !isSameFamily && hasFromAddress && !hasToAddress && !isAuthCovering)
    return 'SwitchActiveChain'
  if (!isConfirmationIgnored || isAuthCovering || isSameFamily) return 'SwitchNetwork'
  return 'atOnce'
}

export type NetworkItem = {
  readonly network: CaipNetwork
  readonly isCurrent: boolean
  /** The wallet said that it serves it. */
  readonly isApproved: boolean
  readonly isDisabled: boolean
}

/**
 * The networks list: those the wallet approved first, test networks last, the ones it refused disabled
 * (docs/spec/core.md §3.3, §4.7).
 */
export function listNetworks(
  networks: readonly CaipNetwork[],
  facts: {
    readonly activeId: CaipNetworkId
    /** Approved networks by family; a family that is absent is not connected, `all` supports every network. */
    readonly approvedByNamespace: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[] | 'all'>>>
    /** Families on the embedded wallet, which serves networks that it was never asked to approve. */
    readonly authNamespaces: readonly ChainNamespace[]
  },
): readonly NetworkItem[] {
  const approvedIds = Object.values(facts.approvedByNamespace).flatMap((ids) => (ids === 'all' ? [] : ids))
  const rank = ({ network }: NetworkItem): number => {
    const approval = approvedIds.indexOf(network.caipNetworkId)
    return (network.testnet ? 1_000_000 : 0) + (approval === -1 ? 10_000 : approval)
  }
  return networks
    .map((network): NetworkItem => {
      const approved = facts.approvedByNamespace[network.chainNamespace]
      const isApproved = approved === 'all' || approvedIds.includes(network.caipNetworkId)
      return {
        network,
        isCurrent: network.caipNetworkId === facts.activeId,
        isApproved,
        isDisabled:
          approved !== undefined && !isApproved && !facts.authNamespaces.includes(network.chainNamespace),
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

/**
 * Where a family goes when its wallet moved or left: to the wallet's chain, also one that the app does not have; from
 * such a one to the family's first network once nobody is connected. `undefined`: it stays.
 */
export function networkAfterWallet(
  networks: readonly CaipNetwork[],
  facts: {
    readonly namespace: ChainNamespace
    readonly selected: CaipNetworkId | undefined
    readonly isConnected: boolean
    readonly walletChainId: string | undefined
  },
): CaipNetworkId | undefined {
  const { namespace, selected, isConnected, walletChainId } = facts
  if (walletChainId !== undefined) return networkById(networks, `${namespace}:${walletChainId}`).caipNetworkId
  if (isConnected || selected === undefined || isConfigured(networks, selected)) return undefined
  return networks.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId
}

/**
 * The selection when only these networks remain: a family goes to its first one, the app to the first of its family,
 * else of another (docs/spec/core.md §3.5).
 */
export function selectAmong(
  remaining: readonly [CaipNetwork, ...CaipNetwork[]],
  selection: NetworkSelection,
): NetworkSelection {
  const first = (namespace: ChainNamespace): CaipNetworkId | undefined =>
    remaining.find(({ chainNamespace }) => chainNamespace === namespace)?.caipNetworkId
  const byNamespace: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const { chainNamespace: namespace } of remaining) {
    const own = selection.byNamespace[namespace]
    const id = own !== undefined && isConfigured(remaining, own) ? own : first(namespace)
    if (id !== undefined) byNamespace[namespace] = id
  }
  if (isConfigured(remaining, selection.active)) return { active: selection.active, byNamespace }
  const other = byNamespace[remaining[0].chainNamespace] ?? remaining[0].caipNetworkId
  return { active: byNamespace[namespaceOf(selection.active)] ?? other, byNamespace }
}
