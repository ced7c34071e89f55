import {
  abortable,
  type AskedTransaction,
  type CaipAddress,
  type CallsStatus,
  type ChainNamespace,
  isFoyerError,
  parseCaipAddress,
} from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { requireParameters, waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { runNamespaceOperation } from '../../wallet/runNamespaceOperation.ts'
import { accountAtom } from '../../wallet/state.ts'
import { askedTransaction } from '../requests/requests.ts'
import { CALLS_POLL_MS } from './queries.ts'
import { parseSequentialId, sequentialStatus } from './sequentialRules.ts'

/** Longest wait for the nodes, in ms: calls without a receipt are pending. */
const STATUS_MS = 3_000

export type GetCallsStatusParameters = {
  /** Id from `sendCalls`. */
  readonly id: string
  /** @default the current namespace */
  readonly namespace?: ChainNamespace | undefined
  /**
   * Account (CAIP-10) and, in it, the network that the calls were sent with.
   *
   * @default those that this page sent them with; after a reload those in use
   */
  readonly account?: CaipAddress | undefined
  /**
   * Request that the wallet has answered with the id.
   *
   * @default the request of this page; after a reload transactions are not compared
   */
  readonly asked?: AskedTransaction | undefined
}

/**
 * Status of a batch of calls in the connected wallet, or of calls that were sent one by one. The wallet names the
 * transactions of a batch; their outcomes are read from the nodes of the app for up to 25 s, and `checked` of a receipt
 * says which of its claims a node has confirmed. The outcome is `unclear` if no node has a named transaction, if
 * another account sent it, if it is older than the batch or does not carry out its calls, or if the wallet reports
 * confirmed calls without a transaction.
 *
 * Rejects with `CALLS_STATUS_FAILED`, `CALLS_UNKNOWN`, `CHAIN_REQUIRED`, `CLIENT_NOT_SET`,
 * `OPERATION_NOT_SUPPORTED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { getCallsStatus } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { outcome, receipts } = await getCallsStatus(config, { id: '0x1234' })
 * ```
 */
export async function getCallsStatus(
  config: Config,
  parameters: GetCallsStatusParameters,
): Promise<CallsStatus> {
  const {
    id,
    account = senderOf(config, id),
    asked = askedTransaction(config, id)?.asked,
    namespace = account === undefined
      ? internalsOf(config).store.get(accountAtom).namespace
      : parseCaipAddress(account).namespace,
  } = requireParameters(config, 'getCallsStatus', parameters, 'id')
  // A wallet may choose an id of this form, with any hashes: such an id is passed to the wallet.
  const sequential = askedTransaction(config, id) ? undefined : parseSequentialId(id)
  if (!sequential) {
    const { address, caipNetworkId } = account === undefined ? {} : parseCaipAddress(account)
    return runNamespaceOperation(config, namespace, 'getCallsStatus', { id, address, asked }, caipNetworkId)
  }
  const { caipNetworkId, address, hashes } = sequential
  const outcomes = hashes.map(async (hash) => ({
    hash,
    outcome: await readChain(config, 'waitForTransaction', {
      caipNetworkId,
      parameters: { hash, address, timeoutMs: STATUS_MS },
    }),
  }))
  return sequentialStatus(await Promise.all(outcomes))
}

/** Account and network with which the app sent a batch, on this page or before. */
function senderOf(config: Config, id: string): CaipAddress | undefined {
  return askedTransaction(config, id)?.account ?? internalsOf(config).store.get(accountAtom).caipAddress
}

export type WaitForCallsStatusParameters = GetCallsStatusParameters & {
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits until a batch of calls has ended, and resolves with its status. Asks the wallet every four seconds, also after
 * `CALLS_STATUS_FAILED`; other errors reject as in `getCallsStatus`, for example `CALLS_UNKNOWN`. Also resolves with
 * `unclear`: the wallet reports the end, and no node confirms it within 25 s. Nodes may confirm it later; a second call
 * waits on.
 *
 * @example
 * ```ts
 * import { sendCalls, waitForCallsStatus } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { id } = await sendCalls(config, { calls: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n }] })
 * const { outcome } = await waitForCallsStatus(config, { id })
 * ```
 */
export async function waitForCallsStatus(
  config: Config,
  given: WaitForCallsStatusParameters,
): Promise<CallsStatus> {
  const { signal = new AbortController().signal, ...parameters } = Object(given) as typeof given
  while (true) {
    signal.throwIfAborted()
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const status = await abortable(getCallsStatus(config, parameters), signal)
      if (status.outcome !== 'pending') return status
    } catch (error) {
      if (!isFoyerError(error, 'CALLS_STATUS_FAILED')) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    await waitFor(config, CALLS_POLL_MS, signal)
  }
}

/**
 * Asks the wallet to show the status of a batch of calls in its own window (EIP-5792).
 *
 * @example
 * ```ts
 * import { showCallsStatus } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await showCallsStatus(config, { id: '0x1234' })
 * ```
 */
export async function showCallsStatus(
  config: Config,
  parameters: Omit<GetCallsStatusParameters, 'account'>,
): Promise<void> {
  const { id, namespace = internalsOf(config).store.get(accountAtom).namespace } = requireParameters(
    config,
    'showCallsStatus',
    parameters,
    'id',
  )
  return runNamespaceOperation(config, namespace, 'showCallsStatus', { id })
}
