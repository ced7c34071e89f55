import { encodeFunctionData, getAddress, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { ME, OTHER, USDC, ZERO } from '../../test/evmAddresses.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { createDescribeRequest } from './describeRequest.ts'

const me = ME.toLowerCase()
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const NFT = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const EXCHANGE = '0x000000000000Ad05Ccc4F10045630fb830B95127'
const ONE = `${10n ** 18n}`

/** Types of EIP-712 by their encoding, without the parentheses. */
type Types = Readonly<Record<string, string>>
const toTypes = (types: Types) =>
  Object.fromEntries(
    Object.entries(types).map(([name, fields]) => [
      name,
      fields
        .split(', ')
        .map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' })),
    ]),
  )
const typed = async (primaryType: string, types: Types, message: object) => {
  const content: RequestContent | undefined = await createDescribeRequest()(
    { network: mainnet, provider: undefined },
    {
      method: 'eth_signTypedData_v4',
      params: [
        ME,
        JSON.stringify({
          domain: { chainId: 1, verifyingContract: EXCHANGE },
          types: {
            ...toTypes({ EIP712Domain: 'uint256 chainId, address verifyingContract', ...types }),
          },
          primaryType,
          message,
        }),
      ],
    },
  )
  if (content?.type !== 'typedData') throw content
  return content
}

const fees = 'address recipient, uint256 amount, bytes feeData'
const properties = 'address propertyValidator, bytes propertyData'
const expiry = 1_900_000_000

/** Order of 0x that sells an NFT for nothing. */
function zeroExOrder(standard: 'ERC721' | 'ERC1155') {
  const nft = standard.toLowerCase()
  const amount = standard === 'ERC1155' ? { field: `, uint128 ${nft}TokenAmount`, value: '3' } : undefined
  return {
    type: `${standard}Order`,
    types: {
      [`${standard}Order`]: `uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, Fee[] fees, address ${nft}Token, uint256 ${nft}TokenId, Property[] ${nft}TokenProperties${amount?.field ?? ''}`,
      Fee: fees,
      Property: properties,
    },
    message: {
      direction: 0,
      maker: me,
      taker: ZERO,
      expiry,
      nonce: '1',
      erc20Token: NATIVE,
      erc20TokenAmount: '0',
      fees: [],
      [`${nft}Token`]: NFT,
      [`${nft}TokenId`]: '42',
      [`${nft}TokenProperties`]: [],
      [`${nft}TokenAmount`]: amount?.value,
    },
    paid: { erc20TokenAmount: ONE },
    bought: { direction: 1 },
  } as const
}

/** As `getSignatureData()` of `@reservoir0x/sdk` 0.0.372 returns them for an NFT that is sold for nothing. */
const markets = {
  Blur: {
    type: 'Order',
    types: {
      Order:
        'address trader, uint8 side, address matchingPolicy, address collection, uint256 tokenId, uint256 amount, address paymentToken, uint256 price, uint256 listingTime, uint256 expirationTime, Fee[] fees, uint256 salt, bytes extraParams, uint256 nonce',
      Fee: 'uint16 rate, address recipient',
    },
    message: {
      trader: me,
      side: 1,
      matchingPolicy: ZERO,
      collection: NFT,
      tokenId: '42',
      amount: '1',
      paymentToken: ZERO,
      price: '0',
      listingTime: 1_700_000_000,
      expirationTime: expiry,
      fees: [],
      salt: '1',
      extraParams: '0x',
      nonce: '0',
    },
    paid: { price: ONE },
    bought: { side: 0 },
  },
  LooksRare: {
    type: 'Maker',
    types: {
      Maker:
        'uint8 quoteType, uint256 globalNonce, uint256 subsetNonce, uint256 orderNonce, uint256 strategyId, uint8 collectionType, address collection, address currency, address signer, uint256 startTime, uint256 endTime, uint256 price, uint256[] itemIds, uint256[] amounts, bytes additionalParameters',
    },
    message: {
      quoteType: 1,
      globalNonce: '0',
      subsetNonce: '0',
      orderNonce: '1',
      strategyId: 0,
      collectionType: 0,
      collection: NFT,
      currency: ZERO,
      signer: me,
      startTime: 1_700_000_000,
      endTime: expiry,
      price: '0',
      itemIds: ['42'],
      amounts: ['1'],
      additionalParameters: '0x',
    },
    paid: { price: ONE },
    bought: { quoteType: 0 },
  },
  'Payment Processor': {
    type: 'SaleApproval',
    types: {
      SaleApproval:
        'uint8 protocol, bool sellerAcceptedOffer, address marketplace, uint256 marketplaceFeeNumerator, uint256 maxRoyaltyFeeNumerator, address privateBuyer, address seller, address tokenAddress, uint256 tokenId, uint256 amount, uint256 minPrice, uint256 expiration, uint256 nonce, uint256 masterNonce, address coin',
    },
    message: {
      protocol: 0,
      sellerAcceptedOffer: false,
      marketplace: OTHER,
      marketplaceFeeNumerator: '0',
      maxRoyaltyFeeNumerator: '0',
      privateBuyer: ZERO,
      seller: me,
      tokenAddress: NFT,
      tokenId: '42',
      amount: '1',
      minPrice: '0',
      expiration: `${expiry}`,
      nonce: '1',
      masterNonce: '0',
      coin: ZERO,
    },
    paid: { minPrice: ONE },
    bought: { seller: undefined },
  },
  'Payment Processor 2': {
    type: 'SaleApproval',
    types: {
      SaleApproval:
        'uint8 protocol, address cosigner, address seller, address marketplace, address fallbackRoyaltyRecipient, address paymentMethod, address tokenAddress, uint256 tokenId, uint256 amount, uint256 itemPrice, uint256 expiration, uint256 marketplaceFeeNumerator, uint256 maxRoyaltyFeeNumerator, uint256 nonce, uint256 masterNonce',
    },
    message: {
      protocol: 0,
      cosigner: ZERO,
      seller: me,
      marketplace: OTHER,
      fallbackRoyaltyRecipient: ZERO,
      paymentMethod: ZERO,
      tokenAddress: NFT,
      tokenId: '42',
      amount: '1',
      itemPrice: '0',
      expiration: `${expiry}`,
      marketplaceFeeNumerator: '0',
      maxRoyaltyFeeNumerator: '0',
      nonce: '1',
      masterNonce: '0',
    },
    paid: { itemPrice: ONE },
    bought: { seller: undefined },
  },
  '0x, ERC-721': zeroExOrder('ERC721'),
  '0x, ERC-1155': zeroExOrder('ERC1155'),
  Element: {
    type: 'NFTSellOrder',
    types: {
      NFTSellOrder:
        'address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, Fee[] fees, address nft, uint256 nftId, uint256 hashNonce',
      Fee: fees,
    },
    message: {
      maker: me,
      taker: ZERO,
      expiry: `${expiry}`,
      nonce: '1',
      erc20Token: NATIVE,
      erc20TokenAmount: '0',
      fees: [],
      nft: NFT,
      nftId: '42',
      hashNonce: '0',
    },
    paid: { erc20TokenAmount: ONE },
    bought: { nftId: undefined },
  },
  Rarible: {
    type: 'Order',
    types: {
      AssetType: 'bytes4 assetClass, bytes data',
      Asset: 'AssetType assetType, uint256 value',
      Order:
        'address maker, Asset makeAsset, address taker, Asset takeAsset, uint256 salt, uint256 start, uint256 end, bytes4 dataType, bytes data',
    },
    message: {
      maker: me,
      makeAsset: {
        assetType: {
          assetClass: '0x73ad2146',
          data: '0x000000000000000000000000bc4ca0eda7647a8ab7c2061c2e118a18a936f13d000000000000000000000000000000000000000000000000000000000000002a',
        },
        value: '1',
      },
      taker: ZERO,
      takeAsset: { assetType: { assetClass: '0xaaaebeba', data: '0x' }, value: '0' },
      salt: '11731500999840412009877799537113115103783449923959045912174017876816036136742',
      start: 0,
      end: expiry,
      dataType: '0x23d235ef',
      data: '0x',
    },
    paid: { takeAsset: { assetType: { assetClass: '0xaaaebeba', data: '0x' }, value: ONE } },
    bought: { takeAsset: undefined },
  },
} as const

const sold = [{ type: 'approval', spender: EXCHANGE, token: NFT, value: 42n }]

test.each(Object.entries(markets))(
  'an order of %s sells an NFT; without a price it is unpaid',
  async (_, { type, types, message, paid, bought }) => {
    const unpaid = await typed(type, types, message)
    expect(unpaid).toMatchObject({ effects: sold, hasUnpaidOrder: true })
    const listing = await typed(type, types, { ...message, ...paid })
    expect(listing.effects).toEqual(sold)
    expect(listing).not.toHaveProperty('hasUnpaidOrder')
    const bid = await typed(type, types, { ...message, ...bought })
    expect(bid.effects).toEqual([])
    expect(bid).not.toHaveProperty('hasUnpaidOrder')
  },
)

test.each([
  ['an amount of a token', '5', 5n],
  ['an unreadable amount', 'many', 'all'],
])('an order of Rarible sells %s', async (_, value, expected) => {
  const { type, types, message } = markets.Rarible
  const { assetType } = message.makeAsset
  const makeAsset = { assetType: { ...assetType, data: assetType.data.slice(0, 66) }, value }
  const content = await typed(type, types, { ...message, makeAsset })
  expect(content.effects).toEqual([{ type: 'approval', spender: EXCHANGE, token: NFT, value: expected }])
})

test.each([
  [`${10n ** 12n}`, ZERO, true],
  [`${10n ** 12n + 1n}`, ZERO, false],
  // A millionth of a token with 6 decimals.
  ['2', USDC, false],
  ['1', USDC, true],
])('an NFT for %s of %s is unpaid: %j', async (price, paymentToken, isUnpaid) => {
  const { type, types, message } = markets.Blur
  const content = await typed(type, types, { ...message, price, paymentToken })
  expect(content.hasUnpaidOrder === true).toBe(isUnpaid)
})

test('orders of Blur, version 2, have a hash of the listings: they may sell every NFT of the collection', async () => {
  // Fields of `@reservoir0x/sdk` 0.0.372.
  const types = {
    Order:
      'address trader, address collection, bytes32 listingsRoot, uint256 numberOfListings, uint256 expirationTime, uint8 assetType, FeeRate makerFee, uint256 salt, uint8 orderType, uint256 nonce',
    FeeRate: 'address recipient, uint16 rate',
  }
  const message = {
    trader: me,
    collection: NFT,
    listingsRoot: `0x${'f1'.repeat(32)}`,
    numberOfListings: '1',
    expirationTime: `${expiry}`,
    assetType: 0,
    makerFee: { recipient: ZERO, rate: 0 },
    salt: '1',
    orderType: 0,
    nonce: '0',
  }
  const content = await typed('Order', types, message)
  expect(content.effects).toEqual([{ type: 'approval', spender: EXCHANGE, token: NFT, value: 'all' }])
  expect(content).not.toHaveProperty('hasUnpaidOrder')
  expect(await typed('Order', types, { ...message, orderType: 1 })).toMatchObject({ effects: [] })
})

/** `ORDER_TYPE_FIELDS` and `normalizeOrder` of `@cowprotocol/contracts` 1.8.0. */
const cowTypes = {
  Order:
    'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
}
const cowOrder = {
  sellToken: USDC,
  buyToken: WETH,
  receiver: ZERO,
  sellAmount: '1000',
  buyAmount: '900',
  validTo: expiry,
  appData: `0x${'00'.repeat(32)}`,
  feeAmount: '0',
  kind: 'sell',
  partiallyFillable: false,
  sellTokenBalance: 'erc20',
  buyTokenBalance: 'erc20',
}
test.each([
  ['nobody, which is its maker', ZERO, false],
  ['its maker', me, false],
  ['another account', OTHER, true],
])('an order of CoW Protocol that pays %s: unpaid is %j', async (_, receiver, isUnpaid) => {
  const content = await typed('Order', cowTypes, { ...cowOrder, receiver })
  expect(content.hasUnpaidOrder === true).toBe(isUnpaid)
})
test('the maker of an order of CoW Protocol is the account of the operation', async () => {
  const typedData = {
    domain: { chainId: 1, verifyingContract: EXCHANGE },
    types: toTypes(cowTypes),
    primaryType: 'Order',
    message: { ...cowOrder, receiver: OTHER },
  }
  const of = (address: string) =>
    createDescribeRequest()(
      { network: mainnet, provider: undefined },
      { method: 'signTypedData', params: { address, typedData } },
    )
  expect(await of(ME)).toMatchObject({ hasUnpaidOrder: true })
  expect(await of(OTHER)).not.toHaveProperty('hasUnpaidOrder')
})

/** `getTypedData()` of `LimitOrder` of `@1inch/limit-order-sdk` 5.4.3. */
const oneInchTypes = {
  Order:
    'uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits',
}
const HAS_EXTENSION = 1n << 249n
test.each([
  ['nobody, which is its maker', ZERO, 0n, false],
  ['its maker', ME, 0n, false],
  ['another account', OTHER, 0n, true],
  ['another account, with other traits', OTHER, ~HAS_EXTENSION & (2n ** 256n - 1n), true],
  ['a contract of an extension', OTHER, HAS_EXTENSION, false],
  ['its maker, a smart account', EXCHANGE, 0n, false],
])('an order of 1inch that pays %s (%s, %s): unpaid is %j', async (_, receiver, traits, isUnpaid) => {
  const content = await typed('Order', oneInchTypes, {
    salt: '1',
    maker: receiver === EXCHANGE ? EXCHANGE : ME,
    receiver,
    makerAsset: USDC,
    takerAsset: WETH,
    makingAmount: '1000',
    takingAmount: '900',
    makerTraits: `${traits}`,
  })
  expect(content.hasUnpaidOrder === true).toBe(isUnpaid)
})

test.each([
  ['the sender', ME, WETH, '900', false],
  ['the sender, without a minimum', ME, WETH, '0', true],
  ['another account', OTHER, WETH, '900', true],
  ['nobody, by its actions', ZERO, ZERO, '0', false],
])('a swap of 0x that others send pays %s (%s, %s, %s): unpaid is %j', async (...row) => {
  const [, recipient, buyToken, minAmountOut, isUnpaid] = row
  const types = {
    PermitWitnessTransferFrom:
      'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, SlippageAndActions slippageAndActions',
    TokenPermissions: 'address token, uint256 amount',
    SlippageAndActions: 'address recipient, address buyToken, uint256 minAmountOut, bytes[] actions',
  }
  const content = await typed('PermitWitnessTransferFrom', types, {
    permitted: { token: USDC, amount: '1000' },
    spender: EXCHANGE,
    nonce: '1',
    deadline: `${expiry}`,
    slippageAndActions: { recipient, buyToken, minAmountOut, actions: ['0x12345678'] },
  })
  expect(content.hasUnpaidOrder === true).toBe(isUnpaid)
})

/** `permitData()` of `V2DutchOrderBuilder` and `DutchOrderBuilder` of `@uniswap/uniswapx-sdk` 3.1.0. */
const uniswapTypes = {
  PermitWitnessTransferFrom:
    'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, Witness witness',
  TokenPermissions: 'address token, uint256 amount',
  OrderInfo:
    'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
  DutchOutput: 'address token, uint256 startAmount, uint256 endAmount, address recipient',
}
const witnesses = {
  V2DutchOrder:
    'OrderInfo info, address cosigner, address baseInputToken, uint256 baseInputStartAmount, uint256 baseInputEndAmount, DutchOutput[] baseOutputs',
  ExclusiveDutchOrder:
    'OrderInfo info, uint256 decayStartTime, uint256 decayEndTime, address exclusiveFiller, uint256 exclusivityOverrideBps, address inputToken, uint256 inputStartAmount, uint256 inputEndAmount, DutchOutput[] outputs',
}
const output = (recipient: string, endAmount = '800') => ({
  token: WETH,
  startAmount: '900',
  endAmount,
  recipient,
})
test.each([
  ['its maker', [output(ME)], false],
  ['its maker and a fee', [output(OTHER), output(me)], false],
  ['another account', [output(OTHER)], true],
  ['its maker, at first', [output(ME, '0')], true],
  ['nobody', [], true],
])('an order of Uniswap that pays %s: unpaid is %j', async (_, outputs, isUnpaid) => {
  const info = {
    reactor: EXCHANGE,
    swapper: ME,
    nonce: '1',
    deadline: expiry,
    additionalValidationContract: ZERO,
    additionalValidationData: '0x',
  }
  for (const [name, witness] of Object.entries(witnesses)) {
    const types = {
      ...uniswapTypes,
      PermitWitnessTransferFrom: uniswapTypes.PermitWitnessTransferFrom.replace(
        'Witness witness',
        `${name} witness`,
      ),
      [name]: witness,
    }
    const content = await typed('PermitWitnessTransferFrom', types, {
      permitted: { token: USDC, amount: '1000' },
      spender: EXCHANGE,
      nonce: '1',
      deadline: expiry,
      witness: { info, baseOutputs: outputs, outputs },
    })
    expect(content.effects).toEqual([{ type: 'approval', token: USDC, spender: EXCHANGE, value: 1000n }])
    expect(content.hasUnpaidOrder === true).toBe(isUnpaid)
  }
})

test.each([
  [
    'AirSwap',
    // `@airswap/utils` 5.0.5
    'uint256 nonce, uint256 expiry, address signerWallet, address signerToken, uint256 signerAmount, uint256 protocolFee, address senderWallet, address senderToken, uint256 senderAmount',
    { signerWallet: ME, signerToken: USDC, signerAmount: '5', senderToken: WETH },
    'senderAmount',
  ],
  [
    'ParaSwap',
    // `@paraswap/sdk` 7.3.1
    'uint256 nonceAndMeta, uint128 expiry, address makerAsset, address takerAsset, address maker, address taker, uint256 makerAmount, uint256 takerAmount',
    { maker: ME, makerAsset: USDC, makerAmount: '5', takerAsset: WETH },
    'takerAmount',
  ],
])('an order of %s sells a token', async (_, Order, message, price) => {
  const content = await typed('Order', { Order }, { ...message, [price]: '900' })
  expect(content.effects).toEqual([{ type: 'approval', spender: EXCHANGE, token: USDC, value: 5n }])
  expect(content).not.toHaveProperty('hasUnpaidOrder')
  expect(await typed('Order', { Order }, { ...message, [price]: '0' })).toMatchObject({
    hasUnpaidOrder: true,
  })
})

/** `validate` by the interface of `@opensea/seaport-js` 4.3.0: an order of the account that sells an NFT for 1 ETH. */
const VALIDATE =
  '0x881477320000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000034000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000016000000000000000000000000000000000000000000000000000000000000002200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000006553f10000000000000000000000000000000000000000000000000000000000713fb300000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000002000000000000000000000000bc4ca0eda7647a8ab7c2061c2e118a18a936f13d000000000000000000000000000000000000000000000000000000000000002a0000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000de0b6b3a76400000000000000000000000000000000000000000000000000000de0b6b3a764000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000000000000000000'
const word = (value: bigint): string => value.toString(16).padStart(64, '0')
const validationOf = (price: bigint) => VALIDATE.replaceAll(word(10n ** 18n), word(price)) as `0x${string}`
const readRpc = (method: string, params: unknown) =>
  createDescribeRequest()({ network: mainnet, provider: undefined }, { method, params })

test.each([
  [10n ** 18n, false],
  [10n ** 12n, true],
  [0n, true],
])('an order of Seaport for %s wei that a call validates: unpaid is %j', async (price, isUnpaid) => {
  const data = validationOf(price)
  const direct = [{ from: ME, to: EXCHANGE, data }]
  const execute = parseAbi(['function execute(address to, uint256 value, bytes data)'])
  const inner = encodeFunctionData({ abi: execute, args: [EXCHANGE, 0n, data] })
  for (const params of [direct, [{ from: OTHER, to: ME, data: inner }]]) {
    const content = await readRpc('eth_sendTransaction', params)
    expect(content).toMatchObject({ calls: [{ effects: [{ ...sold[0], token: getAddress(NFT) }] }] })
    expect(JSON.stringify(content?.type === 'transaction' && content.calls[0]?.decoded)).toContain('validate')
    expect(content?.type === 'transaction' && content.calls[0]?.hasUnpaidOrder === true).toBe(isUnpaid)
  }
  const signed = await typed(
    'ForwardRequest',
    { ForwardRequest: 'address from, address to, uint256 value, bytes data' },
    { from: ME, to: EXCHANGE, value: '0', data },
  )
  expect(signed.effects).toEqual([{ ...sold[0], token: getAddress(NFT) }])
  expect(signed.hasUnpaidOrder === true).toBe(isUnpaid)
})

test('a call that validates orders which do not decode is unreadable', async () => {
  const data = VALIDATE.slice(0, 600)
  await expect(readRpc('eth_sendTransaction', [{ from: ME, to: EXCHANGE, data }])).rejects.toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
})
