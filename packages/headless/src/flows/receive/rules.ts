import type { CaipNetwork } from '@foyer/chains'

/**
 * Where an account can be sent something: on all networks of its family; a smart account only where it is
 * (docs/spec/api.md §10).
 */
export const receivingNetworks = (facts: {
  readonly networks: readonly CaipNetwork[]
  readonly active: CaipNetwork
  readonly isSmartAccount: boolean
}): readonly CaipNetwork[] =>
  facts.isSmartAccount
    ? [facts.active]
    : facts.networks.filter(({ chainNamespace }) => chainNamespace === facts.active.chainNamespace)
