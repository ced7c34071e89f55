import { zeroAddress } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import type { TypedData } from '../../operations.ts'
import { readText, toBytes } from '../../requests/describeOperation.ts'
import type { Hex } from '../../types.ts'
import type { NativeTransfer, RequestedCall, TokenEffect } from '../../walletRequest.ts'
import { decodeCall, delegatesOf, transfersOf } from './decodeCall.ts'
import { type InnerCall, refundOf } from './innerCalls.ts'
import { approvalsOf, ordersIn } from './orders.ts'
import { addressText, inStructs, type Struct, toBigInt } from './structs.ts'

type Effects = Pick<RequestedCall, 'effects'> & {
  readonly nativeTransfers: readonly NativeTransfer[]
  readonly receivers: readonly string[]
  readonly delegates: readonly string[]
  readonly hasUnpaidOrder: boolean
  readonly isHash: boolean
}

/**
 * Token effects of signed typed data: approvals (ERC-2612, DAI permit, Permit2, operators and managers, spend
 * permissions of Base), transfers (ERC-3009, Hyperliquid), orders that sell tokens or NFTs, and the effects of signed
 * calls that others may send, also in inner structs: ERC-2771, meta transactions of a contract, transactions of a
 * Safe and their refund of gas, user operations (ERC-4337) and batches of smart accounts. Other typed data has none.
 * `signer`: account that signs.
 */
export function typedDataEffects(typedData: TypedData, signer: string | undefined): Effects {
  const { domain, message } = typedData
  const calls = inStructs(message, (struct) => callsIn(domain, struct)).map((call) => ({
    ...call,
    ...decodeCall(call.to, call.data),
  }))
  const orders = inStructs(message, (struct) => ordersIn(struct, signer))
  const refunds = inStructs(message, refundIn)
  const spender = addressText(domain['verifyingContract'])
  // Smart accounts, which send the calls.
  const accounts = [
    spender,
    ...inStructs(message, ({ sender, safe }) => [addressText(sender), addressText(safe)]),
  ].filter((each) => each !== undefined)
  return {
    effects: [
      ...signedEffects(typedData),
      ...(spender === undefined ? [] : approvalsOf(orders, spender)),
      ...calls.flatMap(({ effects }) => effects),
      ...refunds.flatMap(({ effects }) => effects),
    ],
    nativeTransfers: [...calls.flatMap(transfersOf), ...refunds.flatMap(({ native }) => native)],
    receivers: calls
      .flatMap(({ receivers = [] }) => receivers)
      .filter((receiver) => !accounts.some((account) => isSameAddress(account, receiver))),
    delegates: [...inStructs(message, delegatesIn), ...calls.flatMap(delegatesOf)],
    hasUnpaidOrder: orders.some(({ isUnpaid }) => isUnpaid) || calls.some((call) => call.hasUnpaidOrder),
    isHash: isHash(typedData) || calls.some((call) => call.isHash),
  }
}

/** Signed calls in a struct of a message. */
function callsIn(domain: TypedData['domain'], struct: Struct): readonly InnerCall[] {
  const calls = [
    [domain['verifyingContract'], struct['functionSignature']],
    [struct['to'], struct['data']],
    [struct['target'], struct['data']],
    [struct['sender'], struct['callData']],
    // Safe's module for ERC-4337
    [struct['safe'], struct['callData']],
    // Balancer, and calls of Euler's connector to itself
    [domain['verifyingContract'], struct['calldata']],
    [struct['nonceNamespace'] === undefined ? undefined : domain['verifyingContract'], struct['data']],
  ] as const
  const { operation } = struct
  return calls.flatMap(([contract, bytes]): readonly InnerCall[] => {
    const [to, data] = [addressText(contract), signedBytes(bytes)]
    if (to === undefined || data === undefined) return []
    const isDelegated = operation !== undefined && toBigInt(operation) !== 0n
    return [{ to, data, value: toBigInt(struct['value']), isDelegated }]
  })
}

/** Refund of gas of a transaction of a Safe. */
function refundIn(struct: Struct): readonly ReturnType<typeof refundOf>[] {
  const [safeTxGas, baseGas, gasPrice] = ['safeTxGas', 'baseGas', 'gasPrice'].map((name) =>
    toBigInt(struct[name]),
  )
  if (safeTxGas === undefined || baseGas === undefined || gasPrice === undefined) return []
  const [gasToken, refundReceiver] = [struct['gasToken'], struct['refundReceiver']].map(
    (address) => addressText(address) ?? zeroAddress,
  ) as [string, string]
  return [refundOf({ safeTxGas, baseGas, gasPrice, gasToken, refundReceiver })]
}

/**
 * Delegate of a delegation (ERC-7710), whose caveats may limit nothing: anyone can write their contracts. Also the
 * contract that an account of BentoBox approves, and agents and signers of an account of Hyperliquid.
 */
function delegatesIn(struct: Struct): readonly string[] {
  const { authority, caveats, approved, signers } = struct
  const isDelegation = authority !== undefined || caveats !== undefined
  const delegates = [
    isDelegation && struct['delegate'],
    approved !== undefined && !isNo(approved) && struct['masterContract'],
    struct['agentAddress'],
    ...(typeof signers === 'string' ? (signers.match(/0x[\da-f]{40}/gi) ?? []) : []),
  ]
  return delegates.flatMap((each) => addressText(each) ?? [])
}

/** Shortest bytes, in hex with `0x`, that may be a hash. */
const HASH_LENGTH = 66

/**
 * Whether every field of the message is bytes, and one may be a hash: smart accounts sign hashes of any request so.
 * Also actions of Hyperliquid, whose orders and multisig transactions are signed by their hash.
 */
function isHash(typedData: TypedData): boolean {
  const { type, struct } = contentsOf(typedData)
  if (['connectionId', 'multiSigActionHash'].some((name) => struct[name] !== undefined)) return true
  return (
    fieldsOf(typedData.types, type).every((field) => /^bytes\d*$/.test(`${read(field, 'type') as string}`)) &&
    Object.values(struct).some((value) => {
      const bytes = signedBytes(value)
      return bytes !== undefined && bytes.length >= HASH_LENGTH && readText(toBytes(bytes)) === undefined
    })
  )
}

/**
 * Bytes of a text as wallets sign them: most put a 0 before an odd number of digits, and viem takes any first two
 * characters for `0x`. `undefined` for a text of other characters.
 */
function signedBytes(value: unknown): Hex | undefined {
  const digits = typeof value === 'string' ? /^[^]{2}([\da-f]*)$/i.exec(value)?.[1] : undefined
  return digits === undefined ? undefined : `0x${digits.length % 2 ? '0' : ''}${digits.toLowerCase()}`
}

function signedEffects(typedData: TypedData): readonly TokenEffect[] {
  const contract = addressText(typedData.domain['verifyingContract'])
  const { type, struct } = contentsOf(typedData)
  const to = addressText(struct['to'])
  if (authorizations.test(type) && contract !== undefined && to !== undefined)
    return [{ type: 'transfer', token: contract, to, value: toBigInt(struct['value']) ?? 'all' }]
  const destination = addressText(struct['destination'] ?? struct['destinationRecipient'])
  if (type.startsWith('HyperliquidTransaction:') && contract !== undefined && destination !== undefined)
    return [{ type: 'transfer', token: contract, to: destination, value: 'all' }]
  if (type.startsWith('SpendPermission')) return spendPermissions(struct)
  const grant = grants.find(
    (each) =>
      each.type === type &&
      addressText(struct[each.to]) !== undefined &&
      (each.flag === undefined || struct[each.flag] !== undefined),
  )
  if (grant && contract !== undefined) {
    const receiver = addressText(struct[grant.to]) ?? ''
    if (grant.flag === undefined) return approval(contract, receiver, struct[grant.amount])
    return isNo(struct[grant.flag]) ? [] : approval(contract, receiver, undefined)
  }
  const spender = addressText(struct['spender'])
  if (spender === undefined || !permit2Types.test(type)) return []
  const details = struct['details'] ?? struct['permitted']
  return (Array.isArray(details) ? details : [details]).flatMap((each: unknown) => permitted(spender, each))
}

/** The signed struct. In `TypedDataSign` (ERC-7739) a smart account signs the struct of a contract. */
function contentsOf({ types, primaryType, message }: TypedData): {
  readonly type: string
  readonly struct: Struct
} {
  const { contents } = message
  if (primaryType !== 'TypedDataSign' || typeof contents !== 'object' || contents === null)
    return { type: primaryType, struct: message }
  const field = fieldsOf(types, primaryType).find((each) => read(each, 'name') === 'contents')
  return { type: `${read(field, 'type') as string}`, struct: contents as Struct }
}

function fieldsOf(types: TypedData['types'], struct: string): readonly unknown[] {
  const fields: unknown = Object.hasOwn(types, struct) ? types[struct] : undefined
  return Array.isArray(fields) ? fields : []
}

/** Signed approvals of a contract. `flag`: field of an approval of all or nothing. */
const grants = [
  // The permit of DAI, and ERC-2612
  { type: 'Permit', to: 'spender', flag: 'allowed' },
  { type: 'Permit', to: 'spender', amount: 'value', flag: undefined },
  // USDC on Polygon
  { type: 'ApproveWithAuthorization', to: 'spender', amount: 'value', flag: undefined },
  { type: 'IncreaseAllowanceWithAuthorization', to: 'spender', amount: 'increment', flag: undefined },
  // Debt tokens of Aave
  { type: 'DelegationWithSig', to: 'delegatee', amount: 'value', flag: undefined },
  // NFTs of Uniswap
  { type: 'PermitForAll', to: 'operator', flag: 'approved' },
  // Compound III, and Morpho Blue
  { type: 'Authorization', to: 'manager', flag: 'isAllowed' },
  { type: 'Authorization', to: 'authorized', flag: 'isAuthorized' },
] as const

/** Transfers that others may send (ERC-3009). */
const authorizations = /^(?:Transfer|Receive)WithAuthorization$/

/** Allowances and one-time transfers of Permit2, for one token or several. */
const permit2Types = /^Permit(?:Single|Batch|TransferFrom|(?:Batch)?WitnessTransferFrom|BatchTransferFrom)$/

/** `token` and `amount` of Permit2. */
function permitted(spender: string, value: unknown): readonly TokenEffect[] {
  const token = addressText(read(value, 'token'))
  return token === undefined ? [] : approval(token, spender, read(value, 'amount'))
}

/** Permission of Base to spend an allowance in each period, or several: the sum until its end. */
function spendPermissions(struct: Struct): readonly TokenEffect[] {
  const [start, end, period = 0n] = ['start', 'end', 'period'].map((name) => toBigInt(struct[name]))
  const permissions: readonly unknown[] = [struct['permissions'] ?? struct].flat()
  return permissions.flatMap((each) => {
    const [token, spender] = [addressText(read(each, 'token')), addressText(read(each, 'spender'))]
    const allowance = toBigInt(read(each, 'allowance'))
    if (token === undefined || spender === undefined) return []
    const isReadable = start !== undefined && end !== undefined && period > 0n && allowance !== undefined
    const periods = isReadable ? (end - start + period - 1n) / period : 0n
    return approval(token, spender, isReadable ? periods * allowance : undefined)
  })
}

function approval(token: string, spender: string, value: unknown): readonly TokenEffect[] {
  const amount = toBigInt(value)
  // An unreadable amount may be any amount.
  return [{ type: 'approval', token, spender, value: amount ?? 'all' }]
}

/** Whether every wallet signs a value as `false`. Of texts some sign all as `true`, `false` included. */
const isNo = (value: unknown): boolean => value === false || value === 0
