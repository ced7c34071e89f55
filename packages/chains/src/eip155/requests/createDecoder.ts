import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  type DecodeFunctionDataReturnType,
  toFunctionSelector,
} from 'viem'
import { createError } from '../../errors/catalogue.ts'
import type { Hex } from '../../types.ts'

/** A call with the parameters of its function. */
export type Decoded<abi extends Abi> = DecodeFunctionDataReturnType<abi> & {
  readonly inputs: readonly AbiParameter[]
}

/**
 * Decodes calldata of the functions of an ABI; `undefined` for others. Throws `REQUEST_UNREADABLE` for arguments that do
 * not decode: a contract may still accept them, since old contracts take short calldata, and any word as a boolean.
 *
 * Unlike viem, it hashes each signature once, since a call may have a thousand inner calls.
 */
export function createDecoder<const abi extends Abi>(abi: abi): (data: Hex) => Decoded<abi> | undefined {
  const functions = new Map(
    (abi as readonly AbiFunction[])
      .filter(({ type }) => type === 'function')
      .map((item) => [toFunctionSelector(item), item]),
  )
  return (data) => {
    const item = functions.get(data.slice(0, 10).toLowerCase() as Hex)
    if (!item) return undefined
    const { name: functionName, inputs } = item
    try {
      const args = decodeAbiParameters(inputs, `0x${data.slice(10)}`)
      return { functionName, args, inputs } as Decoded<abi>
    } catch {
      throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
    }
  }
}
