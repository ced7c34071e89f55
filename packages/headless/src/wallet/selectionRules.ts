import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'

export type NetworkSelection = {
  /** The network in use. May be one that the app does not know, when the wallet is there. */
  readonly active: CaipNetworkId
  /** Each family's own current network. */
  readonly byNamespace: Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>
}

/**
 * The network that is active at start: the stored one, else the default, else the first (docs/spec/core.md §3.1,
 * R48).
 */
export function chooseStartNetwork(
  networks: readonly [CaipNetwork, ...CaipNetwork[]],
  wanted: { readonly stored?: string | null | undefined; readonly byDefault?: string | undefined },
): CaipNetwork {
  const find = (id: string | null | undefined): CaipNetwork | undefined =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(wanted.stored) ?? find(wanted.byDefault) ?? networks[0]
}

/** Every family's first network, with `active` as its family's own. */
export function selectionFrom(networks: readonly CaipNetwork[], active: CaipNetwork): NetworkSelection {
  const byNamespace: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const { chainNamespace, caipNetworkId } of networks) byNamespace[chainNamespace] ??= caipNetworkId
  byNamespace[active.chainNamespace] = active.caipNetworkId
  return { active: active.caipNetworkId, byNamespace }
}

/** Selects a network for its family; `isActive` also makes it the one in use. The same selection when nothing changes. */
export function select(selection: NetworkSelection, id: CaipNetworkId, isActive: boolean): NetworkSelection {
  const namespace = namespaceOf(id)
  const active = isActive ? id : selection.active
  if (active === selection.active && selection.byNamespace[namespace] === id) return selection
  return { active, byNamespace: { ...selection.byNamespace, [namespace]: id } }
}

/** The family of a CAIP-2 id that was checked when it came in. */
export const namespaceOf = (id: CaipNetworkId): ChainNamespace =>
  id.slice(0, id.indexOf(':')) as ChainNamespace

/** The network with an id, also by the id it had before; one that the app does not know has a stand-in. */
export function networkById(networks: readonly CaipNetwork[], id: CaipNetworkId): CaipNetwork {
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === id) ??
    networks.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id) ??
    unknownNetwork(id)
  )
}

/** Stands in for a chain that the app was not configured with (docs/spec/core.md §4.4). */
export function unknownNetwork(id: CaipNetworkId): CaipNetwork {
  return {
    id: id.slice(id.indexOf(':') + 1),
    caipNetworkId: id,
    chainNamespace: namespaceOf(id),
    name: 'Unknown Network',
    nativeCurrency: { name: '', decimals: 0, symbol: '' },
    rpcUrls: { default: { http: [] } },
  }
}

export const isConfigured = (networks: readonly CaipNetwork[], id: CaipNetworkId): boolean =>
  networks.some(({ caipNetworkId }) => caipNetworkId === id)
