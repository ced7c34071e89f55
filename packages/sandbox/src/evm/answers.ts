import { type Address, type Hex, hexToBigInt, keccak256, numberToHex, pad, size, slice } from 'viem'
import type { RpcCall } from '../base/rpc.ts'
import { toWord } from './storage.ts'

const WORD = 32

/** Calldata, without the gateways of the universal resolver, and its return data. */
export type Answer = { readonly data: Hex; readonly result: Hex }

export type AnswersParameters = {
  readonly address: Address
  readonly answers: readonly Answer[]
  /** Return of other calls: the error `ResolverNotFound(bytes)` with their first argument, or one word of zeros. */
  readonly otherwise: 'ResolverNotFound' | 'zero'
}

/**
 * Calls that write a contract of known answers to a node: the value at `keccak256(calldata)` is the size of the result,
 * the words after it the result.
 */
export const answersCalls = ({ address, answers, otherwise }: AnswersParameters): readonly RpcCall[] => [
  { method: 'anvil_setCode', params: [address, answersCode(otherwise)] },
  ...answers.flatMap(({ data, result }) => {
    const first = hexToBigInt(keccak256(data))
    return wordsOf(result).map((word, index) => ({
      method: 'anvil_setStorageAt',
      params: [address, numberToHex(first + BigInt(index), { size: WORD }), word],
    }))
  }),
]

/** Size and words of a result. */
const wordsOf = (result: Hex): readonly Hex[] => [
  toWord(BigInt(size(result))),
  ...Array.from({ length: Math.ceil(size(result) / WORD) }, (_, index) =>
    pad(slice(result, index * WORD, Math.min((index + 1) * WORD, size(result))), {
      size: WORD,
      dir: 'right',
    }),
  ),
]

const endings: Readonly<Record<AnswersParameters['otherwise'], readonly string[]>> = {
  ResolverNotFound: [
    '5b6377209fe860e01b6000526020600452', // selector and offset
    '600435600401803560', // position and size of the first argument
    '1f0160051c60051b602001', // words of its size and bytes
    '8091602437', // copy them
    '6024016000fd', // revert
  ],
  zero: ['5b600060005260206000f3'],
}

function answersCode(otherwise: AnswersParameters['otherwise']): Hex {
  const words = [
    '3660003560e01c', // size of the calldata, and selector
    '8063a147284414', // resolveWithGateways(bytes, bytes, string[])
    '9063b7d6ca6414', // reverseWithGateways(bytes, uint256, string[])
    '171560215750604435600401', // of these two only the calldata before the gateways
    '5b806000600037600020', // slot of the answer
    '80548015604e576000', // its size; none: the ending
    '5b8060051c8301600101548152', // load a word
    '602001818110603457', // next word
    '506000f3', // return them
  ]
  return `0x${[...words, ...endings[otherwise]].join('')}`
}
