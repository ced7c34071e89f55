import { referenceOf } from '../../caip/caip.ts'
import { toQuantity } from '../../eip155/quantity.ts'
import { read, readPath } from '../../errors/foreign.ts'
import type { CaipNetworkId } from '../../types.ts'

type Batch = { readonly id: string; readonly chain: CaipNetworkId; readonly hashes: readonly string[] }

/** Asks a node of a chain; rejects without one. */
type AskChain = (chain: CaipNetworkId, method: string, params: readonly unknown[]) => Promise<unknown>

export type SentCalls = {
  /** Remembers the transactions that the wallet names in its answer to `wallet_sendCalls` (CAIP-345). */
  readonly note: (answer: unknown) => void
  /**
   * Answer of `wallet_getCallsStatus` from nodes. `undefined` for another batch; and if they do not know each
   * transaction and the wallet can be asked, as about a replaced transaction.
   */
  readonly readStatus: (id: unknown, facts: { readonly canAskWallet: boolean }) => Promise<object | undefined>
}

const MAX_HASHES = 100
const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500
const PARTIALLY_REVERTED = 600

/** Batches of this page whose transactions nodes can report, while the wallet's app is in the background. */
export function createSentCalls(ask: AskChain): SentCalls {
  const batches = new Map<unknown, Batch>()

  /** The receipt of a transaction, `null` for a pending one, `undefined` for an unknown one. */
  async function receiptOf(chain: CaipNetworkId, hash: string): Promise<unknown> {
    const receipt = await ask(chain, 'eth_getTransactionReceipt', [hash])
    if (isSuccess(receipt) || isRevert(receipt)) return receipt
    const transaction = await ask(chain, 'eth_getTransactionByHash', [hash])
    return read(transaction, 'hash') === undefined ? undefined : null
  }

  return {
    note(answer) {
      const batch = parseBatch(answer)
      if (batch) batches.set(batch.id, batch)
    },
    async readStatus(id, { canAskWallet }) {
      const batch = batches.get(id)
      if (!batch) return undefined
      const { chain, hashes } = batch
      const receipts = await Promise.all(hashes.map((hash) => receiptOf(chain, hash))).catch(() => [
        undefined,
      ])
      if (receipts.includes(undefined) && canAskWallet) return undefined
      return {
        version: '2.0.0',
        id,
        chainId: toQuantity(Number(referenceOf(chain))),
        atomic: hashes.length === 1,
        status: statusOf(receipts),
        receipts: receipts.filter(Boolean),
      }
    },
  }
}

const isSuccess = (receipt: unknown): boolean => read(receipt, 'status') === '0x1'
const isRevert = (receipt: unknown): boolean => read(receipt, 'status') === '0x0'

function statusOf(receipts: readonly unknown[]): number {
  if (!receipts.every(Boolean)) return PENDING
  if (receipts.every(isSuccess)) return CONFIRMED
  return receipts.every(isRevert) ? REVERTED : PARTIALLY_REVERTED
}

function parseBatch(answer: unknown): Batch | undefined {
  const id = read(answer, 'id')
  const [chain, hashes] = ['caip2', 'transactionHashes'].map((key) =>
    readPath(answer, `capabilities.caip345.${key}`),
  )
  const isNamed =
    typeof id === 'string' &&
    typeof chain === 'string' &&
    /^eip155:\d+$/.test(chain) &&
    Array.isArray(hashes) &&
    hashes.length > 0 &&
    hashes.length <= MAX_HASHES &&
    hashes.every((hash) => typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash))
  return isNamed ? { id, chain: chain as CaipNetworkId, hashes: hashes as readonly string[] } : undefined
}
