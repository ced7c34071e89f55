import { read } from '../../errors/foreign.ts'
import type { TypedData } from '../../operations.ts'
import type { Hex } from '../../types.ts'
import type { NativeTransfer, RequestedCall, TokenEffect } from '../../walletRequest.ts'
import { decodeCall, transfersOf } from './decodeCall.ts'
import type { InnerCall } from './innerCalls.ts'
import { ordersIn } from './orders.ts'
import { inStructs, text, toBigInt } from './structs.ts'

type Effects = Pick<RequestedCall, 'effects'> & {
  readonly nativeTransfers: readonly NativeTransfer[]
  readonly hasUnpaidOrder: boolean
}

/**
 * Token effects of signed typed data: approvals (ERC-2612, DAI permit, Permit2), transfers (ERC-3009), orders that sell
 * tokens (Seaport, CoW Protocol, 1inch, 0x), and the effects of signed calls that others may send, also in inner structs:
 * ERC-2771, meta transactions of a contract, transactions of a Safe, user operations (ERC-4337) and batches of smart
 * accounts. Other typed data has none.
 */
export function typedDataEffects({ domain, primaryType, message }: TypedData): Effects {
  const calls = inStructs(message, (struct) => callsIn(domain, struct)).map((call) => ({
    ...call,
    ...decodeCall(call.to, call.data),
  }))
  const orders = inStructs(message, ordersIn)
  const spender = text(domain['verifyingContract'])
  const sold = spender === undefined ? [] : orders.flatMap((order) => order.sold)
  return {
    effects: [
      ...signedEffects({ domain, primaryType, message }),
      ...sold.map((item) => ({ type: 'approval', spender: `${spender}`, ...item }) as const),
      ...calls.flatMap(({ effects }) => effects),
    ],
    nativeTransfers: calls.flatMap(transfersOf),
    hasUnpaidOrder: orders.some(({ isUnpaid }) => isUnpaid),
  }
}

/** Signed calls in a struct of a message. */
function callsIn(domain: TypedData['domain'], struct: TypedData['message']): readonly InnerCall[] {
  const calls = [
    [domain['verifyingContract'], struct['functionSignature']],
    [struct['to'], struct['data']],
    [struct['target'], struct['data']],
    [struct['sender'], struct['callData']],
  ] as const
  return calls.flatMap(([contract, bytes]): readonly InnerCall[] => {
    const [to, data] = [text(contract), signedBytes(bytes)]
    return to === undefined || data === undefined ? [] : [{ to, data, value: toBigInt(struct['value']) }]
  })
}

/**
 * Bytes of a text as wallets sign them: most put a 0 before an odd number of digits, and viem takes any first two
 * characters for `0x`. `undefined` for a text of other characters.
 */
function signedBytes(value: unknown): Hex | undefined {
  const digits = typeof value === 'string' ? /^[^]{2}([\da-f]*)$/i.exec(value)?.[1] : undefined
  return digits === undefined ? undefined : `0x${digits.length % 2 ? '0' : ''}${digits.toLowerCase()}`
}

function signedEffects({
  domain,
  primaryType,
  message,
}: Pick<TypedData, 'domain' | 'primaryType' | 'message'>): readonly TokenEffect[] {
  const contract = text(domain['verifyingContract'])
  const to = text(message['to'])
  if (authorizations.test(primaryType) && contract !== undefined && to !== undefined)
    return [{ type: 'transfer', token: contract, to, value: toBigInt(message['value']) ?? 'all' }]
  const spender = text(message['spender'])
  if (spender === undefined) return []
  if (primaryType === 'Permit' && contract !== undefined) {
    // The DAI permit has no amount: all or nothing.
    if (message['allowed'] !== undefined)
      return isNo(message['allowed']) ? [] : [{ type: 'approval', token: contract, spender, value: 'all' }]
    return approval(contract, spender, message['value'])
  }
  if (!permit2Types.test(primaryType)) return []
  const details = message['details'] ?? message['permitted']
  return (Array.isArray(details) ? details : [details]).flatMap((each: unknown) => permitted(spender, each))
}

/** Transfers that others may send (ERC-3009). */
const authorizations = /^(?:Transfer|Receive)WithAuthorization$/

/** Allowances and one-time transfers of Permit2, for one token or several. */
const permit2Types = /^Permit(?:Single|Batch|TransferFrom|(?:Batch)?WitnessTransferFrom|BatchTransferFrom)$/

/** `token` and `amount` of Permit2. */
function permitted(spender: string, value: unknown): readonly TokenEffect[] {
  const token = text(read(value, 'token'))
  return token === undefined ? [] : approval(token, spender, read(value, 'amount'))
}

function approval(token: string, spender: string, value: unknown): readonly TokenEffect[] {
  const amount = toBigInt(value)
  // An unreadable amount may be any amount.
  return [{ type: 'approval', token, spender, value: amount ?? 'all' }]
}

/** Whether every wallet signs a value as `false`. Of texts some sign all as `true`, `false` included. */
const isNo = (value: unknown): boolean => value === false || value === 0
