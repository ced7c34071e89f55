import { type CaipNetworkId, runOperation, type TransactionOutcome } from '@foyer/chains'
import { internalsOf } from '../config/internals.ts'
import type { FoyerQueryOptions } from '../config/query.ts'
import type { Config } from '../config/types.ts'
import { createError } from '../errors.ts'
import { namespaceOf, networkById } from '../network/selection.ts'
import { networksAtom } from '../network/state.ts'

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
    const { adapters, store } = internalsOf(config)
    const adapter = adapters.get(namespaceOf(parameters.caipNetworkId))
    if (!adapter || parameters.hash === undefined) throw createError('NETWORK_NOT_CONFIGURED')
    return runOperation(adapter, 'waitForTransaction', {
      network: networkById(store.get(networksAtom), parameters.caipNetworkId),
      provider: undefined,
      signal,
      parameters: { hash: parameters.hash },
    })
  },
  staleTime: 0,
  enabled: parameters.hash !== undefined,
})
