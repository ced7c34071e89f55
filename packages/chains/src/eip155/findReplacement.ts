import { read } from '../errors/foreign.ts'
import type { Hex } from '../types.ts'
import { parseQuantity } from './quantity.ts'
import type { Ask } from './readClient.ts'

/** Pending transaction: its sender, its nonce, and a digest of its effect. */
export type SentTransaction = { readonly from: Hex; readonly nonce: bigint; readonly effect: string }

/** Transactions that were waited for, since nodes forget replaced transactions. */
export type SentTransactions = Map<string, SentTransaction>

export type Replacement =
  /** The nonce is unused, or used by the transaction itself, or the nodes do not answer. */
  | { readonly kind: 'none' }
  /** The nonce is used by a transaction that was not found. */
  | { readonly kind: 'unknown' }
  /** Replaced by the same call, e.g. with a higher fee; the outcome is that of the replacement. */
  | { readonly kind: 'same'; readonly hash: Hex }
  | { readonly kind: 'other' }

/** Number of recent blocks in which the replacement is searched. */
const BLOCKS = 8n

/** Parses a node's transaction; `undefined` if invalid. */
export function toSent(answer: unknown): SentTransaction | undefined {
  const [from, to, value, input] = ['from', 'to', 'value', 'input'].map((key) => read(answer, key))
  const nonce = parseQuantity(read(answer, 'nonce'))
  if (typeof from !== 'string' || nonce === undefined) return undefined
  return {
    from: from.toLowerCase() as Hex,
    nonce,
    effect: JSON.stringify([to ?? null, value ?? null, input ?? null]).toLowerCase(),
  }
}

/** Finds the transaction that has used the nonce of a pending transaction. */
export async function findReplacement(ask: Ask, hash: string, sent: SentTransaction): Promise<Replacement> {
  const count = parseQuantity(await ask('eth_getTransactionCount', [sent.from, 'latest']))
  if (count === undefined || count <= sent.nonce) return { kind: 'none' }
  const latest = parseQuantity(await ask('eth_blockNumber', []))
  if (latest === undefined) return { kind: 'none' }
  for (let number = latest; number >= 0n && number > latest - BLOCKS; number--) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the newest block with it
    const block = await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])
    const transactions = read(block, 'transactions')
    // Any transaction may be in a block that no node has.
    if (!Array.isArray(transactions)) return { kind: 'none' }
    const taking: unknown = transactions.find((other) => {
      const its = toSent(other)
      return its?.from === sent.from && its.nonce === sent.nonce
    })
    const taken = read(taking, 'hash')
    if (typeof taken !== 'string') continue
    // Not replaced: only the receipt is late.
    if (taken.toLowerCase() === hash.toLowerCase()) return { kind: 'none' }
    return toSent(taking)?.effect === sent.effect ? { kind: 'same', hash: taken as Hex } : { kind: 'other' }
  }
  return { kind: 'unknown' }
}
