import {
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  parseAbiItem,
  parseAbiParameters,
  slice,
  zeroAddress,
} from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import { orNone } from '../../orNone.ts'
import type { Hex } from '../../types.ts'
import type { TokenEffect } from '../../walletRequest.ts'
import { isOutside, toAddress } from './receivers.ts'
import { pairsOf, positionManagers } from './uniswapContracts.ts'

const structs = [
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { Details details; address spender; uint256 sigDeadline; }',
  'struct PermitBatch { Details[] details; address spender; uint256 sigDeadline; }',
  'struct Transfer { address from; address to; uint160 amount; address token; }',
] as const
// Without the signature at the end, which routers decode differently.
const permitSingle = parseAbiParameters(['PermitSingle permit', ...structs])
const permitBatch = parseAbiParameters(['PermitBatch permit', ...structs])
const transfer = parseAbiParameters('address token, address to, uint160 amount')
const transfers = parseAbiParameters(['Transfer[] transfers', ...structs])
const swapV3 = parseAbiParameters('address to, uint256 amount, uint256 limit, bytes path')
const swapV2 = parseAbiParameters('address to, uint256 amount, uint256 limit, address[] path')
const list = parseAbiParameters('bytes types, bytes[] inputs')
const plan = parseAbiItem('function execute(bytes commands, bytes[] data)')
const across = parseAbiParameters([
  'Across deposit',
  'struct Across { address depositor; address to; address input; address output; uint256 amount; uint256 least; uint256 chain; address relayer; uint32 time; uint32 end; uint32 exclusiveEnd; bytes message; bool isNative; }',
])
const depositV3 = parseAbiItem(
  'function depositV3(address depositor, address to, address input, address output, uint256 amount, uint256 least, uint256 chain, address relayer, uint32 time, uint32 end, uint32 exclusiveEnd, bytes message)',
)

/** Effects of a command or an action. */
type Step = {
  readonly calls?: readonly { readonly to: string; readonly data: Hex }[]
  readonly effects?: readonly TokenEffect[]
  /** Addresses that get an output of a swap, or tokens of the sender. */
  readonly receivers?: readonly string[]
  /** Parts of an output for others. */
  readonly fees?: readonly Fee[]
  /** The least that the step pays of a token; without a token, of the wrapped native currency. */
  readonly pays?: { readonly token?: string; readonly least: bigint }
  /** Contracts to which the step before may pay its output. */
  readonly takers?: readonly string[]
  /** Tokens that a swap pays to the router. */
  readonly left?: readonly string[] | undefined
  /** The router may get other tokens. */
  readonly isOpen?: boolean
  /** Token of which the step may pay all that the router has; `any` if it may be every token. */
  readonly takes?: string | undefined
}

type Fee =
  | { readonly to: string; readonly portion: number }
  | { readonly to: string; readonly token: string; readonly value: bigint }

/** The most that all fees of a call may be together: above it, they are not fees. */
const MAX_FEE = 0.05

/** Calls, token effects, and receivers of the commands of a Universal Router. */
export function readCommands(
  router: string,
  commands: Hex,
  inputs: readonly Hex[],
): Required<Pick<Step, 'calls' | 'effects' | 'receivers'>> & {
  /** Contracts that calls of the plan may pay, since later commands use what they get. */
  readonly takers: readonly string[]
  /** The plan leaves the output of a swap in the router, where anyone can take it. */
  readonly isLeft: boolean
} {
  const typed = inputs.map((input, index) => ({
    type: typeAt(commands, index),
    mayFail: byteAt(commands, index) > TYPE,
    input,
  }))
  const steps = typed.map((each) => readCommand(router, each))
  return {
    calls: steps.flatMap(({ calls = [] }) => calls),
    effects: steps.flatMap(({ effects = [] }) => effects),
    receivers: receiversOf(router, steps),
    isLeft: steps.some(({ left = [] }, index) =>
      left.some((token) => !steps.slice(index + 1).some(({ takes }) => takes === 'any' || takes === token)),
    ),
    // A position of V3 is moved to V4.
    takers: typed.some(({ type, mayFail }) => type === CALL_V4 && !mayFail) ? positionManagers : [],
  }
}

/** Receivers of actions of Uniswap V4 and PancakeSwap Infinity. Throws `REQUEST_UNREADABLE` if they do not decode. */
export const readActionReceivers = (contract: string, actions: Hex): readonly string[] =>
  receiversOf(contract, [readActions(actions)])

function receiversOf(contract: string, steps: readonly Step[]): readonly string[] {
  const fees = steps.flatMap((step) => step.fees ?? [])
  const areFees = fees.reduce((sum, fee) => sum + portionOf(fee, steps), 0) <= MAX_FEE
  const receivers = steps.flatMap((step, index) => {
    const takers = steps[index + 1]?.takers ?? []
    return (step.receivers ?? []).filter((to) => !takers.some((taker) => isSameAddress(taker, to)))
  })
  return [...receivers, ...(areFees ? [] : fees.map(({ to }) => to))].filter((to) => isOutside(contract, to))
}

/** Part of an output that a fee is. */
function portionOf(fee: Fee, steps: readonly Step[]): number {
  if ('portion' in fee) return fee.portion
  const { token, value } = fee
  if (value === 0n) return 0
  const bought = steps.flatMap(({ left = [] }, index) =>
    left.filter((each) => !steps.slice(index + 1).some((later) => isSwapOf(later, each))),
  )
  // Then the router unwraps this token, or wraps this currency and pays that.
  const isAll = !steps.some(({ isOpen }) => isOpen) && bought.every((each) => each === token)
  const isWrapped = steps.some(({ takes, pays, fees }) => takes === zeroAddress && !pays && !fees)
  const least = steps.flatMap(({ pays }) => {
    const isOfToken = pays?.token === undefined ? isAll && !isWrapped : pays.token === token
    return pays && (isOfToken || (isAll && isWrapped && token === zeroAddress)) ? [Number(pays.least)] : []
  })
  return Number(value) / Math.max(0, ...least)
}

/** Whether a step swaps what the router has of a token. */
const isSwapOf = ({ takes, fees, pays }: Step, token: string): boolean => takes === token && !fees && !pays

/** Bits of the type of a command; the highest bit means that it may fail. */
const TYPE = 0x7f

const byteAt = (data: Hex, index: number): number => Number(`0x0${data.slice(2 + 2 * index, 4 + 2 * index)}`)
const typeAt = (types: Hex, index: number): number => byteAt(types, index) & TYPE

/** A word of encoded parameters; 0 after their end. */
const wordAt = (data: Hex, index: number): bigint =>
  BigInt(`0x0${data.slice(2 + 64 * index, 66 + 64 * index)}`)

const addressAt = (data: Hex, index: number): string => toAddress(wordAt(data, index))

// Types of commands
const SWAP_V3_IN = 0x00
const SWAP_V3_OUT = 0x01
const TRANSFER_FROM = 0x02
const PERMIT_BATCH = 0x03
const SWEEP = 0x04
const TRANSFER = 0x05
const PAY_BIPS = 0x06
const PAY_PORTION = 0x07
const SWAP_V2_IN = 0x08
const SWAP_V2_OUT = 0x09
const PERMIT = 0x0a
const WRAP = 0x0b
const UNWRAP = 0x0c
const TRANSFER_FROM_BATCH = 0x0d
const CHECK_BALANCE = 0x0e
const SWAP_V4 = 0x10
const PERMIT_V3 = 0x11
const CALL_V3 = 0x12
const CREATE_POOL = 0x13
const CALL_V4 = 0x14
const SUB_PLAN = 0x21
const ACROSS = 0x40

/** Index of the word of a command that is its receiver. */
const commandReceivers: Readonly<Record<number, number | undefined>> = {
  // Swaps of V3 and V2
  [SWAP_V3_IN]: 0,
  [SWAP_V3_OUT]: 0,
  [SWAP_V2_IN]: 0,
  [SWAP_V2_OUT]: 0,
  [SWEEP]: 1,
  [WRAP]: 0,
  [UNWRAP]: 0,
  // Stable swaps of PancakeSwap
  0x22: 0,
  0x23: 0,
}

/** Actions of V4 that pay an output, or two. */
const TAKE = 0x0e
const TAKE_PAIR = 0x11

/** The same for actions of V4: take, take a pair, sweep. */
const actionReceivers: Readonly<Record<number, number | undefined>> = {
  [TAKE]: 1,
  [TAKE_PAIR]: 2,
  0x14: 1,
}

/**
 * The same for the offset of the last parameter of actions that mint a position. PancakeSwap has one more before it.
 */
const mints: Readonly<Record<number, number | undefined>> = { 0x02: 11, 0x05: 10 }

/** Action of V4 that pays a part of an output. */
const TAKE_PORTION = 0x10

function readCommand(
  router: string,
  { type, mayFail, input }: { readonly type: number; readonly mayFail: boolean; readonly input: Hex },
): Step {
  const at = commandReceivers[type]
  const receivers = at === undefined ? [] : [addressAt(input, at)]
  switch (type) {
    // A command that does not decode may fail without reverting the others.
    case TRANSFER_FROM:
    case TRANSFER_FROM_BATCH:
      return { ...orNone(() => readPermit2Command(router, type, input)), isOpen: true }
    case PERMIT:
    case PERMIT_BATCH:
      return orNone(() => readPermit2Command(router, type, input)) ?? {}
    case TRANSFER: {
      const token = addressAt(input, 0)
      return { fees: [{ to: addressAt(input, 1), token, value: wordAt(input, 2) }], takes: token }
    }
    case PAY_BIPS:
      return { fees: [{ to: addressAt(input, 1), portion: Number(wordAt(input, 2)) / BIPS }] }
    case PAY_PORTION:
      return { fees: [{ to: addressAt(input, 1), portion: Number(wordAt(input, 2)) / 1e18 }] }
    // The pair takes all that the step before has paid to it; anyone may take what remains after a swap that fails.
    case SWAP_V2_IN: {
      const path = mayFail ? [] : orNone(() => decodeAbiParameters(swapV2, input)[3])
      return { receivers, takers: pairsOf(path ?? []), ...readSwap(router, type, input) }
    }
    // Other routers have another command of this type, which begins with an amount.
    case SWAP_V4:
      return { ...(wordAt(input, 0) === LIST_START ? readActions(input) : { isOpen: true }), takes: 'any' }
    // Calls of the position managers of V3 and V4
    case CALL_V3:
    case CALL_V4:
      return { calls: [{ to: router, data: input }], takes: 'any', isOpen: true }
    case SUB_PLAN: {
      const [commands, data] = decodeList(input)
      const call = encodeFunctionData({ abi: [plan], args: [commands, data] })
      return { calls: [{ to: router, data: call }], takes: 'any', isOpen: true }
    }
    // Another router may have another command of this type.
    case ACROSS:
      return wordAt(input, 0) === STRUCT_START
        ? { calls: [readAcross(router, input)], takes: 'any' }
        : { takes: 'any', isOpen: true }
    case SWEEP: {
      const token = addressAt(input, 0)
      return { receivers, takes: token, pays: { token, least: wordAt(input, 2) } }
    }
    case WRAP:
      return { receivers, takes: zeroAddress }
    // Without a minimum it may pay nothing.
    case UNWRAP:
      return {
        receivers,
        pays: { least: wordAt(input, 1) },
        ...(wordAt(input, 1) > 1n && { takes: 'any' }),
      }
    case CHECK_BALANCE:
    case PERMIT_V3:
    case CREATE_POOL:
      return {}
    case SWAP_V3_IN:
    case SWAP_V3_OUT:
    case SWAP_V2_OUT:
      return { receivers, ...readSwap(router, type, input) }
    default:
      return { receivers, takes: 'any', isOpen: true }
  }
}

/** Tokens of a swap that pays to the router, or with what the router has. */
function readSwap(router: string, type: number, input: Hex): Pick<Step, 'left' | 'takes' | 'isOpen'> {
  const [paid, bought] = orNone(() => tokensOf(type, input)) ?? []
  const to = addressAt(input, 0)
  const kept = bought === undefined ? { isOpen: true } : { left: [bought] }
  return {
    ...((isRouter(to) || isSameAddress(to, router)) && kept),
    ...(wordAt(input, 4) === 0n && { takes: paid }),
  }
}

function tokensOf(type: number, input: Hex): readonly (Hex | undefined)[] {
  if (type === SWAP_V2_IN || type === SWAP_V2_OUT) {
    const [, , , path] = decodeAbiParameters(swapV2, input)
    return [path[0], path.at(-1)]
  }
  const [, , , path] = decodeAbiParameters(swapV3, input)
  const ends = [slice(path, 0, 20), slice(path, -20)].map((each) => getAddress(each))
  // The path of a swap for an exact output begins with it.
  return type === SWAP_V3_OUT ? ends.toReversed() : ends
}

/** A bridge by Across, as the call of its contract that the router makes. */
function readAcross(router: string, input: Hex): { readonly to: string; readonly data: Hex } {
  const decoded = orNone(() => decodeAbiParameters(across, input)[0])
  if (!decoded) throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  const args = depositV3.inputs.map(({ name }) => decoded[name])
  return { to: router, data: encodeFunctionData({ abi: [depositV3], args: args as never }) }
}

const BIPS = 10_000

/** Offset of a dynamic struct. */
const STRUCT_START = 0x20n

/** Offset of the first of two dynamic values. Routers accept no other for a list of actions. */
const LIST_START = 0x40n

/** A list of types with the parameters of each. */
function decodeList(data: Hex): readonly [Hex, readonly Hex[]] {
  const decoded = orNone(() => decodeAbiParameters(list, data))
  if (!decoded) throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  return decoded
}

function readActions(data: Hex): Step {
  const [types, inputs] = decodeList(data)
  const actions = inputs.map((input, index) => ({ type: typeAt(types, index), input }))
  const left = actions
    .filter(({ type, input }) => [TAKE, TAKE_PORTION].includes(type) && isRouter(addressAt(input, 1)))
    .map(({ input }) => addressAt(input, 0))
  return {
    left,
    isOpen: actions.some(({ type, input }) => type === TAKE_PAIR && isRouter(addressAt(input, 2))),
    receivers: actions.flatMap(({ type, input }) => {
      const at = actionReceivers[type] ?? ownerAt(mints[type], input)
      return at === undefined ? [] : [addressAt(input, at)]
    }),
    fees: actions
      .filter(({ type }) => type === TAKE_PORTION)
      .map(({ input }) => ({ to: addressAt(input, 1), portion: Number(wordAt(input, 2)) / BIPS })),
  }
}

/** The owner of a new position is the parameter before the last one, which has an offset. */
function ownerAt(last: number | undefined, input: Hex): number | undefined {
  if (last === undefined) return undefined
  const isLater =
    wordAt(input, last + 1) === BigInt(32 * (last + 2)) && wordAt(input, last) !== BigInt(32 * (last + 1))
  return isLater ? last : last - 1
}

/** Commands that use the visitor's Permit2 allowance. */
function readPermit2Command(router: string, type: number, input: Hex): Step {
  switch (type) {
    case TRANSFER_FROM: {
      const [token, to, value] = decodeAbiParameters(transfer, input)
      return {
        effects: [{ type: 'transfer', token, to: isRouter(to) ? router : to, value }],
        receivers: [to],
      }
    }
    case TRANSFER_FROM_BATCH: {
      const [moved] = decodeAbiParameters(transfers, input)
      return {
        effects: moved.map(({ token, to, amount }) => ({ type: 'transfer', token, to, value: amount })),
        receivers: moved.map(({ to }) => to),
      }
    }
    default: {
      const parameters = type === PERMIT_BATCH ? permitBatch : permitSingle
      const [{ details, spender }] = decodeAbiParameters(parameters, input)
      const approvals = [details].flat()
      return {
        effects: approvals.map(({ token, amount }) => ({ type: 'approval', token, spender, value: amount })),
      }
    }
  }
}

/** Address 2 is the placeholder of the router. */
const isRouter = (to: string): boolean => BigInt(to) === 2n
