import { zeroAddress } from 'viem'
import { isSameAddress } from '../../address/isSameAddress.ts'
import { read } from '../../errors/foreign.ts'
import type { TokenEffect } from '../../walletRequest.ts'
import { addressText, type Struct, toBigInt } from './structs.ts'

type SoldItem = Pick<TokenEffect, 'token' | 'value'>

/** A signed or validated order. The contract of the order may take the sold items until the order ends. */
export type SignedOrder = {
  readonly sold: readonly SoldItem[]
  /** The order pays its maker nothing. */
  readonly isUnpaid: boolean
}

/**
 * The order that a struct is: of Seaport, CoW Protocol, 1inch, 0x, ParaSwap or AirSwap, of Uniswap (its payment), or of
 * a marketplace for NFTs. `signer`: maker of an order that names none.
 */
export function ordersIn(struct: Struct, signer: string | undefined): readonly SignedOrder[] {
  const orders = [
    seaportOrder(struct),
    uniswapOrder(struct),
    raribleOrder(struct),
    settlerOrder(struct, signer),
    ...tokenOrders.map((fields) => tokenOrder(struct, fields, signer)),
    ...nftOrders.map((fields) => nftOrder(struct, fields)),
  ]
  return orders.filter((order) => order !== undefined)
}

/** Approvals of what orders sell. `spender`: contract of the orders. */
export const approvalsOf = (orders: readonly SignedOrder[], spender: string): readonly TokenEffect[] =>
  orders.flatMap(({ sold }) => sold.map((item) => ({ type: 'approval', spender, ...item }) as const))

/** Fields of orders that sell one token for another. `fee` is taken in addition to `amount`. */
const tokenOrders = [
  // CoW Protocol, which pays the receiver, or its maker if that is absent or zero
  { token: 'sellToken', amount: 'sellAmount', fee: 'feeAmount', price: 'buyAmount', receiver: 'receiver' },
  // 1inch. With an extension its receiver may be a contract that passes the payment on to the maker.
  {
    token: 'makerAsset',
    amount: 'makingAmount',
    price: 'takingAmount',
    receiver: 'receiver',
    traits: 'makerTraits',
  },
  // ParaSwap
  { token: 'makerAsset', amount: 'makerAmount', price: 'takerAmount' },
  // 0x
  { token: 'makerToken', amount: 'makerAmount', price: 'takerAmount' },
  // AirSwap
  { token: 'signerToken', amount: 'signerAmount', price: 'senderAmount' },
] as const satisfies readonly TokenOrder[]

type TokenOrder = {
  readonly token: string
  readonly amount: string
  readonly fee?: string
  readonly price: string
  readonly receiver?: string
  readonly traits?: string
}

/** Bit of the traits of an order of 1inch. */
const HAS_EXTENSION = 1n << 249n

function tokenOrder(
  struct: Struct,
  { token: name, amount, fee: feeName = '', price, receiver = '', traits }: TokenOrder,
  signer: string | undefined,
): SignedOrder | undefined {
  const token = addressText(struct[name])
  if (token === undefined || struct[amount] === undefined) return undefined
  const value = toBigInt(struct[amount])
  const fee = struct[feeName] === undefined ? 0n : toBigInt(struct[feeName])
  const [paid, maker] = [addressText(struct[receiver]), addressText(struct['maker'])]
  const isPassedOn =
    traits !== undefined && ((toBigInt(struct[traits]) ?? HAS_EXTENSION) & HAS_EXTENSION) !== 0n
  return {
    sold: [{ token, value: value === undefined || fee === undefined ? 'all' : value + fee }],
    isUnpaid: (!isPassedOn && isOther(paid, signer, maker)) || isNothing(struct[price]),
  }
}

/** Whether an address is not 0, nor that of the signer or of the smart account that it signs for. */
const isOther = (paid: string | undefined, signer: string | undefined, maker?: string): boolean =>
  paid !== undefined &&
  signer !== undefined &&
  toBigInt(paid) !== 0n &&
  ![signer, maker].some((own) => own !== undefined && isSameAddress(paid, own))

/** Swap of 0x that others carry out; Permit2 takes what it sells. Without a token its actions pay the receiver. */
function settlerOrder(
  { recipient, buyToken, minAmountOut, actions }: Struct,
  signer: string | undefined,
): SignedOrder | undefined {
  const [paid, token] = [addressText(recipient), addressText(buyToken)]
  if (!Array.isArray(actions) || paid === undefined || token === undefined) return undefined
  return {
    sold: [],
    isUnpaid: isOther(paid, signer) || (toBigInt(token) !== 0n && isNothing(minAmountOut)),
  }
}

/** Fields of orders for NFTs. `sells`: value of the field `side` in an order that sells; the others buy. */
const nftOrders = [
  // Blur; the orders of its second version have a hash of the NFTs and their prices
  { token: 'collection', id: 'tokenId', price: 'price', side: 'side', sells: 1n },
  { token: 'collection', id: 'listingsRoot', price: 'listingsRoot', side: 'orderType', sells: 0n },
  // LooksRare
  { token: 'collection', id: 'itemIds', price: 'price', side: 'quoteType', sells: 1n },
  // Payment Processor of Limit Break
  { token: 'tokenAddress', id: 'tokenId', price: 'itemPrice', seller: 'seller' },
  { token: 'tokenAddress', id: 'tokenId', price: 'minPrice', seller: 'seller' },
  // 0x
  { token: 'erc721Token', id: 'erc721TokenId', price: 'erc20TokenAmount', side: 'direction', sells: 0n },
  { token: 'erc1155Token', id: 'erc1155TokenId', price: 'erc20TokenAmount', side: 'direction', sells: 0n },
  // Element
  { token: 'nft', id: 'nftId', price: 'erc20TokenAmount' },
] as const satisfies readonly NftOrder[]

type NftOrder = {
  readonly token: string
  readonly id: string
  readonly price: string
  readonly side?: string
  readonly sells?: bigint
  readonly seller?: string
}

function nftOrder(
  struct: Struct,
  { token: name, id, price, side = '', sells, seller = id }: NftOrder,
): SignedOrder | undefined {
  const token = addressText(struct[name])
  const isOrder = token !== undefined && [id, price, seller].every((each) => struct[each] !== undefined)
  const direction = toBigInt(struct[side])
  if (!isOrder || (direction !== undefined && direction !== sells)) return undefined
  const ids = [struct[id]].flat()
  return {
    sold: ids.map((each) => ({ token, value: price === id ? 'all' : (toBigInt(each) ?? 'all') })),
    isUnpaid: isNothing(struct[price], isNative(struct)),
  }
}

/** Fields of orders for NFTs that name the token of the price. */
const currencies = ['paymentToken', 'currency', 'paymentMethod', 'coin', 'erc20Token']

/** Addresses that stand for the native currency. */
const natives = [zeroAddress, '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE']

const isNative = (struct: Struct): boolean =>
  currencies.some((name) => natives.some((each) => isSameAddress(addressText(struct[name]) ?? '', each)))

/** Payment of an order of Uniswap; Permit2 takes what it sells. */
function uniswapOrder({ info, outputs, baseOutputs }: Struct): SignedOrder | undefined {
  const payments = outputs ?? baseOutputs
  const maker = addressText(read(info, 'swapper'))
  if (maker === undefined || !Array.isArray(payments)) return undefined
  const isPaid = payments.some(
    (each) =>
      isSameAddress(addressText(read(each, 'recipient')) ?? '', maker) &&
      ['startAmount', 'endAmount', 'amount', 'minAmount'].every(
        (name) => read(each, name) === undefined || !isNothing(read(each, name)),
      ),
  )
  return { sold: [], isUnpaid: !isPaid }
}

/** Order of Rarible. The contract of an asset, and the id of an NFT, are words of its data. */
function raribleOrder({ makeAsset, takeAsset }: Struct): SignedOrder | undefined {
  const data = read(read(makeAsset, 'assetType'), 'data')
  if (typeof data !== 'string' || takeAsset === undefined) return undefined
  const [contract, id] = data.slice(2).match(/.{64}/g) ?? []
  const token = contract === undefined ? undefined : addressText(`0x${contract}`)
  const value = id === undefined ? read(makeAsset, 'value') : `0x${id}`
  return {
    sold: token === undefined ? [] : [{ token, value: toBigInt(value) ?? 'all' }],
    isUnpaid: isNothing(read(takeAsset, 'value')),
  }
}

/** A millionth of a native currency with 18 decimals: too little for a price. */
const DUST = 10n ** 12n

/** Whether an amount is nothing, or one base unit: an order for less is not possible in some contracts. */
export const isNothing = (amount: unknown, isNativeAmount = false): boolean =>
  (toBigInt(amount) ?? 0n) <= (isNativeAmount ? DUST : 1n)

/** Types of a Seaport item. Of other types the buyer chooses the NFT. */
export const ITEM = { native: 0n, erc20: 1n, erc721: 2n, erc1155: 3n } as const

/** The order of Seaport that a struct is; `undefined` for other structs, and for orders that sell nothing. */
export function seaportOrder({ offer, consideration, offerer }: Struct): SignedOrder | undefined {
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
    ? !amounts.some((amount) => isNothing(amount, type === ITEM.native))
    : amounts.every((amount) => (toBigInt(amount) ?? 0n) > 0n)
}
