import { orNone } from '../../orNone.ts'
import type { Hex } from '../../types.ts'
import type { TokenEffect } from '../../walletRequest.ts'
import { createDecoder } from './createDecoder.ts'
import { approvalsOf, isNothing, ITEM, seaportOrder } from './orders.ts'
import { isOutside } from './receivers.ts'

const decode = createDecoder([
  'struct Offer { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct Consideration { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct Parameters { address offerer; address zone; Offer[] offer; Consideration[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { Parameters parameters; bytes signature; }',
  'struct Advanced { Parameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct Resolver { uint256 order; uint8 side; uint256 item; uint256 id; bytes32[] proof; }',
  'struct Component { uint256 order; uint256 item; }',
  'struct Fulfillment { Component[] offers; Component[] considerations; }',
  'struct Fee { uint256 amount; address recipient; }',
  'struct Basic { address considerationToken; uint256 considerationId; uint256 considerationAmount; address offerer; address zone; address offerToken; uint256 offerId; uint256 offerAmount; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 offererConduitKey; bytes32 conduitKey; uint256 totalOriginalFees; Fee[] fees; bytes signature; }',
  '0x88147732 function validate(Order[] orders)',
  '0xb3a34c4c function fulfillOrder(Order order, bytes32 conduitKey)',
  '0xe7acab24 function fulfillAdvancedOrder(Advanced order, Resolver[] resolvers, bytes32 conduitKey, address receiver)',
  '0xed98a574 function fulfillAvailableOrders(Order[] orders, Component[][] offers, Component[][] considerations, bytes32 conduitKey, uint256 most)',
  '0x87201b41 function fulfillAvailableAdvancedOrders(Advanced[] orders, Resolver[] resolvers, Component[][] offers, Component[][] considerations, bytes32 conduitKey, address receiver, uint256 most)',
  '0xfb0f3ee1 function fulfillBasicOrder(Basic order)',
  '0x00000000 function fulfillBasicOrder_efficient_6GL6yc(Basic order)',
  '0xa8174404 function matchOrders(Order[] orders, Fulfillment[] fulfillments)',
  '0xf2d12b12 function matchAdvancedOrders(Advanced[] orders, Resolver[] resolvers, Fulfillment[] fulfillments, address receiver)',
])

type Call = NonNullable<ReturnType<typeof decode>>
type Basic = Extract<Call, { functionName: 'fulfillBasicOrder' }>['args'][0]
type Order = Extract<Call, { functionName: 'fulfillOrder' }>['args'][0]['parameters']
type Item = Omit<Order['consideration'][number], 'recipient'>

/** The selector is 0, which other calldata may begin with. */
const EFFICIENT = '0x00000000'

/**
 * Call of Seaport. Orders of the sender need no signature, and an order of another account may take items of the
 * sender. `undefined` for other functions. Throws `REQUEST_UNREADABLE` for arguments that do not decode.
 */
export function readSeaport(
  to: string,
  data: Hex,
):
  | {
      readonly name: string
      readonly effects: readonly TokenEffect[]
      readonly receivers: readonly string[]
      readonly isUnpaid: boolean
    }
  | undefined {
  const call = data.startsWith(EFFICIENT) ? orNone(() => decode(data)) : decode(data)
  if (!call) return undefined
  const { functionName: name, args, inputs } = call
  const orders = ordersOf(call)
  const receiver = args[inputs.findIndex((input) => input.name === 'receiver')]
  return {
    name,
    receivers: typeof receiver === 'string' && isOutside(to, receiver) ? [receiver] : [],
    ...(name === 'validate' || name.startsWith('match') ? readMade(to, name, orders) : readTaken(orders)),
  }
}

function ordersOf({ functionName, args: [first] }: Call): readonly Order[] {
  if (functionName.startsWith('fulfillBasic')) return [fromBasic(first as Basic)]
  return [first as { readonly parameters: Order } | readonly { readonly parameters: Order }[]]
    .flat()
    .map(({ parameters }) => parameters)
}

/** Orders that the sender may have made. In a match, other orders may pay for an order. */
function readMade(
  to: string,
  name: string,
  orders: readonly Order[],
): { readonly effects: readonly TokenEffect[]; readonly isUnpaid: boolean } {
  const isMatch = name !== 'validate'
  const all = orders.flatMap(({ consideration }) => consideration)
  const made = orders.flatMap(
    (order) => seaportOrder(isMatch ? { ...order, consideration: all } : order) ?? [],
  )
  return {
    effects: isMatch ? [] : approvalsOf(made, to),
    isUnpaid: made.some(({ isUnpaid }) => isUnpaid),
  }
}

/** Orders that the sender takes: it gives what they ask for, and gets what they offer. */
function readTaken(orders: readonly Order[]): {
  readonly effects: readonly TokenEffect[]
  readonly isUnpaid: boolean
} {
  return {
    effects: orders.flatMap(({ consideration }) =>
      consideration.filter(isToken).map((item): TokenEffect => ({
        type: 'transfer',
        token: item.token,
        to: item.recipient,
        value:
          item.itemType === ITEM_TYPE.erc20
            ? mostOf(item)
            : item.itemType > ITEM_TYPE.erc1155
              ? 'all'
              : item.identifierOrCriteria,
      })),
    ),
    // The sender may also be the maker.
    isUnpaid: orders.some((order) => seaportOrder(order)?.isUnpaid || offersNothing(order)),
  }
}

const ITEM_TYPE = { native: Number(ITEM.native), erc20: Number(ITEM.erc20), erc1155: Number(ITEM.erc1155) }

const isToken = ({ itemType }: Item): boolean => itemType !== ITEM_TYPE.native

const mostOf = ({ startAmount, endAmount }: Item): bigint =>
  startAmount > endAmount ? startAmount : endAmount
const leastOf = ({ startAmount, endAmount }: Item): bigint =>
  startAmount > endAmount ? endAmount : startAmount

/** Whether an order takes tokens or NFTs, and leaves nothing of what it offers after its fees. */
function offersNothing({ offer, consideration }: Order): boolean {
  const areNothing = offer.every((item) => {
    if (item.itemType > ITEM_TYPE.erc20) return false
    const fees = consideration.filter(
      ({ itemType, token }) => itemType === item.itemType && token === item.token,
    )
    const rest = leastOf(item) - fees.reduce((sum, fee) => sum + mostOf(fee), 0n)
    return isNothing(rest < 0n ? 0n : rest, !isToken(item))
  })
  return areNothing && consideration.some(isToken)
}

/** Item types of the offer and of the first consideration of a basic order, by its type without the lowest two bits. */
const routes = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [1, 2],
  [1, 3],
] as const

/** A basic order as another order. Its fees have the currency of the order. */
function fromBasic(basic: Basic): Order {
  const [offered = 0, asked = 0] = routes[basic.orderType >> 2] ?? []
  const item = (itemType: number, token: Hex, id: bigint, amount: bigint) => ({
    itemType,
    token,
    identifierOrCriteria: id,
    startAmount: amount,
    endAmount: amount,
  })
  const { considerationToken, offerToken, offerer } = basic
  const isBid = offered === ITEM_TYPE.erc20
  const currency = isBid ? offerToken : considerationToken
  return {
    ...basic,
    offer: [item(offered, offerToken, basic.offerId, basic.offerAmount)],
    consideration: [
      {
        ...item(asked, considerationToken, basic.considerationId, basic.considerationAmount),
        recipient: offerer,
      },
      ...basic.fees.map(({ amount, recipient }) => ({
        ...item(isBid ? offered : asked, currency, 0n, amount),
        recipient,
      })),
    ],
    totalOriginalConsiderationItems: basic.totalOriginalFees,
  }
}
