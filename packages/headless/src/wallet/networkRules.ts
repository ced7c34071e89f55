import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { isConfigured, networkById, namespaceOf, type NetworkSelection } from './rules.ts'

/** Whether the modal shows that the wallet is on an unconfigured network (docs/spec/core.md §4.4). */
export function shouldShowUnsupported(facts: {
  readonly isConnected: boolean
  readonly isConfigured: boolean
  readonly isNetworkSwitchEnabled: boolean
  readonly isUnsupportedAllowed: boolean
  /** The app has WalletConnect only, without adapters. */
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
 * Whether the wallet is asked to switch, or only the app's selection changes (docs/spec/core.md §4.3). For a switch to
 * another namespace only the embedded wallet is asked.
 */
export function shouldAskWallet(facts: {
  /** The namespace of the network is connected. */
  readonly isConnected: boolean
  /** The namespace of the network is active. */
  readonly isActiveNamespace: boolean
  /** The wallet is the embedded wallet. */
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
  /** The active namespace has an account. */
  readonly hasFromAddress: boolean
  /** The namespace of the network has an account. */
  readonly hasToAddress: boolean
  /** The current wallet is the embedded wallet, and supports the namespace of the network. */
  readonly isAuthCovering: boolean
}

export type NetworkSwitch = 'none' | 'SwitchActiveChain' | 'SwitchNetwork' | 'atOnce'

/** Decides what the selection of a network does. First match wins (R3). */
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
 * List of networks: approved networks first, test networks last. Networks that the wallet did not approve are disabled
 * (docs/spec/core.md §3.3, §4.7).
 */
export function listNetworks(
  networks: readonly CaipNetwork[],
  facts: {
    readonly activeId: CaipNetworkId
    /** Approved networks by namespace. `all`: every network. Absent: the namespace is not connected. */
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
    .toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Network of a namespace after its wallet has changed or disconnected: the wallet's chain, also an unconfigured one.
 * After a disconnect on an unconfigured network, the first configured one. `undefined`: no change.
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
 * Selection after networks were removed: a namespace without its selected network selects its first one. The active
 * network is that of the active namespace, else of another one (docs/spec/core.md §3.5).
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
