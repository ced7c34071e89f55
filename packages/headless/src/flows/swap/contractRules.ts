import type { SimulatedTransaction } from '@foyer/chains'
import { isNativeCurrency } from '@foyer/chains/units'
import { isOwnerless } from '../money/rules.ts'

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export type ApprovalProblem = 'spender' | 'token'

/** Why a spender may not be approved. */
export function approvalProblem(facts: {
  readonly spender: string | undefined
  readonly token: string
  readonly account: string
  /** Contracts of the provider on the network. */
  readonly contracts: readonly string[]
}): ApprovalProblem | undefined {
  const { spender, token, account, contracts } = facts
  if (spender === undefined || !HEX_ADDRESS.test(spender) || isOwnerless(spender)) return 'spender'
  if (isSame(spender, account) || !isSpenderAllowed(spender, contracts)) return 'spender'
  return isSame(spender, token) ? 'token' : undefined
}

/** Functions that move or approve tokens directly: no swap calls one of them. */
const tokenSelectors: ReadonlySet<string> = new Set([
  '0x095ea7b3', // approve
  '0xa9059cbb', // transfer
  '0x23b872dd', // transferFrom
  '0x39509351', // increaseAllowance
  '0xd505accf', // permit
  '0x8fcbaf0c', // permit, as DAI has it
  '0xa22cb465', // setApprovalForAll
  '0x42842e0e', // safeTransferFrom
  '0xb88d4fde', // safeTransferFrom, with data
  '0xf242432a', // safeTransferFrom of ERC-1155
  '0x2eb2c2d6', // safeBatchTransferFrom
  '0xd73dd623', // increaseApproval
  '0xcae9ca51', // approveAndCall
  '0x4000aea0', // transferAndCall of ERC-677
  '0x9bd9bbc6', // send of ERC-777
  '0x959b8c3f', // authorizeOperator of ERC-777
  '0xc04a8a10', // approveDelegation of Aave
  '0x42966c68', // burn
  '0x87517c45', // approve of Permit2
  '0x36c78516', // transferFrom of Permit2
  '0x5816d723', // permitAndCall of 1inch, which calls any other function
])

/** `simulation`: executed on the chain, it moves other amounts than shown. */
export type TransactionProblem = 'network' | 'account' | 'target' | 'data' | 'value' | 'simulation'

/** Why a transaction that a provider built is not the swap that was reviewed. First match wins. */
export function transactionProblem(facts: {
  readonly transaction: {
    readonly from: string
    readonly to: string
    readonly data: string
    readonly value?: string | null | undefined
  }
  /** CAIP-10. */
  readonly account: string
  readonly caipNetworkId: string
  /** CAIP-10 of the source and of the destination token. */
  readonly tokens: readonly [string, string]
  /** Swapped amount in base units. */
  readonly amount: string
  /** Native currency that the swap spends, in wei. */
  readonly value: string
  /** Contracts of the provider on the network, and the spender that the visitor approved. */
  readonly allowed: { readonly contracts: readonly string[]; readonly spender: string | undefined }
}): TransactionProblem | undefined {
  const { transaction, account, caipNetworkId, tokens, amount, value, allowed } = facts
  const { from, to, data } = transaction
  const isOnNetwork = (id: string): boolean => id.startsWith(`${caipNetworkId}:`)
  const plain = (id: string): string => id.slice(caipNetworkId.length + 1)
  if (!isOnNetwork(from) || !isOnNetwork(to)) return 'network'
  if (!isSame(from, account)) return 'account'
  const target = plain(to)
  if (!HEX_ADDRESS.test(target) || isOwnerless(target) || isSame(to, account)) return 'target'
  if (tokens.some((token) => isSame(token, to)) || !isTargetAllowed(target, allowed)) return 'target'
  if (!DATA.test(data) || data.length < 10 || tokenSelectors.has(data.slice(0, 10).toLowerCase()))
    return 'data'
  const [source, destination] = tokens
  const shown = { source: plain(source), destination: plain(destination), receiver: plain(account), amount }
  if (isOtherSwap(data, shown)) return 'data'
  const isValueSame = transaction.value == null || BigInt(transaction.value) === BigInt(value)
  return isValueSame ? undefined : 'value'
}

/** Positions among the words of a call. */
type SwapWords = {
  readonly minimum: number
  readonly source?: number
  readonly destination?: number
  readonly receiver?: number
  readonly amount?: number
  /** First pool, with its protocol. Offset of a list of pools in version 5, which has no other protocol here. */
  readonly pool?: number
}

const described: SwapWords = { source: 1, destination: 2, receiver: 4, amount: 5, minimum: 6 }
const sold: SwapWords = { source: 0, amount: 1, minimum: 2, pool: 3 }
const soldFor: SwapWords = { receiver: 0, source: 1, amount: 2, minimum: 3, pool: 4 }
const native: SwapWords = { minimum: 0 }
const nativeFor: SwapWords = { receiver: 0, minimum: 1 }

/** Functions of the routers of 1inch. */
const swapWords: Readonly<Partial<Record<string, SwapWords>>> = {
  '0x07ed2379': described, // swap
  '0x12aa3caf': described, // swap of V5
  '0x83800a8e': sold, // unoswap
  '0x8770ba91': sold, // unoswap2
  '0x19367472': sold, // unoswap3
  '0xe2c95c82': soldFor, // unoswapTo
  '0xea76dddf': soldFor, // unoswapTo2
  '0xf7a70056': soldFor, // unoswapTo3
  '0xa76dfc3b': native, // ethUnoswap
  '0x89af926a': native, // ethUnoswap2
  '0x188ac35d': native, // ethUnoswap3
  '0x175accdc': nativeFor, // ethUnoswapTo
  '0x0f449d71': nativeFor, // ethUnoswapTo2
  '0x493189f0': nativeFor, // ethUnoswapTo3
  '0x0502b1c5': sold, // unoswap of V5
  '0xf78dc253': soldFor, // unoswapTo of V5
  '0xe449022e': { amount: 0, minimum: 1 }, // uniswapV3Swap of V5
  '0xbc80f1a8': { receiver: 0, amount: 1, minimum: 2 }, // uniswapV3SwapTo of V5
}

const wordsOf = (data: string): SwapWords | undefined => swapWords[data.slice(0, 10).toLowerCase()]
const wordAt = (data: string, at: number): bigint => BigInt(`0x0${data.slice(10 + 64 * at, 74 + 64 * at)}`)

/** Minimum amount in base units that the called contract enforces; `undefined` for calls of other functions. */
export function enforcedMinimum(data: string): string | undefined {
  const words = wordsOf(data)
  return words && `${wordAt(data, words.minimum)}`
}

/**
 * Whether a call of a 1inch router differs from the shown swap: it takes more than the amount or another token, or
 * pays another token or account. If no node simulates the call, only this check protects the other tokens that the
 * account has approved for the router.
 */
export function isOtherSwap(
  data: string,
  shown: Readonly<Record<'source' | 'destination' | 'receiver' | 'amount', string>>,
): boolean {
  const words = wordsOf(data)
  if (!words) return false
  const isAt = (at: number | undefined, isShown: (address: string) => boolean): boolean =>
    at === undefined || isShown(`0x${BigInt.asUintN(160, wordAt(data, at)).toString(16).padStart(40, '0')}`)
  // The native currency has no address of its own.
  const isToken = (token: string) => (address: string) =>
    isOwnerless(token) ? isOwnerless(address) : isSame(token, address)
  // `swap` pays the sender if the receiver is zero.
  const isReceiver = (address: string): boolean =>
    isSame(address, shown.receiver) || (words === described && BigInt(address) === 0n)
  return !(
    isAt(words.source, isToken(shown.source)) &&
    isAt(words.destination, isToken(shown.destination)) &&
    isAt(words.receiver, isReceiver) &&
    (words.amount === undefined || wordAt(data, words.amount) <= BigInt(shown.amount))
  )
}

const UNISWAP_V3 = 1n
/** Bits of a pool: its protocol, and whether its first token is given for the second. */
const PROTOCOL_AT = 253n
const IS_FIRST_GIVEN_AT = 247n
/** `token0()` and `token1()` of a pool. */
const FIRST_TOKEN = '0x0dfe1681'
const SECOND_TOKEN = '0xd21220a7'

/**
 * Token that a call of a 1inch router takes from the account: the one that the call names (`named`), or the one of a pool
 * of Uniswap V3, which has to be read, since the routers ignore the named one there. `unknown` for other functions, such
 * as those that fill orders: they can take every token that the account has approved for the router.
 */
export function takenToken(
  data: string,
): 'named' | 'unknown' | { readonly to: string; readonly data: typeof FIRST_TOKEN | typeof SECOND_TOKEN } {
  const words = wordsOf(data)
  if (!words) return 'unknown'
  // Functions without an amount give the native currency that is sent along.
  if (words.amount === undefined) return 'named'
  if (words.source === undefined) return 'unknown'
  const pool = words.pool === undefined ? 0n : wordAt(data, words.pool)
  if (pool >> PROTOCOL_AT !== UNISWAP_V3) return 'named'
  return {
    to: `0x${BigInt.asUintN(160, pool).toString(16).padStart(40, '0')}`,
    data: (pool >> IS_FIRST_GIVEN_AT) & 1n ? FIRST_TOKEN : SECOND_TOKEN,
  }
}

/** Whether the token that a call takes is the shown one; `read` is what the pool returns. */
export const isTakenShown = (
  taken: ReturnType<typeof takenToken>,
  { source, read }: { readonly source: string | undefined; readonly read: unknown },
): boolean =>
  typeof taken === 'string'
    ? taken === 'named'
    : source !== undefined && isSame(`${read}`, `0x${source.slice(2).padStart(64, '0')}`)

/** Permit2, and its address on zkSync Era. One call can move every token that was ever approved for it. */
const SHARED: readonly string[] = [
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
]

const isListed = (address: string, list: readonly string[]): boolean =>
  list.some((each) => each.toLowerCase() === address.toLowerCase())

/**
 * Whether a contract may be approved: one of those that the provider names on the network. If it names none, any that
 * is not shared by many apps.
 */
export const isSpenderAllowed = (spender: string, contracts: readonly string[]): boolean =>
  contracts.length > 0 ? isListed(spender, contracts) : !isListed(spender, SHARED)

/** Whether a swap may call a contract: one of the provider's own, or the spender that the visitor approved (R63). */
export const isTargetAllowed = (
  target: string,
  { contracts, spender }: { readonly contracts: readonly string[]; readonly spender: string | undefined },
): boolean =>
  isListed(target, contracts) ||
  (spender !== undefined && isListed(target, [spender]) && isSpenderAllowed(spender, contracts))

/**
 * Result of comparing a simulated swap with its review (R63). `measured`: `toUnits` is the received amount on the
 * chain. `unmeasured`: no node can simulate it. `reverts`: the swap would fail. `differs`: it would move other amounts
 * than shown.
 */
export type SwapMeasure =
  | { readonly status: 'measured'; readonly toUnits: string }
  | { readonly status: 'unmeasured' | 'reverts' | 'differs' }

/**
 * Compares the simulated balance changes of the account with the shown swap: at most `value` of the source token
 * leaves, nothing else does, and some of the destination token arrives. Amounts are base units; tokens are contracts,
 * absent for the native currency.
 */
export function measureSwap(
  { status, changes }: SimulatedTransaction,
  shown: {
    readonly caipNetworkId: string
    readonly source: string | undefined
    readonly destination: string | undefined
    readonly value: string
  },
): SwapMeasure {
  if (status === 'reverted') return { status: 'reverts' }
  if (status === 'unknown' || changes === undefined) return { status: 'unmeasured' }
  // A node may list one balance twice: as the native currency, and as the token of its contract.
  const key = (token: string | undefined): string =>
    token === undefined || isNativeCurrency(shown.caipNetworkId, token) ? '' : token.toLowerCase()
  const isWithin = changes.every(
    ({ token, change }) => BigInt(change) >= (key(token) === key(shown.source) ? -BigInt(shown.value) : 0n),
  )
  const received = changes.find(({ token }) => key(token) === key(shown.destination))?.change ?? '0'
  return isWithin && BigInt(received) > 0n ? { status: 'measured', toUnits: received } : { status: 'differs' }
}
