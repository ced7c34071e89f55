import { getAddress } from 'viem'
import type { Hex } from '../types.ts'

/** An address in its EIP-55 spelling, whatever spelling the wallet used. */
export function toChecksum(address: Hex): Hex {
  return getAddress(address)
}
