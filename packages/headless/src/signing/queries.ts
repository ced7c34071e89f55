import type { CaipNetworkId, Capabilities, TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { FoyerQueryOptions } from '../config/query.ts'
import type { Config } from '../config/types.ts'
import { loadNetworkActions } from '../network/lazy.ts'
import { namespaceOf } from '../network/selection.ts'
import { loadSigningActions } from './lazy.ts'

export type TransactionStatusParameters = {
  readonly hash?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type Key = readonly ['foyer', string, 'transactionStatus', TransactionStatusParameters]

/** How a transaction ended; `pending` when the chain has not said so within 25 s, and then it is asked again on focus. */
export const transactionStatusQueryOptions = (
  config: Config,
  parameters: TransactionStatusParameters,
): FoyerQueryOptions<TransactionOutcome, Key> => ({
  queryKey: ['foyer', config.id, 'transactionStatus', parameters],
  queryFn: async ({ signal }) => {
    const { readChain } = await loadNetworkActions()
    return readChain(config, 'waitForTransaction', {
      caipNetworkId: parameters.caipNetworkId,
      // Asked only where there is one, see `enabled`.
      parameters: { hash: parameters.hash ?? '' },
      signal,
    })
  },
  staleTime: 0,
  enabled:
    parameters.hash !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.waitForTransaction !==
      undefined,
})

/** A wallet learns something new now and then, e.g. when its account becomes a contract. */
const CAPABILITIES_STALE_MS = 60_000

export type CapabilitiesParameters = {
  /** An account of the connected wallet. */
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type CapabilitiesKey = readonly ['foyer', string, 'capabilities', CapabilitiesParameters]

/** What the connected wallet can do for an account on a network; forgotten when the account goes. */
export const capabilitiesQueryOptions = (
  config: Config,
  parameters: CapabilitiesParameters,
): FoyerQueryOptions<Capabilities, CapabilitiesKey> => ({
  queryKey: ['foyer', config.id, 'capabilities', parameters],
  queryFn: async ({ signal }) => {
    const { getCapabilities } = await loadSigningActions()
    const { caipNetworkId } = parameters
    // Asked only where there is one, see `enabled`.
    return getCapabilities(config, { address: parameters.address ?? '', caipNetworkId, signal })
  },
  staleTime: CAPABILITIES_STALE_MS,
  enabled:
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.getCapabilities !==
      undefined,
})
