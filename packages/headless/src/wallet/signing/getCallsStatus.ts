import { abortable, type CallsStatus, type ChainNamespace, isFoyerError } from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../readChain.ts'
import { CALLS_POLL_MS } from './queries.ts'
import { runFamilyOperation } from './runFamilyOperation.ts'
import { parseSequentialId, sequentialStatus } from './sequentialRules.ts'

/** Longest wait for the nodes, in ms: calls without a receipt are pending. */
const STATUS_MS = 3_000

export type GetCallsStatusParameters = {
  /** Id from `sendCalls`. */
  readonly id: string
  /** @default the current namespace */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Status of a batch of calls in the connected wallet, or of calls that were sent one by one.
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
  { id, namespace = internalsOf(config).store.get(accountAtom).namespace }: GetCallsStatusParameters,
): Promise<CallsStatus> {
  const sequential = parseSequentialId(id)
  if (!sequential) return runFamilyOperation(config, namespace, 'getCallsStatus', { id })
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

export type WaitForCallsStatusParameters = GetCallsStatusParameters & {
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits until a batch of calls has ended, and resolves with its status. Asks the wallet every four seconds; a failed
 * request is repeated, except for `CALLS_UNKNOWN`.
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
  { signal, ...parameters }: WaitForCallsStatusParameters,
): Promise<CallsStatus> {
  const { timers } = internalsOf(config)
  while (true) {
    signal?.throwIfAborted()
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      const status = await abortable(getCallsStatus(config, parameters), signal)
      if (status.outcome !== 'pending') return status
    } catch (error) {
      if (!isFoyerError(error, 'CALLS_STATUS_FAILED')) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    await abortable(new Promise<void>((resolve) => void timers.after(CALLS_POLL_MS, resolve)), signal)
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
export const showCallsStatus = (
  config: Config,
  { id, namespace = internalsOf(config).store.get(accountAtom).namespace }: GetCallsStatusParameters,
): Promise<void> => runFamilyOperation(config, namespace, 'showCallsStatus', { id })
