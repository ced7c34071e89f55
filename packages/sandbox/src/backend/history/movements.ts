import { type Address, type Hex, hexToBigInt, slice, zeroAddress } from 'viem'
import { SWAP_ROUTER } from '../../base/tokens.ts'
import type { MinedTransaction } from '../../evm/scanBlocks.ts'

/** Transfer within a transaction. */
export type Movement = {
  readonly from: Address
  readonly to: Address
  readonly amount: bigint
  /** Absent for the native currency. */
  readonly contract?: Address
  /** Id of an NFT. */
  readonly tokenId?: bigint
}

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const ADDRESS_BYTES = 20
const ERC721_TOPICS = 4

const addressIn = (topic: Hex | undefined): Address =>
  topic === undefined ? zeroAddress : slice(topic, -ADDRESS_BYTES)

/** Transfers in order: the native currency, then token logs. Empty for a failed transaction. */
export function movementsOf({ from, to, value, isSuccess, logs }: MinedTransaction): readonly Movement[] {
  if (!isSuccess) return []
  const native = value > 0n && to ? [{ from, to, amount: value }] : []
  const tokens = logs
    .filter(({ topics }) => topics[0] === TRANSFER)
    .map(({ address, topics, data }) => {
      // The router logs native transfers like token transfers.
      const contract = address.toLowerCase() === SWAP_ROUTER.toLowerCase() ? undefined : address
      const ends = { ...(contract && { contract }), from: addressIn(topics[1]), to: addressIn(topics[2]) }
      return topics.length === ERC721_TOPICS
        ? { ...ends, amount: 1n, tokenId: hexToBigInt(topics[3] as Hex) }
        : { ...ends, amount: hexToBigInt(data) }
    })
  return [...native, ...tokens]
}
