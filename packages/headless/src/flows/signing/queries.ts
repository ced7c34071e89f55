import {
  type CaipAddress,
  type CaipNetworkId,
  type CallsOutcome,
  type CallsStatus,
  type ChainNamespace,
  load,
  type TransactionOutcome,
} from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { loadSigningActions } from './lazy.ts'

export type TransactionStatusParameters = {
  /** Hash or signature of the transaction. Without it, nothing is read. */
  readonly hash?: string | undefined
  /**
   * Network of the transaction: the current one may have changed since it was sent. If `undefined`, nothing is read.
   */
  readonly caipNetworkId: CaipNetworkId | undefined
  /**
   * Sender. The wallet may have named any transaction: one that another account sent is `unclear`. Transactions of
   * accounts with code may have another sender.
   *
   * @default the account of the request of this page that was answered with the hash; else any
   */
  readonly address?: string | undefined
}
type Key = readonly ['foyer', string, 'transactionStatus', TransactionStatusParameters]

/**
 * Outcome of a transaction; `pending` if unknown after 25 s, refetched on focus.
 *
 * @example
 * ```ts
 * import { getQueryClient, transactionStatusQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const hash: string
 * const outcome = await getQueryClient(config).fetchQuery(
 *   transactionStatusQueryOptions(config, { hash, caipNetworkId: 'eip155:1' }),
 * )
 * ```
 */
export const transactionStatusQueryOptions = (
  config: Config,
  parameters: TransactionStatusParameters,
): FoyerQueryOptions<TransactionOutcome, Key> => ({
  queryKey: ['foyer', config.id, 'transactionStatus', parameters],
  queryFn: async ({ signal }) => {
    const [{ readChain }, { askedTransaction }] = await Promise.all([
      loadReadChain(),
      load(() => import('../requests/requests.ts')),
    ])
    // `enabled` requires a hash and a network.
    const { hash = '', address, caipNetworkId = '' as CaipNetworkId } = parameters
    const sent = askedTransaction(config, hash)
    return readChain(config, 'waitForTransaction', {
      caipNetworkId,
      parameters: { hash, address: address ?? sent?.address, asked: sent?.asked },
      signal,
    })
  },
  staleTime: 0,
  enabled:
    parameters.hash !== undefined &&
    parameters.caipNetworkId !== undefined &&
    internalsOf(config).adapters.get(namespaceOf(parameters.caipNetworkId))?.operations.waitForTransaction !==
      undefined,
})

/** Polling interval of a batch's status. Most chains are faster; wallets are not asked more often. */
export const CALLS_POLL_MS = 4_000

export type CallsStatusParameters = {
  /** Id from `sendCalls`. */
  readonly id?: string | undefined
  /** Namespace of the sender. */
  readonly namespace: ChainNamespace
  /** Sender: its cache is removed with the account. */
  readonly address?: string | undefined
  /**
   * Account and network that the calls were sent with.
   *
   * @default those of the batch of this page, else the current ones
   */
  readonly account?: CaipAddress | undefined
}
type CallsStatusKey = readonly ['foyer', string, 'callsStatus', CallsStatusParameters]

/** Whether the outcome may still change: nodes may confirm an unclear batch later. */
const isOpen = (outcome: CallsOutcome): boolean => outcome === 'pending' || outcome === 'unclear'

/**
 * Status of a batch of calls in the connected wallet: polled until it has ended.
 *
 * @example
 * ```ts
 * import { getQueryClient, callsStatusQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const status = await getQueryClient(config).fetchQuery(
 *   callsStatusQueryOptions(config, { id: '0x1', namespace: 'eip155' }),
 * )
 * ```
 */
export const callsStatusQueryOptions = (
  config: Config,
  parameters: CallsStatusParameters,
): FoyerQueryOptions<CallsStatus, CallsStatusKey> => ({
  queryKey: ['foyer', config.id, 'callsStatus', parameters],
  queryFn: async () => {
    const { getCallsStatus } = await loadSigningActions()
    const { id = '', namespace, account } = parameters
    // `enabled` requires an id.
    return getCallsStatus(config, { id, namespace, account })
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data && !isOpen(state.data.outcome) ? false : CALLS_POLL_MS),
  enabled:
    parameters.id !== undefined &&
    parameters.address !== undefined &&
    internalsOf(config).adapters.get(parameters.namespace)?.operations.getCallsStatus !== undefined,
})
