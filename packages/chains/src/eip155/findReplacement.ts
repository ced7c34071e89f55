import { read } from '../errors/FoyerError.ts'
import type { Hex } from '../types.ts'

/** A transaction that waits, as the node told of it: where it stands in its account's line, and what it does. */
export type SentTransaction = { readonly from: Hex; readonly nonce: bigint; readonly does: string }

/** Those that were waited for: nodes forget what was replaced. */
export type SentTransactions = Map<string, SentTransaction>

export type Replacement =
  /** Its place in the line is still free. */
  | { readonly kind: 'none' }
  /** Somebody stands there, but who it is was not found. */
  | { readonly kind: 'unknown' }
  /** The same once more, e.g. for a higher fee: its end is the end of the first. */
  | { readonly kind: 'same'; readonly hash: Hex }
  | { readonly kind: 'other' }

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A place that was just taken was taken by a recent block. */
const BLOCKS = 8n

/** Reads a transaction that a node knows; `undefined` for anything else. */
export function toSent(answer: unknown): SentTransaction | undefined {
  const [from, nonce, to, value, input] = ['from', 'nonce', 'to', 'value', 'input'].map((key) =>
    read(answer, key),
  )
  const isSent = typeof from === 'string' && typeof nonce === 'string' && /^0x[\da-f]+$/i.test(nonce)
  if (!isSent) return undefined
  return {
    from: from.toLowerCase() as Hex,
    nonce: BigInt(nonce),
    does: JSON.stringify([to ?? null, value ?? null, input ?? null]).toLowerCase(),
  }
}

/** Whether another transaction has taken the place of one in its account's line. */
export async function findReplacement(ask: Ask, hash: string, sent: SentTransaction): Promise<Replacement> {
  const count = toNumber(await ask('eth_getTransactionCount', [sent.from, 'latest']))
  if (count === undefined || count <= sent.nonce) return { kind: 'none' }
  const latest = toNumber(await ask('eth_blockNumber', []))
  if (latest === undefined) return { kind: 'unknown' }
  for (let number = latest; number >= 0n && number > latest - BLOCKS; number--) {
    // oxlint-disable-next-line no-await-in-loop -- the newest that has it is enough
    const block = await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])
    const transactions = read(block, 'transactions')
    const taking = (Array.isArray(transactions) ? transactions : []).find((other) => {
      const its = toSent(other)
      return its?.from === sent.from && its.nonce === sent.nonce
    })
    const taken = read(taking, 'hash')
    if (typeof taken !== 'string') continue
    // Its own receipt is late: nothing has taken its place.
    if (taken.toLowerCase() === hash.toLowerCase()) return { kind: 'none' }
    return toSent(taking)?.does === sent.does ? { kind: 'same', hash: taken as Hex } : { kind: 'other' }
  }
  return { kind: 'unknown' }
}

function toNumber(answer: unknown): bigint | undefined {
  return typeof answer === 'string' && /^0x[\da-f]+$/i.test(answer) ? BigInt(answer) : undefined
}
