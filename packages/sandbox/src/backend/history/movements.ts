import { type Address, type Hex, hexToBigInt, slice, zeroAddress } from 'viem'
import { SWAP_ROUTER } from '../../base/tokens.ts'
import type { MinedTransaction } from '../../evm/scanBlocks.ts'

/** Something that changed hands in a transaction. */
export type Movement = {
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  /** Absent for the network's own coin. */
  readonly contract?: Address
  /** Which picture of a collection. */
  readonly tokenId?: bigint
}

/** `Transfer(address,address,uint256)`, with which both kinds of tokens speak. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ADDRESS_BYTES = 20
const ERC721_TOPICS = 4

const addressIn = (topic: Hex | undefined): Address =>
  topic === undefined ? zeroAddress : slice(topic, -ADDRESS_BYTES)

/** What moved, in order: the network's coin, then what the logs of tokens tell. In a failure nothing did. */
export function movementsOf({ from, to, value, isSuccess, logs }: MinedTransaction): readonly Movement[] {
  if (!isSuccess) return []
  const native = value > 0n && to ? [{ from, to, amount: value }] : []
  const tokens = logs
    .filter(({ topics }) => topics[0] === TRANSFER)
    .map(({ address, topics, data }) => {
      // What gives out the network's own coin says so as tokens do.
      const contract = address.toLowerCase() === SWAP_ROUTER.toLowerCase() ? undefined : address
      const ends = { ...(contract && { contract }), from: addressIn(topics[1]), to: addressIn(topics[2]) }
      return topics.length === ERC721_TOPICS
        ? { ...ends, amount: 1n, tokenId: hexToBigInt(topics[3] as Hex) }
        : { ...ends, amount: hexToBigInt(data) }
    })
  return [...native, ...tokens]
}
