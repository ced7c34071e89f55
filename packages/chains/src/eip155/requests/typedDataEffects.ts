import { read } from '../../errors/foreign.ts'
import type { TypedData } from '../../operations.ts'
import type { Hex } from '../../types.ts'
import type { NativeTransfer, RequestedCall, TokenEffect } from '../../walletRequest.ts'
import { decodeCall, transfersOf } from './decodeCall.ts'
import type { InnerCall } from './innerCalls.ts'

type Effects = Pick<RequestedCall, 'effects'> & { readonly nativeTransfers: readonly NativeTransfer[] }

/**
 * Token effects of signed typed data: approvals (ERC-2612, DAI permit, Permit2), transfers (ERC-3009), orders that sell
 * tokens (Seaport, CoW Protocol, 1inch, 0x), and the effects of signed calls that others may send, at any depth:
 * ERC-2771, meta transactions of a contract, transactions of a Safe, user operations (ERC-4337) and batches of smart
 * accounts. Other typed data has none.
 */
export function typedDataEffects({ domain, primaryType, message }: TypedData): Effects {
  const calls = callsIn({ domain, message }).map((call) => ({ ...call, ...decodeCall(call.to, call.data) }))
  return {
    effects: [
      ...signedEffects({ domain, primaryType, message }),
      ...soldItems(domain, message),
      ...calls.flatMap(({ effects }) => effects),
    ],
    nativeTransfers: calls.flatMap(transfersOf),
  }
}

/** Deeper calls are not read. */
const MAX_DEPTH = 16

/** Signed calls in a message. */
function callsIn(
  { domain, message }: Pick<TypedData, 'domain' | 'message'>,
  depth = 0,
): readonly InnerCall[] {
  const calls = [
    [domain['verifyingContract'], message['functionSignature']],
    [message['to'], message['data']],
    [message['target'], message['data']],
    [message['sender'], message['callData']],
  ] as const
  const own = calls.flatMap(([contract, bytes]): readonly InnerCall[] => {
    const [to, data] = [text(contract), signedBytes(bytes)]
    return to === undefined || data === undefined ? [] : [{ to, data, value: toBigInt(message['value']) }]
  })
  if (depth === MAX_DEPTH) return own
  return [...own, ...structsIn(message).flatMap((each) => callsIn({ domain, message: each }, depth + 1))]
}

/** Structs and lists that are values of a struct or list. */
const structsIn = (struct: object): readonly TypedData['message'][] =>
  Object.values(struct).filter((value) => typeof value === 'object' && value !== null)

/**
 * Items that signed orders sell, at any depth, since Seaport signs many orders as a tree. The contract of the order may
 * take them until the order ends, at a price that may be nothing.
 */
function soldItems(
  domain: TypedData['domain'],
  message: TypedData['message'],
  depth = 0,
): readonly TokenEffect[] {
  const spender = text(domain['verifyingContract'])
  if (spender === undefined) return []
  const offer: readonly unknown[] = Array.isArray(message['offer']) ? message['offer'] : []
  const own = [...offer.map(offeredItem), ...orderFields.map((fields) => soldToken(message, fields))].flatMap(
    (item): readonly TokenEffect[] => (item ? [{ type: 'approval', spender, ...item }] : []),
  )
  if (depth === MAX_DEPTH) return own
  return [...own, ...structsIn(message).flatMap((each) => soldItems(domain, each, depth + 1))]
}

/** Fields of orders: the sold token, its amount, and a fee that is taken in addition. */
const orderFields = [
  // CoW Protocol
  { token: 'sellToken', amount: 'sellAmount', fee: 'feeAmount' },
  // 1inch
  { token: 'makerAsset', amount: 'makingAmount' },
  // 0x
  { token: 'makerToken', amount: 'makerAmount' },
] as const

type SoldItem = Pick<TokenEffect, 'token' | 'value'>

function soldToken(
  message: TypedData['message'],
  { token: tokenField, amount, fee }: { token: string; amount: string; fee?: string },
): SoldItem | undefined {
  const token = text(message[tokenField])
  if (token === undefined || message[amount] === undefined) return undefined
  const value = toBigInt(message[amount])
  const paid = fee === undefined || message[fee] === undefined ? 0n : toBigInt(message[fee])
  return { token, value: value === undefined || paid === undefined ? 'all' : value + paid }
}

/** Kinds of a Seaport item: an amount of a token, and one NFT. Of other kinds the buyer chooses the NFT. */
const ITEM = { native: 0n, erc20: 1n, erc721: 2n, erc1155: 3n } as const

/** Item of a Seaport offer; its amount may change between start and end of the order. */
function offeredItem(item: unknown): SoldItem | undefined {
  const token = text(read(item, 'token'))
  const kind = toBigInt(read(item, 'itemType'))
  if (token === undefined || kind === ITEM.native) return undefined
  if (kind === ITEM.erc721 || kind === ITEM.erc1155)
    return { token, value: toBigInt(read(item, 'identifierOrCriteria')) ?? 'all' }
  const [start, end] = [toBigInt(read(item, 'startAmount')), toBigInt(read(item, 'endAmount'))]
  if (kind !== ITEM.erc20 || start === undefined || end === undefined) return { token, value: 'all' }
  return { token, value: start > end ? start : end }
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

/** An address may also be a number. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? `${value}` : undefined
/** Whether every wallet signs a value as `false`. Of texts some sign all as `true`, `false` included. */
const isNo = (value: unknown): boolean => value === false || value === 0

/** An unsigned integer; `undefined` otherwise. A negative number would lower the sum of a spend limit. */
function toBigInt(value: unknown): bigint | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  try {
    const amount = BigInt(value)
    return amount < 0n ? undefined : amount
  } catch {
    return undefined
  }
}
