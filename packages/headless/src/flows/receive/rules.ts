import type { CaipNetwork } from '@foyer/chains'

/**
 * Networks on which an account can receive: all of its namespace; a smart account only the current one
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
