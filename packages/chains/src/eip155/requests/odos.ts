import { getAddress, slice } from 'viem'
import { createError } from '../../errors/catalogue.ts'
import { orNone } from '../../orNone.ts'
import type { Hex } from '../../types.ts'

const SWAP_COMPACT = '0x83bd37f9'

/** Slippage that allows an output of nothing. */
const ALL = 0xff_ff_ffn

/**
 * Packed calldata of a swap by Odos: token, token, amount, expected output, slippage, the contract that swaps, the
 * address that gets the input, and the receiver, who is the sender if absent. `undefined` for other functions. Throws
 * `REQUEST_UNREADABLE` for calldata that ends early.
 */
export function readOdos(
  data: Hex,
): { readonly name: string; readonly receivers: readonly Hex[]; readonly isUnpaid: boolean } | undefined {
  if (!data.startsWith(SWAP_COMPACT)) return undefined
  let at = 4
  const take = (length: number): Hex => {
    at += length
    return length === 0 ? '0x' : slice(data, at - length, at, { strict: true })
  }
  const takeNumber = (length: number): bigint => BigInt(`0x0${take(length).slice(2)}`)
  // 0 for none, 1 for an address that follows, else an address that the contract stores.
  const takeAddress = (): readonly Hex[] => (takeNumber(2) === 1n ? [getAddress(take(20))] : [])
  const takeAmount = (): bigint => takeNumber(Number(takeNumber(1)))
  const readSwap = () => {
    takeAddress()
    takeAddress()
    takeAmount()
    const output = takeAmount()
    const least = (output * (ALL - takeNumber(3))) / ALL
    takeAddress()
    takeAddress()
    return { name: 'swapCompact', receivers: takeAddress(), isUnpaid: least <= 1n }
  }
  const swap = orNone(readSwap)
  if (!swap) throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  return swap
}
