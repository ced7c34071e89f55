import { read } from '../errors/foreign.ts'
import type { Hex } from '../types.ts'

// Numbers and chain ids of requests and responses. Separate from `wire.ts`, the code for extensions, which other kinds
// of wallets do not load.

/** Chain id in a wallet's answer, as a decimal string: hex, a decimal string or a number. `undefined` if invalid. */
export function parseChainId(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value > 0n ? `${value}` : undefined
  if (typeof value === 'string' && !/^(0x[0-9a-f]+|\d+)$/i.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const chainId = Number(value)
  return Number.isSafeInteger(chainId) && chainId > 0 ? `${chainId}` : undefined
}

/** A hex number in a node's response; `undefined` for anything else. */
export function parseQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}

/** A number as JSON-RPC writes it: hex without leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Methods whose first parameter has a `chainId`. */
const NAMING_THEIR_CHAIN: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_sendCalls',
]

/** `chainId` of a transaction, batch or grant request, as given; `undefined` if absent. */
export const namedChain = (method: string, params: readonly unknown[] | undefined): unknown =>
  NAMING_THEIR_CHAIN.includes(method) ? read(params?.[0], 'chainId') : undefined
