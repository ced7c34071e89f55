import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  type DecodeFunctionDataReturnType,
  type ParseAbi,
  parseAbi,
} from 'viem'
import { createError } from '../../errors/catalogue.ts'
import type { Hex } from '../../types.ts'

/** A call with the parameters of its function. */
export type Decoded<abi extends Abi> = DecodeFunctionDataReturnType<abi> & {
  readonly inputs: readonly AbiParameter[]
}

/** ABI of signatures behind the selectors of their functions, and of structs. */
type AbiOf<signatures extends readonly string[]> = ParseAbi<{
  readonly [index in keyof signatures]: signatures[index] extends `0x${string} function ${infer rest}`
    ? `function ${rest}`
    : signatures[index]
}>

/** Length of a selector in hex. */
const SELECTOR = 10

/**
 * Decodes calldata of functions: `0x{selector} function {signature}`, and the structs in them, in the human-readable
 * ABI of viem. `undefined` for other functions. Throws `REQUEST_UNREADABLE` for arguments that do not decode: a
 * contract may still accept them, since old contracts take short calldata, and any word as a boolean.
 *
 * Selectors are written down, and a signature is parsed when a call has its selector: to hash and parse hundreds of
 * them would hold up the first request.
 */
export function createDecoder<const signatures extends readonly string[]>(
  signatures: signatures,
): (data: Hex) => Decoded<AbiOf<signatures>> | undefined {
  const structs = signatures.filter((each) => !each.startsWith('0x'))
  const functions = new Map(signatures.map((each) => [each.slice(0, SELECTOR), each.slice(SELECTOR + 1)]))
  const items = new Map<string, AbiFunction>()
  return (data) => {
    const selector = data.slice(0, SELECTOR).toLowerCase()
    const signature = functions.get(selector)
    if (signature === undefined) return undefined
    const item = items.get(selector) ?? parse([signature, ...structs])
    items.set(selector, item)
    const { name: functionName, inputs } = item
    try {
      const args = decodeAbiParameters(inputs, `0x${data.slice(SELECTOR)}`)
      return { functionName, args, inputs } as Decoded<AbiOf<signatures>>
    } catch {
      throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
    }
  }
}

/** The function of a signature. */
const parse = (signatures: readonly string[]): AbiFunction =>
  (parseAbi(signatures) as readonly AbiFunction[]).find(({ type }) => type === 'function') as AbiFunction
