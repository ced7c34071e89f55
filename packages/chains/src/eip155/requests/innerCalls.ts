import { type AbiParameter, decodeAbiParameters, getAddress, parseAbiParameters, zeroAddress } from 'viem'
import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import { orNone } from '../../orNone.ts'
import type { Hex } from '../../types.ts'
import type { NativeTransfer, TokenEffect } from '../../walletRequest.ts'
import { createDecoder } from './createDecoder.ts'
import { readActionReceivers, readCommands } from './universalRouter.ts'

/** A call that another call carries out. `isDelegated`: by delegatecall, so that the account runs the code of `to`. */
export type InnerCall = {
  readonly to: string
  readonly data: Hex
  readonly value?: bigint | undefined
  readonly isDelegated?: boolean | undefined
}

const decodeWrapper = createDecoder([
  'struct Call { address to; bytes data; }',
  'struct FlaggedCall { address to; bool mayFail; bytes data; }',
  'struct ValueCall { address to; uint256 value; bytes data; }',
  'struct FlaggedValueCall { address to; bool mayFail; uint256 value; bytes data; }',
  'struct AccountCall { address to; address account; uint256 value; bytes data; }',
  'struct Batch { ValueCall[] calls; bool mustSucceed; }',
  // Contracts that call themselves, such as routers
  '0xac9650d8 function multicall(bytes[] data)',
  '0x5ae401dc function multicall(uint256 deadline, bytes[] data)',
  '0x1f0464d1 function multicall(bytes32 previousBlockhash, bytes[] data)',
  '0x63fb0b96 function multicall(address[] to, bytes[] data)',
  // BentoBox
  '0xd2423b51 function batch(bytes[] data, bool mustSucceed)',
  // Multicall3
  '0x252dba42 function aggregate(Call[] calls)',
  '0xc3077fa9 function blockAndAggregate(Call[] calls)',
  '0xbce38bd7 function tryAggregate(bool requireSuccess, Call[] calls)',
  '0x399542e9 function tryBlockAndAggregate(bool requireSuccess, Call[] calls)',
  '0x82ad56cb function aggregate3(FlaggedCall[] calls)',
  '0x174dea71 function aggregate3Value(FlaggedValueCall[] calls)',
  // Smart accounts: ERC-4337, ERC-7579 and ERC-7821, Safe
  '0xb61d27f6 function execute(address to, uint256 value, bytes data)',
  '0x3f707e6b function execute(ValueCall[] calls)',
  '0xe9ae5c53 function execute(bytes32 mode, bytes data)',
  '0x34fcd5be function executeBatch(ValueCall[] calls)',
  '0x18dfb3c7 function executeBatch(address[] to, bytes[] data)',
  '0x47e1da2a function executeBatch(address[] to, uint256[] values, bytes[] data)',
  '0x6a761202 function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  '0x8d80ff0a function multiSend(bytes data)',
  // Biconomy, Ambire, Calibur of Uniswap, and MetaMask, whose delegation manager calls the account for it
  '0x0000189a function execute_ncC(address to, uint256 value, bytes data)',
  '0x00004680 function executeBatch_y6U(address[] to, uint256[] values, bytes[] data)',
  '0x6171d1c9 function execute(ValueCall[] calls, bytes signature)',
  '0xabc5345e function executeBySender(ValueCall[] calls)',
  '0x99e1d016 function execute(Batch batch)',
  '0x5c1c6dcd function execute(ValueCall call)',
  '0xcef6d209 function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
  // DSProxy of Maker, which runs the code of the other contract
  '0x1cff79cd function execute(address to, bytes data)',
  // ERC-6551 and ERC-725
  '0x51945447 function execute(address to, uint256 value, bytes data, uint8 operation)',
  '0x9e5d4c49 function executeCall(address to, uint256 value, bytes data)',
  '0x44c028fe function execute(uint256 operation, address to, uint256 value, bytes data)',
  // Euler: calls for an account of the caller
  '0x1f8b5215 function call(address to, address account, uint256 value, bytes data)',
  '0xc16ae7a4 function batch(AccountCall[] calls)',
  // Helper of OpenSea, which has the approvals of its accounts
  'struct Item { uint8 itemType; address token; uint256 id; uint256 amount; }',
  'struct Bulk { Item[] items; address to; bool mustAccept; }',
  '0x32389b71 function bulkTransfer(Bulk[] transfers, bytes32 conduitKey)',
  // Universal Router
  '0x24856bc3 function execute(bytes commands, bytes[] data)',
  '0x3593564c function execute(bytes commands, bytes[] data, uint256 deadline)',
  '0x44684dc3 function executeSigned(bytes commands, bytes[] data, bytes32 intent, bytes32 context, bool mustVerify, bytes32 nonce, bytes signature, uint256 deadline)',
  // Its proxy, which has the approvals of its accounts
  '0x2894adf9 function execute(address router, address token, uint256 amount, bytes commands, bytes[] data, uint256 deadline)',
  // Position manager of Uniswap V4
  '0xdd46508f function modifyLiquidities(bytes actions, uint256 deadline)',
  // Calls of Pendle to itself
  'struct SelfCall { bool mayFail; bytes data; }',
  '0x60fc8466 function multicall(SelfCall[] calls)',
  // Bridges of Optimism and ZKsync, by which the account calls a contract of the other network
  '0xe9e05c42 function depositTransaction(address to, uint256 value, uint64 gas, bool isCreation, bytes data)',
  'struct Request { uint256 chainId; uint256 minted; address to; uint256 value; bytes data; uint256 gas; uint256 gasPerByte; bytes[] deployed; address refunded; }',
  '0xd52471c1 function requestL2TransactionDirect(Request request)',
  '0xeb672419 function requestL2Transaction(address to, uint256 value, bytes data, uint256 gas, uint256 gasPerByte, bytes[] deployed, address refunded)',
  // Allowance holder of 0x, which lets the operator take the amount during the call
  '0x2213bc0b function exec(address operator, address token, uint256 amount, address to, bytes data)',
])

/**
 * Calls and token effects inside calldata that wraps other calls; `undefined` for other functions. Throws
 * `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readWrapper(
  to: string,
  data: Hex,
):
  | {
      readonly name: string
      readonly calls: readonly InnerCall[]
      readonly effects: readonly TokenEffect[]
      readonly receivers?: readonly string[]
      /** Contracts that inner calls may pay, since later calls use what they get. */
      readonly takers?: readonly string[]
      /** The call leaves what it buys in a router; `undefined` if the inner calls decide. */
      readonly isLeft?: boolean
    }
  | undefined {
  const call = decodeWrapper(data)
  if (!call) return undefined
  const { functionName: name } = call
  const args: readonly unknown[] = call.args
  const [first] = args
  const lists = args.findIndex((each) => Array.isArray(each))
  if (name.startsWith('execute') && typeof args[lists - 1] === 'string')
    return { name, ...readCommands(to, args[lists - 1] as Hex, args[lists] as readonly Hex[]) }
  if (name === 'modifyLiquidities')
    return { name, calls: [], effects: [], receivers: readActionReceivers(to, first as Hex) }
  if (name === 'exec') {
    const [operator, token, value, target, inner] = args as readonly [string, string, bigint, string, Hex]
    return {
      name,
      calls: [{ to: target, data: inner }],
      effects: [{ type: 'approval', token, spender: operator, value }],
    }
  }
  if (name === 'bulkTransfer') return { name, calls: [], effects: readBulk(first as readonly Bulk[]) }
  if (name === 'depositTransaction' || name.startsWith('requestL2')) {
    const request = typeof first === 'string' ? toStruct(call.inputs, args) : first
    return { name, ...readForced(request as Forced) }
  }
  if (name === 'execTransaction') return { name, ...readSafe(args as unknown as SafeArguments) }
  return { name, calls: callsOf(to, name, args), effects: [] }
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
    return (list as readonly (Hex | { readonly data: Hex })[]).map((each) => ({
      to,
      data: typeof each === 'string' ? each : each.data,
    }))
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

/** Call of the account on another network. A wallet shows that its value goes to the bridge. */
function readForced({ to, value = 0n, data, refunded = zeroAddress }: Forced): {
  readonly calls: readonly InnerCall[]
  readonly effects: readonly TokenEffect[]
  readonly receivers: readonly string[]
} {
  const paid = data === '0x' && value > 0n ? [to, refunded] : [refunded]
  return {
    calls: [{ to, value, data }],
    effects: [],
    receivers: paid.filter((each) => !isSameAddress(each, zeroAddress)),
  }
}

const toStruct = (inputs: readonly AbiParameter[], args: readonly unknown[]): unknown =>
  Object.fromEntries(inputs.map(({ name = '' }, index) => [name, args[index]]))

type Forced = InnerCall & { readonly refunded?: string }

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
