import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { isConfigured, namespaceOf, type NetworkSelection } from './selection.ts'

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
