import {
  type CaipNetworkId,
  defineErrors,
  type SentCalls,
  type TransactionOutcome,
  type Call,
  type CallsStatus,
} from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../readChain.ts'
import type { CallsProgress, SendCallsParameters } from './sendCalls.ts'
import { sendTransaction } from './sendTransaction.ts'

const createError = /* @__PURE__ */ defineErrors({
  CALLS_INTERRUPTED: (context: { sent: number; total: number; hashes: readonly string[] }) =>
    `Only ${context.sent} of ${context.total} calls were sent`,
})

/**
 * Sends calls as single transactions, each after the one before it was confirmed. Rejects with the error of the first
 * call, when nothing was sent; later with `CALLS_INTERRUPTED`, whose context has the hashes so far.
 */
export async function sendOneByOne(
  config: Config,
  { calls, account, caipNetworkId, signal, onProgress }: SendCallsParameters,
): Promise<SentCalls> {
  const inUse = internalsOf(config).store.get(accountAtom)
  // The same account and network for every call, although the visitor may switch meanwhile.
  const reviewed = {
    account: account ?? inUse.caipAddress,
    caipNetworkId: caipNetworkId ?? inUse.caipNetworkId,
  }
  const hashes: string[] = []
  const total = calls.length
  const tell = (status: CallsProgress['status']): void => {
    const index = status === 'asked' ? hashes.length : hashes.length - 1
    onProgress?.({ index, total, status, ...(status !== 'asked' && { hash: hashes[index] }) })
  }
  try {
    for (const { to = '', value, data } of calls) {
      tell('asked')
      // oxlint-disable-next-line no-await-in-loop -- in their order
      hashes.push(await sendTransaction(config, { ...reviewed, to, value, data, signal }))
      tell('sent')
      // oxlint-disable-next-line no-await-in-loop -- the next call may need the state after this one
      const outcome = await waitFor(config, reviewed.caipNetworkId, hashes.at(-1) ?? '', signal)
      if (outcome !== 'confirmed')
        throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes })
      tell('confirmed')
    }
  } catch (cause) {
    if (hashes.length === 0 || signal?.aborted) throw cause
    throw createError('CALLS_INTERRUPTED', { sent: hashes.length, total, hashes }, { cause })
  }
  // Every call was sent, so the network is known.
  return { id: sequentialId(reviewed.caipNetworkId ?? 'eip155:0', hashes) }
}

async function waitFor(
  config: Config,
  caipNetworkId: CaipNetworkId | undefined,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<TransactionOutcome> {
  let outcome: TransactionOutcome = 'pending'
  while (outcome === 'pending' && caipNetworkId !== undefined)
    // oxlint-disable-next-line no-await-in-loop -- until the transaction has ended
    outcome = await readChain(config, 'waitForTransaction', { caipNetworkId, parameters: { hash }, signal })
  return outcome
}

/** Codes of wallets that take no batch, or not this one (R76). */
const REFUSED_BATCH: readonly (string | undefined)[] = [
  'ATOMICITY_NOT_SUPPORTED',
  'CALLS_NOT_SUPPORTED',
  'CAPABILITY_NOT_SUPPORTED',
  'METHOD_NOT_SUPPORTED',
]

/** Whether calls are sent one by one after the wallet refused them as a batch. Deployments need the batch. */
export const isSentOneByOne = (facts: {
  readonly code: string | undefined
  readonly isFallbackAllowed: boolean
  readonly isAtomicRequired: boolean
  readonly calls: readonly Call[]
}): boolean =>
  facts.isFallbackAllowed &&
  !facts.isAtomicRequired &&
  REFUSED_BATCH.includes(facts.code) &&
  facts.calls.every(({ to }) => to !== undefined)

const PREFIX = 'sequential:'

/** Id of calls that were sent one by one: it has their network and hashes, so that their status needs no storage. */
export const sequentialId = (caipNetworkId: CaipNetworkId, hashes: readonly string[]): string =>
  `${PREFIX}${caipNetworkId}:${hashes.join(',')}`

/** Network and hashes of calls that were sent one by one; `undefined` for the id of a wallet. */
export function parseSequentialId(
  id: string,
): { readonly caipNetworkId: CaipNetworkId; readonly hashes: readonly string[] } | undefined {
  const [, caipNetworkId, hashes] = /^sequential:([^:]+:[^:]+):([^:]+)$/.exec(id) ?? []
  if (caipNetworkId === undefined || hashes === undefined) return undefined
  return { caipNetworkId: caipNetworkId as CaipNetworkId, hashes: hashes.split(',') }
}

/** Status of calls that were sent one by one, in the form of EIP-5792. */
export function sequentialStatus(
  transactions: readonly { readonly hash: string; readonly outcome: TransactionOutcome }[],
): CallsStatus {
  const ended = transactions.filter(({ outcome }) => outcome !== 'pending')
  const succeeded = ended.filter(({ outcome }) => outcome === 'confirmed')
  const receipts = ended
    .filter(({ outcome }) => outcome === 'confirmed' || outcome === 'reverted')
    .map(({ hash, outcome }) => ({ transactionHash: hash, isSuccess: outcome === 'confirmed' }))
  const status = { isAtomic: false, receipts }
  if (ended.length < transactions.length) return { ...status, outcome: 'pending', code: 100 }
  if (succeeded.length === transactions.length) return { ...status, outcome: 'confirmed', code: 200 }
  if (succeeded.length > 0) return { ...status, outcome: 'partiallyReverted', code: 600 }
  return receipts.length > 0
    ? { ...status, outcome: 'reverted', code: 500 }
    : { ...status, outcome: 'failed', code: 400 }
}
