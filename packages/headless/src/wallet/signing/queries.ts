import type {
  CaipNetworkId,
  CallsStatus,
  Capabilities,
  ChainNamespace,
  TransactionOutcome,
} from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { loadNetworkActions } from '../lazy.ts'
import { namespaceOf } from '../selectionRules.ts'
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

/** How often a wallet is asked how far calls are. Most chains are quicker; wallets are not asked more often than that. */
const CALLS_POLL_MS = 4_000

export type CallsStatusParameters = {
  /** What `sendCalls` resolved with. */
  readonly id?: string | undefined
  /** The family that sent them. */
  readonly namespace: ChainNamespace
  /** The account that sent them: what is known of them goes when it does. */
  readonly address?: string | undefined
}
type CallsStatusKey = readonly ['foyer', string, 'callsStatus', CallsStatusParameters]

/** How far calls are that the connected wallet was asked to send: asked again until they have ended. */
export const callsStatusQueryOptions = (
  config: Config,
  parameters: CallsStatusParameters,
): FoyerQueryOptions<CallsStatus, CallsStatusKey> => ({
  queryKey: ['foyer', config.id, 'callsStatus', parameters],
  queryFn: async () => {
    const { getCallsStatus } = await loadSigningActions()
    const { id = '', namespace } = parameters
    // Asked only where there is one, see `enabled`.
    return getCallsStatus(config, { id, namespace })
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && state.data.outcome !== 'pending' ? false : CALLS_POLL_MS),
  enabled:
    parameters.id !== undefined &&
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(parameters.namespace)?.operations.getCallsStatus !== undefined,
})
