import { decodeFunctionData, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { ME, OTHER } from '../../test/evmAddresses.ts'
import { seaportCalls } from '../../test/seaportCalls.ts'
import type { Hex } from '../../types.ts'
import { createDescribeRequest } from './describeRequest.ts'

const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395'
const NFT = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const MAKER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const MARKET = '0x0000a26b00c1F0DF003000390027140000fAa719'
const { ownMatched, ownTaken, ...sales } = seaportCalls

const describeCall = async (data: Hex) => {
  const content = await createDescribeRequest()(
    { network: mainnet, provider: undefined },
    { method: 'eth_sendTransaction', params: [{ from: ME, to: SEAPORT, data }] },
  )
  return content?.type === 'transaction' ? content.calls[0] : undefined
}
const isUnpaid = async (data: Hex) => (await describeCall(data))?.hasUnpaidOrder === true
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const PRICE = 10n ** 18n
const FEE = 25n * 10n ** 15n
const offering = (data: Hex, price: bigint) => data.replaceAll(word(PRICE), word(price)) as Hex

test.each(Object.entries(sales))('a sale at a price is paid: %s', async (_, data) => {
  expect(await isUnpaid(data)).toBe(false)
})

test.each(['basicListing', 'listings'] as const)(
  'a purchase with ETH has no effect on tokens: %s',
  async (name) => {
    expect((await describeCall(sales[name]))?.effects).toEqual([])
  },
)

test.each(['basicBid', 'efficientBid', 'bid', 'advancedBid', 'availableBid'] as const)(
  'a bid takes the NFT of the sender, and is unpaid if the fee is all that it offers: %s',
  async (name) => {
    const data = sales[name]
    expect((await describeCall(data))?.effects).toEqual([
      { type: 'transfer', token: NFT, to: MAKER, value: 42n },
      { type: 'transfer', token: WETH, to: MARKET, value: FEE },
    ])
    expect((await describeCall(data))?.decoded?.fields).toContainEqual({
      label: 'to',
      value: MAKER,
      type: 'address',
    })
    expect(await isUnpaid(offering(data, 0n))).toBe(true)
    expect(await isUnpaid(offering(data, FEE + 1n))).toBe(true)
    expect(await isUnpaid(offering(data, FEE + 2n))).toBe(false)
  },
)

/** Calldata of `fulfillAvailableOrders` with the order of a bid twice, the second with another price. */
function twoBids(price: bigint): Hex {
  const abi = parseAbi([
    'struct Offer { uint8 itemType; address token; uint256 id; uint256 start; uint256 end; }',
    'struct Consideration { uint8 itemType; address token; uint256 id; uint256 start; uint256 end; address recipient; }',
    'struct Parameters { address offerer; address zone; Offer[] offer; Consideration[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 total; }',
    'struct Order { Parameters parameters; bytes signature; }',
    'struct Component { uint256 order; uint256 item; }',
    'function fulfillAvailableOrders(Order[] orders, Component[][] offers, Component[][] considerations, bytes32 conduitKey, uint256 most)',
  ])
  const ordersAt = (data: Hex) => decodeFunctionData({ abi, data }).args
  const [[bid], ...rest] = ordersAt(sales.availableBid)
  const [[other]] = ordersAt(offering(sales.availableBid, price))
  if (!bid || !other) throw new Error('no orders')
  return encodeFunctionData({ abi, args: [[bid, other], ...rest] })
}

test('several orders are unpaid if one of them is', async () => {
  expect(await isUnpaid(twoBids(PRICE))).toBe(false)
  expect(await isUnpaid(twoBids(0n))).toBe(true)
})

test.each([
  ['taken', ownTaken],
  ['matched', ownMatched],
])('an order of the sender that gives an NFT away is unpaid if it is %s', async (_, data) => {
  expect(await isUnpaid(data)).toBe(true)
  expect((await describeCall(data))?.receivers).toEqual([MAKER])
})

test('the receiver of taken items is a receiver, also the sender', async () => {
  expect((await describeCall(sales.listings))?.receivers).toEqual([ME])
  const changed = sales.listings.replaceAll(ME.slice(2).toLowerCase(), OTHER.slice(2).toLowerCase()) as Hex
  expect((await describeCall(changed))?.receivers).toEqual([OTHER])
  expect(await describeCall(sales.advancedBid)).not.toHaveProperty('receivers')
})

test.each(['basicBid', 'bid', 'privateListing'] as const)(
  'orders that do not decode are unreadable: %s',
  async (name) => {
    await expect(describeCall(sales[name].slice(0, 400) as Hex)).rejects.toMatchObject({
      code: 'REQUEST_UNREADABLE',
    })
  },
)

test('other calldata that begins with zeros is readable', async () => {
  expect(await describeCall('0x00000000')).toMatchObject({ effects: [], decoded: undefined })
})
