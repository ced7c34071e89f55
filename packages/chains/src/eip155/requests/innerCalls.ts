import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  parseAbi,
  parseAbiItem,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import type { NativeTransfer, TokenEffect } from '../../walletRequest.ts'
import type { Hex } from '../../types.ts'
import { decodeKnown } from './decodeKnown.ts'

/** A call that another call carries out. `isDelegated`: by delegatecall, so that the account runs the code of `to`. */
export type InnerCall = {
  readonly to: string
  readonly data: Hex
  readonly value?: bigint | undefined
  readonly isDelegated?: boolean | undefined
}

const functions = parseAbi([
  'struct Call { address to; bytes data; }',
  'struct FlaggedCall { address to; bool mayFail; bytes data; }',
  'struct ValueCall { address to; uint256 value; bytes data; }',
  'struct FlaggedValueCall { address to; bool mayFail; uint256 value; bytes data; }',
  'struct AccountCall { address to; address account; uint256 value; bytes data; }',
  'struct Batch { ValueCall[] calls; bool mustSucceed; }',
  // Contracts that call themselves, such as routers
  'function multicall(bytes[] data)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function multicall(bytes32 previousBlockhash, bytes[] data)',
  'function multicall(address[] to, bytes[] data)',
  // BentoBox
  'function batch(bytes[] data, bool mustSucceed)',
  // Multicall3
  'function aggregate(Call[] calls)',
  'function blockAndAggregate(Call[] calls)',
  'function tryAggregate(bool requireSuccess, Call[] calls)',
  'function tryBlockAndAggregate(bool requireSuccess, Call[] calls)',
  'function aggregate3(FlaggedCall[] calls)',
  'function aggregate3Value(FlaggedValueCall[] calls)',
  // Smart accounts: ERC-4337, ERC-7579 and ERC-7821, Safe
  'function execute(address to, uint256 value, bytes data)',
  'function execute(ValueCall[] calls)',
  'function execute(bytes32 mode, bytes data)',
  'function executeBatch(ValueCall[] calls)',
  'function executeBatch(address[] to, bytes[] data)',
  'function executeBatch(address[] to, uint256[] values, bytes[] data)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes data)',
  // Biconomy, Ambire, Calibur of Uniswap, and MetaMask, whose delegation manager calls the account for it
  'function execute_ncC(address to, uint256 value, bytes data)',
  'function executeBatch_y6U(address[] to, uint256[] values, bytes[] data)',
  'function execute(ValueCall[] calls, bytes signature)',
  'function executeBySender(ValueCall[] calls)',
  'function execute(Batch batch)',
  'function execute(ValueCall call)',
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
  // DSProxy of Maker, which runs the code of the other contract
  'function execute(address to, bytes data)',
  // ERC-6551 and ERC-725
  'function execute(address to, uint256 value, bytes data, uint8 operation)',
  'function executeCall(address to, uint256 value, bytes data)',
  'function execute(uint256 operation, address to, uint256 value, bytes data)',
  // Euler: calls for an account of the caller
  'function call(address to, address account, uint256 value, bytes data)',
  'function batch(AccountCall[] calls)',
  // Helper of OpenSea, which has the approvals of its accounts
  'struct Item { uint8 itemType; address token; uint256 id; uint256 amount; }',
  'struct Bulk { Item[] items; address to; bool mustAccept; }',
  'function bulkTransfer(Bulk[] transfers, bytes32 conduitKey)',
  // Universal Router
  'function execute(bytes commands, bytes[] data)',
  'function execute(bytes commands, bytes[] data, uint256 deadline)',
])

/**
 * Calls and token effects inside calldata that wraps other calls; `undefined` for other functions. Throws
 * `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readWrapper(
  to: string,
  data: Hex,
):
  | { readonly name: string; readonly calls: readonly InnerCall[]; readonly effects: readonly TokenEffect[] }
  | undefined {
  const call = decodeKnown(() => decodeFunctionData({ abi: functions, data }))
  if (!call) return undefined
  const { functionName: name, args } = call
  const [first, second]: readonly unknown[] = args
  if (name === 'execute' && typeof first === 'string' && Array.isArray(second))
    return { name, ...readCommands(to, first as Hex, second as readonly Hex[]) }
  if (name === 'bulkTransfer') return { name, calls: [], effects: readBulk(first as readonly Bulk[]) }
  if (name === 'execTransaction') return { name, ...readSafe(args as SafeArguments) }
  return { name, calls: callsOf(to, name, args), effects: [] }
}

function orNone<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Value of ERC-725 for a delegatecall. */
const DELEGATECALL_725 = 4n

function callsOf(to: string, name: string, args: readonly unknown[]): readonly InnerCall[] {
  const [first, second, third, fourth] = args
  const last = args.at(-1)
  const list = args.find((each) => Array.isArray(each)) as readonly unknown[] | undefined
  const isBatch = name.startsWith('executeBatch') && args.length > 1
  if (isBatch || (name === 'multicall' && Array.isArray(first) && args.length > 1))
    return (first as readonly string[]).map((each, index) => ({
      to: each,
      value: args.length > 2 ? (second as readonly bigint[])[index] : undefined,
      data: (last as readonly Hex[])[index] ?? '0x',
    }))
  if (name === 'multicall' || (name === 'batch' && args.length > 1))
    return (list as readonly Hex[]).map((data) => ({ to, data }))
  if (name === 'multiSend') return readPacked(first as Hex)
  if (name === 'redeemDelegations')
    return (second as readonly Hex[]).flatMap((mode, index) =>
      readExecution(mode, (third as readonly Hex[])[index] ?? '0x'),
    )
  if (name === 'execute' && typeof first === 'string' && args.length === 2)
    return isEvmAddress(first)
      ? [{ to: first, data: second as Hex, isDelegated: true }]
      : readExecution(first as Hex, second as Hex)
  if (name === 'call') return [{ to: first as string, value: third as bigint, data: fourth as Hex }]
  if (typeof first === 'bigint' && typeof second === 'string')
    return [
      {
        to: second,
        value: third as bigint,
        data: fourth as Hex,
        isDelegated: first === DELEGATECALL_725,
      },
    ]
  if (typeof first === 'string')
    return [
      {
        to: first,
        value: second as bigint,
        data: third as Hex,
        isDelegated: args.length > 3 && fourth !== 0,
      },
    ]
  const calls = list ?? (first as { readonly calls?: readonly unknown[] }).calls ?? [first]
  return (calls as readonly InnerCall[]).map(({ to: target, value, data }) => ({ to: target, value, data }))
}

type Bulk = {
  readonly items: readonly {
    readonly itemType: number
    readonly token: string
    readonly id: bigint
    readonly amount: bigint
  }[]
  readonly to: string
}

/** Type of an item that is an amount of a token; the others are NFTs. */
const ERC20 = 1

const readBulk = (transfers: readonly Bulk[]): readonly TokenEffect[] =>
  transfers.flatMap(({ items, to }) =>
    items.map(({ itemType, token, id, amount }): TokenEffect => ({
      type: 'transfer',
      token,
      to,
      value: itemType === ERC20 ? amount : id,
    })),
  )

type SafeArguments = readonly [string, bigint, Hex, number, bigint, bigint, bigint, string, string, Hex]

/** Call of a Safe, and its refund of gas. */
function readSafe([to, value, data, operation, ...refund]: SafeArguments): {
  readonly calls: readonly InnerCall[]
  readonly effects: readonly TokenEffect[]
} {
  const [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] = refund
  const { native, effects } = refundOf({ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver })
  return {
    calls: [
      { to, value, data, isDelegated: operation !== 0 },
      ...native.map((each) => ({ ...each, data: '0x' }) as const),
    ],
    effects,
  }
}

/**
 * The most that a Safe refunds for gas: `baseGas` may be any number. The Safe executes with `safeTxGas` where it refunds.
 */
export function refundOf({
  safeTxGas,
  baseGas,
  gasPrice,
  gasToken,
  refundReceiver,
}: {
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: string
  readonly refundReceiver: string
}): { readonly native: readonly NativeTransfer[]; readonly effects: readonly TokenEffect[] } {
  const value = (safeTxGas + baseGas) * gasPrice
  if (value === 0n) return { native: [], effects: [] }
  return isSameAddress(gasToken, zeroAddress)
    ? { native: [{ to: refundReceiver, value }], effects: [] }
    : { native: [], effects: [{ type: 'transfer', token: gasToken, to: refundReceiver, value }] }
}

const bytesAt = (data: Hex, start: number, end?: number): Hex =>
  `0x${data.slice(2 + 2 * start, end === undefined ? undefined : 2 + 2 * end)}`

/** Transactions of a Safe's MultiSend: operation, target, value, length and data of each, without padding. */
function readPacked(data: Hex): readonly InnerCall[] {
  const calls: InnerCall[] = []
  const size = (data.length - 2) / 2
  for (let at = 0; at + 85 <= size;) {
    const length = Number(BigInt(bytesAt(data, at + 53, at + 85)))
    calls.push({
      to: getAddress(bytesAt(data, at + 1, at + 21)),
      value: BigInt(bytesAt(data, at + 21, at + 53)),
      data: bytesAt(data, at + 85, at + 85 + length),
      isDelegated: bytesAt(data, at, at + 1) !== '0x00',
    })
    at += 85 + length
  }
  return calls
}

const executions = parseAbiParameters(['(address to, uint256 value, bytes data)[] calls'])
const batches = parseAbiParameters('bytes[] batches')

/**
 * Execution of ERC-7579: the first byte of the mode is 0 for one call, 1 for several, ff for a delegatecall. With ERC-7821
 * it may be several batches. Throws `REQUEST_UNREADABLE` for a batch that does not decode.
 */
function readExecution(mode: Hex, data: Hex): readonly InnerCall[] {
  const type = mode.slice(2, 4).toLowerCase()
  if (type !== '01') {
    const [to, value] = [bytesAt(data, 0, 20), bytesAt(data, 20, 52)]
    if (data.length < 2 + 2 * (type === 'ff' ? 20 : 52)) return []
    return type === 'ff'
      ? [{ to: getAddress(to), data: bytesAt(data, 20), isDelegated: true }]
      : [{ to: getAddress(to), value: BigInt(value), data: bytesAt(data, 52) }]
  }
  const isSeveral = /^0x01000000000078210002/i.test(mode)
  const calls = orNone(() =>
    (isSeveral ? decodeAbiParameters(batches, data)[0] : [data]).flatMap(
      (batch) => decodeAbiParameters(executions, batch)[0],
    ),
  )
  // Another function of the same name may have other modes.
  if (!calls && /^0x01(?:00|01)0{8}/.test(mode))
    throw createError('REQUEST_UNREADABLE', undefined, { value: 'data' })
  return calls ?? []
}

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
const subPlan = parseAbiParameters('bytes commands, bytes[] data')

/** Commands of the Universal Router that use the visitor's Permit2 allowance, and commands that contain commands. */
function readCommands(
  router: string,
  commands: Hex,
  inputs: readonly Hex[],
): { readonly calls: readonly InnerCall[]; readonly effects: readonly TokenEffect[] } {
  // A command that does not decode may fail without reverting the others.
  const all = inputs.map(
    (input, index) => orNone(() => readCommand(router, bytesAt(commands, index, index + 1), input)) ?? {},
  )
  return {
    calls: all.flatMap(({ calls = [] }) => calls),
    effects: all.flatMap(({ effects = [] }) => effects),
  }
}

function readCommand(
  router: string,
  command: Hex,
  input: Hex,
): { readonly calls?: readonly InnerCall[]; readonly effects?: readonly TokenEffect[] } {
  // Masks the highest bit: "the command may fail".
  switch (Number(command) & 0x7f) {
    case 0x02: {
      const [token, to, value] = decodeAbiParameters(transfer, input)
      return { effects: [{ type: 'transfer', token, to: toReceiver(router, to), value }] }
    }
    case 0x03:
    case 0x0a: {
      const parameters = (Number(command) & 0x7f) === 0x03 ? permitBatch : permitSingle
      const [{ details, spender }] = decodeAbiParameters(parameters, input)
      const approvals = [details].flat()
      return {
        effects: approvals.map(({ token, amount }) => ({ type: 'approval', token, spender, value: amount })),
      }
    }
    case 0x0d: {
      const [list] = decodeAbiParameters(transfers, input)
      return {
        effects: list.map(({ token, to, amount }) => ({ type: 'transfer', token, to, value: amount })),
      }
    }
    case 0x21: {
      const [commands, data] = decodeAbiParameters(subPlan, input)
      return { calls: [{ to: router, data: encodeFunctionData({ abi: [plan], args: [commands, data] }) }] }
    }
    default:
      return {}
  }
}

const plan = parseAbiItem('function execute(bytes commands, bytes[] data)')

/** Address 2 is the placeholder of the router itself. */
const toReceiver = (router: string, to: string): string => (BigInt(to) === 2n ? router : to)
