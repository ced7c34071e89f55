import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { isConfigured, networkById, namespaceOf, type NetworkSelection } from './rules.ts'

/** Whether to show that the wallet is on an unconfigured network (docs/spec/core.md §4.4). */
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
 * Whether the wallet is asked, or only the app's selection changes (docs/spec/core.md §4.3). Switching to another
 * namespace leaves its wallet as it is, except for the embedded wallet.
 */
export function shouldAskWallet(facts: {
  /** The network's namespace is connected. */
  readonly isConnected: boolean
  /** The network's namespace is the current one. */
  readonly isActiveNamespace: boolean
  /** The wallet is the embedded one. */
  readonly isAuth: boolean
  /** Chain of the wallet; `undefined` if the namespace has no current chain. */
  readonly walletChainId: string | undefined
  readonly targetChainId: string
  readonly canSwitch: boolean
}): boolean {
  return (
    facts.isConnected &&
    (facts.isActiveNamespace || facts.isAuth) &&
    facts.canSwitch &&
    facts.walletChainId !== undefined &&
    facts.walletChainId !== facts.targetChainId
  )
}

export type SwitchFacts = {
  readonly isSameNetwork: boolean
  readonly isSameNamespace: boolean
  readonly isConfirmationIgnored: boolean
  /** The current namespace has an address. */
  readonly hasFromAddress: boolean
  /** The network's namespace has an address. */
  readonly hasToAddress: boolean
  /** The current wallet is the embedded one, and supports the network's namespace. */
  readonly isAuthCovering: boolean
}

export type NetworkSwitch = 'none' | 'SwitchActiveChain' | 'SwitchNetwork' | 'atOnce'

/** Decision for selecting a network. First match wins (R3). */
export function decideNetworkSwitch(facts: SwitchFacts): NetworkSwitch {
  const {
    isSameNetwork,
    isSameNamespace,
    isConfirmationIgnored,
    hasFromAddress,
    hasToAddress,
    isAuthCovering,
  } = facts
  if (isSameNetwork) return 'none'
  if (!isConfirmationIgnored && !isSameNamespace && hasFromAddress && !hasToAddress && !isAuthCovering)
    return 'SwitchActiveChain'
  if (!isConfirmationIgnored || isAuthCovering || isSameNamespace) return 'SwitchNetwork'
  return 'atOnce'
}

export type NetworkItem<id extends CaipNetworkId = CaipNetworkId> = {
  readonly network: CaipNetwork & { readonly caipNetworkId: id }
  readonly isCurrent: boolean
  /** Approved by the wallet. */
  readonly isApproved: boolean
  readonly isDisabled: boolean
}

/**
 * List of networks: approved ones first, test networks last, ones the wallet did not approve disabled
 * (docs/spec/core.md §3.3, §4.7).
 */
export function listNetworks(
  networks: readonly CaipNetwork[],
  facts: {
    readonly activeId: CaipNetworkId
    /** Approved networks by namespace; absent without a connection, `all` for every network. */
    readonly approvedByNamespace: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[] | 'all'>>>
    /** Namespaces of the embedded wallet, which supports networks without an approval. */
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
 * Network of a namespace after its wallet has changed or disconnected: the wallet's chain, also an unconfigured one;
 * from an unconfigured one to the first network after the disconnect. `undefined`: no change.
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
 * Selection among the remaining networks: a namespace selects its first one, the app the first of its namespace, else
 * of another (docs/spec/core.md §3.5).
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
