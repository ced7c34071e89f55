import type { Address, Hex } from 'viem'
import { requestRpcBatch, type RpcCall, type Send } from '../base/rpc.ts'

export type Log = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** Mined transaction with its receipt. */
export type MinedTransaction = {
  readonly hash: Hex
  readonly from: Address
  /** `null` for a deployment. */
  readonly to: Address | null
  readonly value: bigint
  readonly input: Hex
  readonly nonce: number
  readonly isSuccess: boolean
  /** Seconds since 1970. */
  readonly minedAt: number
  readonly logs: readonly Log[]
}

type Block = {
  readonly hash: Hex
  readonly timestamp: Hex
  readonly transactions: readonly {
    readonly hash: Hex
    readonly from: Address
    readonly to: Address | null
    readonly value: Hex
    readonly input: Hex
    readonly nonce: Hex
  }[]
}
type Receipt = { readonly status: Hex; readonly logs: readonly Log[] }

const BLOCKS_AT_ONCE = 200
const SUCCESS = '0x1'

const toHex = (value: number): string => `0x${value.toString(16)}`

/** Scans a chain from its first block, each block once. Starts again after a revert of the chain. */
export function createBlockScan(
  url: string,
  send: Send,
): {
  /** All transactions so far, oldest first. */
  readonly transactions: () => Promise<readonly MinedTransaction[]>
} {
  const ask = (calls: readonly RpcCall[]): Promise<readonly unknown[]> => requestRpcBatch(url, calls, send)
  const getBlock = (block: number, isWhole: boolean): RpcCall => ({
    method: 'eth_getBlockByNumber',
    params: [toHex(block), isWhole],
  })
  let known: readonly MinedTransaction[] = []
  let next = 0
  let tip: Hex | undefined

  const readBlocks = async (from: number, to: number): Promise<void> => {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index)
    const blocks = (await ask(numbers.map((number) => getBlock(number, true)))) as readonly Block[]
    const used = numbers.filter((_, index) => blocks[index]?.transactions.length)
    const receipts = (await ask(
      used.map((number) => ({ method: 'eth_getBlockReceipts', params: [toHex(number)] })),
    )) as readonly (readonly Receipt[])[]
    const found = used.flatMap((number, at) => {
      const { timestamp, transactions } = blocks[number - from] as Block
      return transactions.map(({ hash, from: sender, to: target, value, input, nonce }, index) => {
        const { status, logs } = (receipts[at] as readonly Receipt[])[index] as Receipt
        return {
          hash,
          from: sender,
          to: target,
          value: BigInt(value),
          input,
          nonce: Number(nonce),
          isSuccess: status === SUCCESS,
          minedAt: Number(timestamp),
          logs,
        }
      })
    })
    known = [...known, ...found]
    next = to
    tip = blocks.at(-1)?.hash
  }

  const catchUp = async (): Promise<readonly MinedTransaction[]> => {
    const [newest, last] = (await ask([
      { method: 'eth_blockNumber' },
      ...(next > 0 ? [getBlock(next - 1, false)] : []),
    ])) as [Hex, Block | null | undefined]
    if (last?.hash !== tip) {
      known = []
      next = 0
      tip = undefined
    }
    const end = Number(newest) + 1
    for (let from = next; from < end; from = next) {
      // oxlint-disable-next-line no-await-in-loop -- in batches, since one answer would be too large
      await readBlocks(from, Math.min(from + BLOCKS_AT_ONCE, end))
    }
    return known
  }

  let reading: Promise<unknown> = Promise.resolve()
  return {
    transactions() {
      const result = reading.then(catchUp)
      reading = result.catch(() => {})
      return result
    },
  }
}
