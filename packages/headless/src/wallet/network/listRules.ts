import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'

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
