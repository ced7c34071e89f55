import type { CaipNetworkId, TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { FoyerQueryOptions } from '../config/query.ts'
import type { Config } from '../config/types.ts'
import { loadNetworkActions } from '../network/lazy.ts'
import { namespaceOf } from '../network/selection.ts'

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
