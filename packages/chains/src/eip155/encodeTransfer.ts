import { encodeFunctionData } from 'viem'
import type { Hex } from '../types.ts'
import { transferAbi } from './transferRules.ts'

/** The call that moves some of a token to somebody. */
export const encodeTransfer = (token: string, to: string, value: bigint): Hex =>
  encodeFunctionData({
    abi: transferAbi(token),
    functionName: 'transfer',
    // As bytes: how an address is spelled is no matter of the call.
    args: [to.toLowerCase() as Hex, value],
  })
