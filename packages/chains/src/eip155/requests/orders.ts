import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import type { TokenEffect } from '../../walletRequest.ts'
import { addressText, type Struct, toBigInt } from './structs.ts'

type SoldItem = Pick<TokenEffect, 'token' | 'value'>

/** A signed order. The contract of the order may take the sold items until the order ends. */
export type SignedOrder = {
  readonly sold: readonly SoldItem[]
  /** The order pays its maker nothing. */
  readonly isUnpaid: boolean
}

/** The order that a struct is: of Seaport, CoW Protocol, 1inch or 0x. */
export function ordersIn(struct: Struct): readonly SignedOrder[] {
  const orders = [seaportOrder(struct), ...orderFields.map((fields) => tokenOrder(struct, fields))]
  return orders.filter((order) => order !== undefined)
}

/** Fields of orders that sell one token for another. `fee` is taken in addition to `amount`. */
const orderFields = [
  // CoW Protocol
  { token: 'sellToken', amount: 'sellAmount', fee: 'feeAmount', price: 'buyAmount' },
  // 1inch
  { token: 'makerAsset', amount: 'makingAmount', fee: undefined, price: 'takingAmount' },
  // 0x
  { token: 'makerToken', amount: 'makerAmount', fee: undefined, price: 'takerAmount' },
] as const

function tokenOrder(struct: Struct, fields: (typeof orderFields)[number]): SignedOrder | undefined {
  const token = addressText(struct[fields.token])
  if (token === undefined || struct[fields.amount] === undefined) return undefined
  const value = toBigInt(struct[fields.amount])
  const fee = fields.fee === undefined || struct[fields.fee] === undefined ? 0n : toBigInt(struct[fields.fee])
  return {
    sold: [{ token, value: value === undefined || fee === undefined ? 'all' : value + fee }],
    isUnpaid: isNothing(struct[fields.price]),
  }
}

/** Whether an amount is nothing, or one base unit: an order for less is not possible in some contracts. */
const isNothing = (amount: unknown): boolean => (toBigInt(amount) ?? 0n) <= 1n

/** Types of a Seaport item. Of other types the buyer chooses the NFT. */
const ITEM = { native: 0n, erc20: 1n, erc721: 2n, erc1155: 3n } as const

function seaportOrder({ offer, consideration, offerer }: Struct): SignedOrder | undefined {
  if (!Array.isArray(offer)) return undefined
  const sold = offer.flatMap((item) => offeredItem(item) ?? [])
  if (sold.length === 0) return undefined
  const payments: readonly unknown[] = Array.isArray(consideration) ? consideration : []
  return { sold, isUnpaid: !payments.some((item) => isPayment(item, addressText(offerer) ?? '')) }
}

/** Item that an offer sells. Its amount may change between start and end of the order. */
function offeredItem(item: unknown): SoldItem | undefined {
  const token = addressText(read(item, 'token'))
  const type = toBigInt(read(item, 'itemType'))
  if (token === undefined || type === ITEM.native) return undefined
  if (type === ITEM.erc721 || type === ITEM.erc1155)
    return { token, value: toBigInt(read(item, 'identifierOrCriteria')) ?? 'all' }
  const [start, end] = [toBigInt(read(item, 'startAmount')), toBigInt(read(item, 'endAmount'))]
  if (type !== ITEM.erc20 || start === undefined || end === undefined) return { token, value: 'all' }
  return { token, value: start > end ? start : end }
}

/** Whether an item of a consideration pays the maker, at the start and at the end of the order. */
function isPayment(item: unknown, maker: string): boolean {
  if (!isSameAddress(addressText(read(item, 'recipient')) ?? '', maker)) return false
  const type = toBigInt(read(item, 'itemType'))
  const amounts = [read(item, 'startAmount'), read(item, 'endAmount')]
  return type === ITEM.native || type === ITEM.erc20
    ? !amounts.some(isNothing)
    : amounts.every((amount) => (toBigInt(amount) ?? 0n) > 0n)
}
