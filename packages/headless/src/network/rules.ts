import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'

/** Whether the visitor must be told that the wallet is on a network the app does not have (core §4.4). */
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
 * Whether the wallet is asked, or only the app's own selection changes (core §4.3). The wallet of a family that the app
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

export type NetworkItem = {
  readonly network: CaipNetwork
  readonly isCurrent: boolean
  /** The wallet said that it serves it. */
  readonly isApproved: boolean
  readonly isDisabled: boolean
}

/** The networks list: those the wallet approved first, test networks last, the ones it refused disabled (core §3.3, §4.7). */
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
