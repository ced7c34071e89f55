import { read } from '../errors/foreign.ts'
import { cleanReason } from '../text/cleanReason.ts'
import type { Hex } from '../types.ts'
import { parseValue } from '../units.ts'
import { addressWord, TRANSFER_CALL, word } from './abiWords.ts'
import { nodeErrors, nodeText } from './isRevert.ts'

/** Gas assumed for a transfer of the whole native balance (docs/spec/api.md §9.2). */
const TRANSFER_GAS = 65_000n

type FeeFacts = { readonly gasPrice: bigint; readonly gas: bigint; readonly l1Fee: bigint }

/** Fee of a transaction, in wei. */
export const transactionFee = ({ gasPrice, gas, l1Fee }: FeeFacts): bigint => gas * gasPrice + l1Fee

/**
 * Reserve that stays on the account when the whole native balance is sent or swapped, in wei. `gas` is the estimate for
 * the transaction, 0 if unknown; it is higher on chains whose gas pays for data on L1, such as Arbitrum. It counts three
 * times, since wallets take a higher limit and a higher price than those of the estimate, and the fee for data on L1
 * counts twice, since it can rise until the wallet sends the transaction.
 */
export const feeReserve = ({ gas, gasPrice, l1Fee }: FeeFacts): bigint =>
  transactionFee({ gas: gas * 3n > TRANSFER_GAS ? gas * 3n : TRANSFER_GAS, gasPrice, l1Fee: l1Fee * 2n })

/**
 * `GasPriceOracle` of the OP Stack, which reports the fee for the data of a transaction on L1. This address has no code
 * on other chains. https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle
 */
export const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000f'

/** The contract of Scroll with the same function. https://docs.scroll.io/en/developers/scroll-contracts/ */
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002'
const SCROLL: readonly string[] = ['eip155:534352', 'eip155:534351']

/** Contract of a network that reports the fee for data on L1. */
export const l1FeeOracle = (caipNetworkId: string): string =>
  SCROLL.includes(caipNetworkId) ? SCROLL_ORACLE : GAS_PRICE_ORACLE

/** `getL1Fee(bytes)` */
const GET_L1_FEE = '0x49948e0e'

/** Nonce, fees, gas, value and chain id of a transaction: at most this many bytes. No byte is zero, as zeros cost less. */
const FIELDS = 'ff'.repeat(48)

/** Calldata that asks `GasPriceOracle` for the L1 fee of a transaction to an address. */
export function encodeGetL1Fee({ to, data = '0x' }: { readonly to: string; readonly data?: string }): Hex {
  const bytes = `${FIELDS}${to.slice(2)}${data.slice(2)}`
  const words = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `${GET_L1_FEE}${word(32n)}${word(BigInt(bytes.length / 2))}${words}`
}

/**
 * Calldata of an ERC-20 `transfer`; `undefined` for an invalid address or an amount above `uint256`. Encoded without
 * viem's encoder, which has 6 kB.
 */
export function encodeTransfer(to: string, value: bigint): Hex | undefined {
  if (!/^0x[0-9a-f]{40}$/i.test(to) || parseValue(value) === undefined) return undefined
  return `${TRANSFER_CALL}${addressWord(to)}${word(value)}`
}

/** `Error(string)`, its offset, and its length in bytes and text; in data, or behind a word of the node. */
const REASON = /(?:^|\s)0x08c379a00{62}20([0-9a-f]{64})((?:[0-9a-f]{2})*)/i
/** Words of nodes between `revert` and the reason. */
const BEFORE_REASON = /^(?:ed)?(?: with reason(?: string)?)?:?\s+(?:revert(?:ed)?:?\s+)?/i
/** Longest text of a node that is read. */
const MAX_TEXT = 2000

/**
 * Reason that a contract gives for a revert, by the error of a node; `undefined` without one in words.
 */
export function revertReason(error: unknown): string | undefined {
  for (const cause of nodeErrors(error)) {
    const data = read(cause, 'data')
    for (const text of [read(data, 'data') ?? data, nodeText(cause)]) {
      const reason = typeof text === 'string' ? readReason(text.slice(0, MAX_TEXT)) : undefined
      if (reason !== undefined) return reason
    }
  }
  return undefined
}

const readReason = (text: string): string | undefined =>
  cleanReason(decodeReason(text) ?? reasonInWords(text))

/** Text behind the words of a node for a revert, without quotes. */
function reasonInWords(text: string): string {
  const rest = text
    .split(/revert/i)
    .slice(1)
    .join('revert')
  const [before] = BEFORE_REASON.exec(rest) ?? []
  return before === undefined ? '' : rest.slice(before.length).replaceAll(/^['"]|['"]$/g, '')
}

/** Text of `Error(string)`. */
function decodeReason(text: string): string | undefined {
  const [, length, digits = ''] = REASON.exec(text) ?? []
  if (length === undefined) return undefined
  const pairs = digits.slice(0, 2 * Number(`0x${length}`)).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
}

const TETHERS: readonly string[] = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7', // Ethereum
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f', // Polygon
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7', // Avalanche
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e', // Celo
  '0x55d398326f99059ff775485246999027b3197955', // BNB
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', // Arbitrum
]

/** Whether a token's `transfer` returns a boolean (docs/spec/checklist.md §9: several Tether tokens return nothing). */
export const returnsBoolean = (token: string): boolean =>
  // Tether's contract predates ERC-20.
  !TETHERS.includes(token.toLowerCase())

/** Whether `transfer` returns false, as some tokens do instead of reverting. Empty return data is success. */
export const isFalse = (answer: string | undefined): boolean => /^0x0{64}$/.test(answer ?? '')

/**
 * Reason why a transfer would fail or move another amount than shown, by the simulation; `undefined` without a reason.
 * Unknown decimals are a reason; a missing response of `transfer` is none.
 */
export function transferRefusal(facts: {
  /** Decimals of the token; `'none'` if there is no token at the address. */
  readonly decimals: bigint | 'none' | undefined
  /** Decimals that the amount was shown with. */
  readonly shownDecimals: number
  /** Return data of `transfer`. */
  readonly answer: string | 'reverted' | undefined
  /** The token's `transfer` returns a boolean. */
  readonly hasAnswer: boolean
}):
  | 'TOKEN_NOT_FOUND'
  | 'TOKEN_DECIMALS_UNKNOWN'
  | 'TOKEN_DECIMALS_DIFFER'
  | 'TOKEN_TRANSFER_REFUSED'
  | undefined {
  const { decimals, answer } = facts
  if (decimals === 'none') return 'TOKEN_NOT_FOUND'
  if (decimals === undefined) return 'TOKEN_DECIMALS_UNKNOWN'
  if (decimals !== BigInt(facts.shownDecimals)) return 'TOKEN_DECIMALS_DIFFER'
  if (answer === 'reverted') return 'TOKEN_TRANSFER_REFUSED'
  return facts.hasAnswer && isFalse(answer) ? 'TOKEN_TRANSFER_REFUSED' : undefined
}
