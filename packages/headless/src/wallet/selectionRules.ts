import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'

export type NetworkSelection = {
  /** Current network. May be unconfigured, if the wallet is on it. */
  readonly active: CaipNetworkId
  /** Current network of each namespace. */
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

/** First network of each namespace, with `active` as the current one of its own. */
export function selectionFrom(networks: readonly CaipNetwork[], active: CaipNetwork): NetworkSelection {
  const byNamespace: Partial<Record<ChainNamespace, CaipNetworkId>> = {}
  for (const { chainNamespace, caipNetworkId } of networks) byNamespace[chainNamespace] ??= caipNetworkId
  byNamespace[active.chainNamespace] = active.caipNetworkId
  return { active: active.caipNetworkId, byNamespace }
}

/**
 * Selects a network for its namespace; `isActive` also makes it the current one. Returns the same object without a
 * change.
 */
export function select(selection: NetworkSelection, id: CaipNetworkId, isActive: boolean): NetworkSelection {
  const namespace = namespaceOf(id)
  const active = isActive ? id : selection.active
  if (active === selection.active && selection.byNamespace[namespace] === id) return selection
  return { active, byNamespace: { ...selection.byNamespace, [namespace]: id } }
}

/** Namespace of a valid CAIP-2 id. */
export const namespaceOf = (id: CaipNetworkId): ChainNamespace =>
  id.slice(0, id.indexOf(':')) as ChainNamespace

/** Network with an id, also a deprecated one; an unconfigured one has a placeholder. */
export function networkById(networks: readonly CaipNetwork[], id: CaipNetworkId): CaipNetwork {
  return (
    networks.find(({ caipNetworkId }) => caipNetworkId === id) ??
    networks.find(({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === id) ??
    unknownNetwork(id)
  )
}

/** Placeholder of an unconfigured chain (docs/spec/core.md §4.4). */
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
