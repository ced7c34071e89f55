import type { CaipAddress, CaipNetworkId, TransactionOutcome, Call, CallsStatus } from '@foyer/chains'

/** Error codes of wallets that refuse batches, or this batch (R76). */
const REFUSED_BATCH: readonly (string | undefined)[] = [
  'ATOMICITY_NOT_SUPPORTED',
  'CALLS_NOT_SUPPORTED',
  'CAPABILITY_NOT_SUPPORTED',
  'METHOD_NOT_SUPPORTED',
]

/** Whether calls are sent one by one after the wallet refused them as a batch. Deployments need the batch. */
export const isSentOneByOne = (facts: {
  readonly code: string | undefined
  readonly isAtomicRequired: boolean
  readonly calls: readonly Call[]
}): boolean =>
  !facts.isAtomicRequired &&
  REFUSED_BATCH.includes(facts.code) &&
  facts.calls.every(({ to }) => to !== undefined)

const PREFIX = 'sequential:'

/** Id of calls that were sent one by one: it has their sender and hashes, so that their status needs no storage. */
export const sequentialId = (sender: CaipAddress, hashes: readonly string[]): string =>
  `${PREFIX}${sender}:${hashes.join(',')}`

/** Network, sender and hashes of calls that were sent one by one; `undefined` for the id of a wallet. */
export function parseSequentialId(id: string):
  | {
      readonly caipNetworkId: CaipNetworkId
      readonly address: string
      readonly hashes: readonly string[]
    }
  | undefined {
  const [, caipNetworkId, address, hashes] = /^sequential:([^:]+:[^:]+):([^:]+):([^:]+)$/.exec(id) ?? []
  if (caipNetworkId === undefined || address === undefined || hashes === undefined) return undefined
  return { caipNetworkId: caipNetworkId as CaipNetworkId, address, hashes: hashes.split(',') }
}

/** Status of calls that were sent one by one, in the form of EIP-5792. */
export function sequentialStatus(
  transactions: readonly { readonly hash: string; readonly outcome: TransactionOutcome }[],
): CallsStatus {
  const ended = transactions.filter(({ outcome }) => outcome !== 'pending')
  const succeeded = ended.filter(({ outcome }) => outcome === 'confirmed')
  // The wallet named another transaction than it was asked for.
  if (ended.some(({ outcome }) => outcome === 'unclear'))
    return { isAtomic: false, receipts: [], outcome: 'unclear', code: 100 }
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
