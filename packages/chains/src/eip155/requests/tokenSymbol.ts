import type { Operation } from '../../operations.ts'
import { exactText } from '../../text/exactText.ts'
import { trimEnd } from '../../text/trimEnd.ts'
import { createAsk, type ReadOptions } from '../readClient.ts'

/** `symbol()` */
const SYMBOL = '0x95d89b41'

/** Hexadecimal digits of a word. */
const WORD = 64
/** `0x`, and a string of one word behind its offset and its length. */
const MAX_ANSWER = 2 + 3 * WORD
/** Position of the length of a string, in bytes. */
const OFFSET = 32

/** Letters, digits, currency signs and the punctuation of symbols such as `USDC.e`, `UNI-V2` and `USD₮0`. */
const ONE_SHORT_WORD = /^[\p{L}\p{N}\p{Sc}._+-]{1,16}$/u

/**
 * Symbol of the response to `symbol()`: a string, or `bytes32` as in Maker’s first tokens; `undefined` if it is not
 * one short word.
 */
export function parseSymbol(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || answer.length > MAX_ANSWER || !/^0x(?:[\da-f]{2})+$/i.test(answer))
    return undefined
  const [first = '', second, text = ''] = answer.slice(2).match(/.{1,64}/g) ?? []
  const length = 2 * Number(`0x${second}`)
  const isString = second !== undefined
  if (isString ? Number(`0x${first}`) !== OFFSET || text.length < length : first.length < WORD)
    return undefined
  const digits = isString ? text.slice(0, length) : first
  try {
    const decoded = exactText(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
    const symbol = isString ? decoded : trimEnd(decoded, '\0')
    return ONE_SHORT_WORD.test(symbol) ? symbol : undefined
  } catch {
    return undefined
  }
}

/** `symbol()` of a token contract. */
export function createGetTokenSymbol(options: ReadOptions): Operation<'getTokenSymbol'> {
  return async ({ network, signal }, { token }) => {
    const ask = createAsk({ ...options, network, signal })
    return parseSymbol(await ask('eth_call', [{ to: token, data: SYMBOL }, 'latest']))
  }
}
