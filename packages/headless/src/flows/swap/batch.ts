import {
  type Call,
  causesOf,
  isFoyerError,
  isUserRejected,
  parseCaipAddress,
  type TransactionOutcome,
  withDeadline,
} from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { requestOperation } from '../requests/requestOperation.ts'
import { requestOf } from '../requests/requests.ts'
import type { AskNow } from '../requests/types.ts'
import { waitForCallsStatus } from '../signing/getCallsStatus.ts'
import { createError } from './errors.ts'
import { refuseBatch, swapRequests } from './state.ts'
import { batchOutcome, batchRefusal, shownAmounts } from './stepRules.ts'
import type { SentSwap, SwapReview } from './types.ts'

/** Longest wait for the status of a batch; afterwards its outcome stays unknown. */
const STATUS_MS = 60_000

/**
 * Has the wallet carry out the calls of a review, all or none, and resolves with the id of the batch. A wallet that
 * refuses the batch has sent nothing: its account is then offered single transactions, and this rejects with
 * `SWAP_BATCH_REFUSED`, or with the rejection of the visitor who declined to upgrade the account.
 */
export async function sendBatch(
  config: Config,
  review: SwapReview,
  { calls, askNow }: { readonly calls: readonly Call[]; readonly askNow: AskNow },
): Promise<string> {
  const { account, caipNetworkId } = review
  const shown = { kind: 'swap', amounts: shownAmounts(review) } as const
  try {
    const { id } = await requestOperation(
      config,
      'sendCalls',
      { calls, isAtomicRequired: true },
      { account, caipNetworkId, shown, askNow },
    )
    return id
  } catch (error) {
    const refusal = batchRefusal({
      code: isFoyerError(error) ? error.code : undefined,
      causes: isUserRejected(error) ? [...causesOf(error)] : [],
    })
    if (!refusal) throw error
    refuseBatch(internalsOf(config), account)
    throw refusal === 'upgrade' ? error : createError('SWAP_BATCH_REFUSED', undefined, { cause: error })
  }
}

/**
 * Waits for the outcome of a batch: the wallet names its transactions, and nodes confirm their end; `track` lists the
 * last one. `pending` if the wallet does not answer within a minute, or no node confirms it.
 */
export async function followBatch(
  config: Config,
  { hash: id, review }: Pick<SentSwap, 'hash' | 'review'>,
  track: (hash: string) => Promise<TransactionOutcome>,
): Promise<TransactionOutcome> {
  const { store, timers } = internalsOf(config)
  const asked = requestOf(store.get(swapRequests.atom), review)?.asked?.transaction
  const account = `${review.caipNetworkId}:${parseCaipAddress(review.account).address}` as const
  const status = await withDeadline((signal) => waitForCallsStatus(config, { id, account, asked, signal }), {
    milliseconds: STATUS_MS,
    after: timers.after,
  }).catch(() => undefined)
  const hash = status?.receipts.at(-1)?.transactionHash
  const onChain = hash === undefined ? undefined : await track(hash)
  return status ? batchOutcome(status, onChain) : 'pending'
}
