import { decodeAbiParameters, getAddress, parseAbiParameters, zeroAddress } from 'viem'
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

/** Calls and token effects inside of a call that wraps other calls. */
type Wrapped = {
  readonly calls: readonly InnerCall[]
  readonly effects: readonly TokenEffect[]
  readonly receivers?: readonly string[]
  /** Contracts that inner calls may pay, since later calls use what they get. */
  readonly takers?: readonly string[]
  /** The call leaves what it buys in a router; `undefined` if the inner calls decide. */
  readonly isLeft?: boolean
}

type Wrapper = {
  readonly functions: readonly string[]
  /** `args` are named like the parameters of the functions; `to` is the called contract. */
  readonly read: (args: never, to: string) => Partial<Wrapped>
}

const structs = [
  'struct Call { address to; bytes data; }',
  'struct FlaggedCall { address to; bool mayFail; bytes data; }',
  'struct ValueCall { address to; uint256 value; bytes data; }',
  'struct FlaggedValueCall { address to; bool mayFail; uint256 value; bytes data; }',
  'struct AccountCall { address to; address account; uint256 value; bytes data; }',
  'struct SelfCall { bool mayFail; bytes data; }',
  'struct Batch { ValueCall[] calls; bool mustSucceed; }',
  'struct Item { uint8 itemType; address token; uint256 id; uint256 amount; }',
  'struct Bulk { Item[] items; address to; bool mustAccept; }',
  'struct Request { uint256 chainId; uint256 minted; address to; uint256 value; bytes data; uint256 gas; uint256 gasPerByte; bytes[] deployed; address refunded; }',
]

/** Functions that carry out other calls, with the reader of their arguments. */
const wrappers: readonly Wrapper[] = [
  {
    functions: [
      // Multicall3
      '0x252dba42 function aggregate(Call[] calls)',
      '0xc3077fa9 function blockAndAggregate(Call[] calls)',
      '0xbce38bd7 function tryAggregate(bool requireSuccess, Call[] calls)',
      '0x399542e9 function tryBlockAndAggregate(bool requireSuccess, Call[] calls)',
      '0x82ad56cb function aggregate3(FlaggedCall[] calls)',
      '0x174dea71 function aggregate3Value(FlaggedValueCall[] calls)',
      // Smart accounts
      '0x3f707e6b function execute(ValueCall[] calls)',
      '0x34fcd5be function executeBatch(ValueCall[] calls)',
      // Ambire
      '0x6171d1c9 function execute(ValueCall[] calls, bytes signature)',
      '0xabc5345e function executeBySender(ValueCall[] calls)',
      // Euler: calls for an account of the caller
      '0xc16ae7a4 function batch(AccountCall[] calls)',
    ],
    read: ({ calls }: { readonly calls: readonly InnerCall[] }) => ({ calls: calls.map(callOf) }),
  },
  {
    // Calibur of Uniswap
    functions: ['0x99e1d016 function execute(Batch batch)'],
    read: ({ batch }: { readonly batch: { readonly calls: readonly InnerCall[] } }) => ({
      calls: batch.calls.map(callOf),
    }),
  },
  {
    // MetaMask, whose delegation manager calls the account for it
    functions: ['0x5c1c6dcd function execute(ValueCall call)'],
    read: ({ call }: { readonly call: InnerCall }) => ({ calls: [callOf(call)] }),
  },
  {
    functions: [
      // ERC-4337
      '0xb61d27f6 function execute(address to, uint256 value, bytes data)',
      // Biconomy
      '0x0000189a function execute_ncC(address to, uint256 value, bytes data)',
      // ERC-6551
      '0x9e5d4c49 function executeCall(address to, uint256 value, bytes data)',
      // Euler: call for an account of the caller
      '0x1f8b5215 function call(address to, address account, uint256 value, bytes data)',
    ],
    read: (call: InnerCall) => ({ calls: [callOf(call)] }),
  },
  {
    // ERC-6551
    functions: ['0x51945447 function execute(address to, uint256 value, bytes data, uint8 operation)'],
    read: ({ operation, ...call }: InnerCall & { readonly operation: number }) => ({
      calls: [{ ...call, isDelegated: operation !== 0 }],
    }),
  },
  {
    // ERC-725
    functions: ['0x44c028fe function execute(uint256 operation, address to, uint256 value, bytes data)'],
    read: ({ operation, ...call }: InnerCall & { readonly operation: bigint }) => ({
      calls: [{ ...call, isDelegated: operation === DELEGATECALL_725 }],
    }),
  },
  {
    // DSProxy of Maker, which runs the code of the other contract
    functions: ['0x1cff79cd function execute(address to, bytes data)'],
    read: (call: InnerCall) => ({ calls: [{ ...call, isDelegated: true }] }),
  },
  {
    functions: [
      '0x63fb0b96 function multicall(address[] to, bytes[] data)',
      '0x18dfb3c7 function executeBatch(address[] to, bytes[] data)',
      '0x47e1da2a function executeBatch(address[] to, uint256[] values, bytes[] data)',
      // Biconomy
      '0x00004680 function executeBatch_y6U(address[] to, uint256[] values, bytes[] data)',
    ],
    read: ({ to, values, data }: ListedCalls) => ({
      calls: to.map((each, index) => ({ to: each, value: values?.[index], data: data[index] ?? '0x' })),
    }),
  },
  {
    // Contracts that call themselves, such as routers, and BentoBox
    functions: [
      '0xac9650d8 function multicall(bytes[] data)',
      '0x5ae401dc function multicall(uint256 deadline, bytes[] data)',
      '0x1f0464d1 function multicall(bytes32 previousBlockhash, bytes[] data)',
      '0xd2423b51 function batch(bytes[] data, bool mustSucceed)',
    ],
    read: ({ data }: { readonly data: readonly Hex[] }, to) => ({
      calls: data.map((each) => ({ to, data: each })),
    }),
  },
  {
    // Calls of Pendle to itself
    functions: ['0x60fc8466 function multicall(SelfCall[] calls)'],
    read: ({ calls }: { readonly calls: readonly { readonly data: Hex }[] }, to) => ({
      calls: calls.map(({ data }) => ({ to, data })),
    }),
  },
  {
    // ERC-7579 and ERC-7821
    functions: ['0xe9ae5c53 function execute(bytes32 mode, bytes data)'],
    read: ({ mode, data }: { readonly mode: Hex; readonly data: Hex }) => ({
      calls: readExecution(mode, data),
    }),
  },
  {
    functions: [
      '0xcef6d209 function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
    ],
    read: ({
      modes,
      executions,
    }: {
      readonly modes: readonly Hex[]
      readonly executions: readonly Hex[]
    }) => ({
      calls: modes.flatMap((mode, index) => readExecution(mode, executions[index] ?? '0x')),
    }),
  },
  {
    functions: [
      '0x6a761202 function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ],
    read: readSafe,
  },
  {
    functions: ['0x8d80ff0a function multiSend(bytes data)'],
    read: ({ data }: { readonly data: Hex }) => ({ calls: readPacked(data) }),
  },
  {
    functions: [
      // Universal Router
      '0x24856bc3 function execute(bytes commands, bytes[] data)',
      '0x3593564c function execute(bytes commands, bytes[] data, uint256 deadline)',
      '0x44684dc3 function executeSigned(bytes commands, bytes[] data, bytes32 intent, bytes32 context, bool mustVerify, bytes32 nonce, bytes signature, uint256 deadline)',
      // Its proxy, which has the approvals of its accounts
      '0x2894adf9 function execute(address router, address token, uint256 amount, bytes commands, bytes[] data, uint256 deadline)',
    ],
    read: ({ commands, data }: { readonly commands: Hex; readonly data: readonly Hex[] }, to) =>
      readCommands(to, commands, data),
  },
  {
    // Position manager of Uniswap V4
    functions: ['0xdd46508f function modifyLiquidities(bytes actions, uint256 deadline)'],
    read: ({ actions }: { readonly actions: Hex }, to) => ({ receivers: readActionReceivers(to, actions) }),
  },
  {
    // Helper of OpenSea, which has the approvals of its accounts
    functions: ['0x32389b71 function bulkTransfer(Bulk[] transfers, bytes32 conduitKey)'],
    read: ({ transfers }: { readonly transfers: readonly Bulk[] }) => ({ effects: readBulk(transfers) }),
  },
  {
    // Bridges of Optimism and ZKsync, by which the account calls a contract of the other network
    functions: [
      '0xe9e05c42 function depositTransaction(address to, uint256 value, uint64 gas, bool isCreation, bytes data)',
      '0xeb672419 function requestL2Transaction(address to, uint256 value, bytes data, uint256 gas, uint256 gasPerByte, bytes[] deployed, address refunded)',
    ],
    read: readForced,
  },
  {
    functions: ['0xd52471c1 function requestL2TransactionDirect(Request request)'],
    read: ({ request }: { readonly request: Forced }) => readForced(request),
  },
  {
    // Allowance holder of 0x, which lets the operator take the amount during the call
    functions: [
      '0x2213bc0b function exec(address operator, address token, uint256 amount, address to, bytes data)',
    ],
    read: ({ operator, token, amount, ...call }: OperatorCall) => ({
      calls: [callOf(call)],
      effects: [{ type: 'approval', token, spender: operator, value: amount }],
    }),
  },
]

const SELECTOR = 10
const decodeWrapper = createDecoder([...structs, ...wrappers.flatMap(({ functions }) => functions)])
const readers: ReadonlyMap<string, Wrapper['read']> = new Map(
  wrappers.flatMap(({ functions, read }) => functions.map((each) => [each.slice(0, SELECTOR), read])),
)

/**
 * Calls and token effects inside calldata that wraps other calls; `undefined` for other functions. Throws
 * `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readWrapper(to: string, data: Hex): (Wrapped & { readonly name: string }) | undefined {
  const call = decodeWrapper(data)
  const read = readers.get(data.slice(0, SELECTOR).toLowerCase())
  if (!call || !read) return undefined
  const args = Object.fromEntries(call.inputs.map(({ name = '' }, index) => [name, call.args?.[index]]))
  return { name: call.functionName, calls: [], effects: [], ...read(args as never, to) }
}

/** A call without the other fields of its struct. */
const callOf = ({ to, value, data }: InnerCall): InnerCall => ({ to, value, data })

/** Value of ERC-725 for a delegatecall. */
const DELEGATECALL_725 = 4n

/** Calls whose fields are in one list each. */
type ListedCalls = {
  readonly to: readonly string[]
  readonly values?: readonly bigint[]
  readonly data: readonly Hex[]
}

type OperatorCall = InnerCall & { readonly operator: string; readonly token: string; readonly amount: bigint }

/** Call of the account on another network. A wallet shows that its value goes to the bridge. */
function readForced({ to, value = 0n, data, refunded = zeroAddress }: Forced): Partial<Wrapped> {
  const paid = data === '0x' && value > 0n ? [to, refunded] : [refunded]
  return {
    calls: [{ to, value, data }],
    receivers: paid.filter((each) => !isSameAddress(each, zeroAddress)),
  }
}

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

type Refund = {
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: string
  readonly refundReceiver: string
}

type SafeTransaction = InnerCall & Refund & { readonly operation: number }

/** Call of a Safe, and its refund of gas. */
function readSafe({ to, value, data, operation, ...refund }: SafeTransaction): Partial<Wrapped> {
  const { native, effects } = refundOf(refund)
  return {
    calls: [
      { to, value, data, isDelegated: operation !== 0 },
      ...native.map((each) => ({ ...each, data: '0x' }) as const),
    ],
    effects,
  }
}

/**
 * The most that a Safe refunds for gas: `baseGas` may be any number. The Safe executes with `safeTxGas` where it
 * refunds.
 */
export function refundOf({ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }: Refund): {
  readonly native: readonly NativeTransfer[]
  readonly effects: readonly TokenEffect[]
} {
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
 * Execution of ERC-7579: the first byte of the mode is 0 for one call, 1 for several, ff for a delegatecall. With
 * ERC-7821 it may be several batches. Throws `REQUEST_UNREADABLE` for a batch that does not decode.
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
