import { read } from '../errors/foreign.ts'
import type { Hex } from '../types.ts'
import { parseQuantity, toQuantity } from './quantity.ts'
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
/** Doublings of that number, up to which the block of an earlier replacement is searched by the sender's nonce. */
const DOUBLINGS = 16

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
  // A node that lags behind the one with the count does not have the block of the transaction.
  const known = parseQuantity(await ask('eth_getTransactionCount', [sent.from, toQuantity(latest)]))
  if (known !== undefined && known <= sent.nonce) return { kind: 'none' }
  for (let number = latest; number >= 0n && number > latest - BLOCKS; number--) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the newest block with it
    const found = await findInBlock(ask, number, hash, sent)
    if (found) return found
  }
  const earlier = await findBlock(ask, latest, sent)
  const found = earlier === undefined ? undefined : await findInBlock(ask, earlier, hash, sent)
  return found ?? { kind: 'unknown' }
}

/** Replacement in a block; `undefined` if the block has none. */
async function findInBlock(
  ask: Ask,
  number: bigint,
  hash: string,
  sent: SentTransaction,
): Promise<Replacement | undefined> {
  const block = await ask('eth_getBlockByNumber', [toQuantity(number), true])
  const transactions = read(block, 'transactions')
  // Any transaction may be in a block that no node has.
  if (!Array.isArray(transactions)) return { kind: 'none' }
  const taking: unknown = transactions.find((other) => {
    const its = toSent(other)
    return its?.from === sent.from && its.nonce === sent.nonce
  })
  const taken = read(taking, 'hash')
  if (typeof taken !== 'string') return undefined
  // Not replaced: only the receipt is late.
  if (taken.toLowerCase() === hash.toLowerCase()) return { kind: 'none' }
  return toSent(taking)?.effect === sent.effect ? { kind: 'same', hash: taken as Hex } : { kind: 'other' }
}

/**
 * Block before the recent ones in which the nonce was used: networks with fast blocks have more than the recent ones
 * between two looks. `undefined` if the nodes do not have the nonces of so many blocks.
 */
async function findBlock(ask: Ask, latest: bigint, sent: SentTransaction): Promise<bigint | undefined> {
  let used = latest
  let unused: bigint | undefined
  for (let look = 0; unused === undefined || used - unused > 1n; look++) {
    if (unused === undefined && (used === 0n || look > DOUBLINGS)) return undefined
    const number: bigint =
      unused === undefined ? floor(latest - (BLOCKS << BigInt(look))) : (used + unused) / 2n
    // oxlint-disable-next-line no-await-in-loop -- each block depends on the answer about the one before
    const count = parseQuantity(await ask('eth_getTransactionCount', [sent.from, toQuantity(number)]))
    if (count === undefined) return undefined
    if (count > sent.nonce) used = number
    else unused = number
  }
  return used
}

/** Number of a block that exists: the first has the number 0. */
const floor = (number: bigint): bigint => (number > 0n ? number : 0n)
