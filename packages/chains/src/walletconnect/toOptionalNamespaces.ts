import type { CaipNetwork, CaipNetworkId, ChainNamespace } from '../types.ts'
import { sessionEvents, sessionMethods } from './methods.ts'
import type { WalletConnectNamespace } from './types.ts'

/** Requested namespace of a proposal. */
export type OptionalNamespace = {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type OptionalNamespaces = Readonly<Partial<Record<ChainNamespace, OptionalNamespace>>>
export type NamespaceOverrides = Readonly<Partial<Record<ChainNamespace, WalletConnectNamespace>>>

/** Proposal for the configured networks. Lists of the host replace the defaults. */
export function toOptionalNamespaces(
  networks: readonly CaipNetwork[],
  overrides: NamespaceOverrides = {},
): OptionalNamespaces {
  const configured = networks.map(({ chainNamespace }) => chainNamespace)
  const asked = new Set([...configured, ...(Object.keys(overrides) as ChainNamespace[])])
  const namespaces: Partial<Record<ChainNamespace, OptionalNamespace>> = {}
  for (const namespace of asked) {
    const override = overrides[namespace]
    const chains = override?.chains ?? chainsOf(networks, namespace)
    // The protocol rejects a namespace without chains.
    if (chains.length === 0) continue
    namespaces[namespace] = {
      chains,
      methods: override?.methods ?? sessionMethods[namespace],
      events: override?.events ?? sessionEvents,
    }
  }
  return namespaces
}

/** The networks with the RPC URLs of the host (`rpcMap`). */
export const withRpcMap = (
  networks: readonly CaipNetwork[],
  overrides: NamespaceOverrides = {},
): readonly CaipNetwork[] =>
  networks.map((network) => {
    const url = overrides[network.chainNamespace]?.rpcMap?.[network.caipNetworkId]
    return url === undefined
      ? network
      : { ...network, rpcUrls: { ...network.rpcUrls, default: { ...network.rpcUrls.default, http: [url] } } }
  })

/** Chains of a namespace, also with deprecated ids for older wallets. */
function chainsOf(networks: readonly CaipNetwork[], namespace: ChainNamespace): readonly CaipNetworkId[] {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return [
    ...new Set(
      own.flatMap(({ caipNetworkId, deprecatedCaipNetworkId }) =>
        deprecatedCaipNetworkId ? [caipNetworkId, deprecatedCaipNetworkId] : [caipNetworkId],
      ),
    ),
  ]
}
