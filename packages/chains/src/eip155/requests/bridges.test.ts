import {
  concat,
  encodeAbiParameters,
  numberToHex,
  pad,
  parseAbiParameters,
  stringToHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { createCallReader, encode } from '../../test/createCallReader.ts'
import { ME, OTHER } from '../../test/evmAddresses.ts'
import type { Hex } from '../../types.ts'

const BRIDGE = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const HANDLER = '0x0F7Ae28dE1C8532170AD4ee566B5801485c13a0E'
const word = `0x${'00'.repeat(32)}` as const
/** An account of Solana. */
const SOLANA = `0x${'8f'.repeat(32)}` as const

const { describeCall, othersPaidBy } = createCallReader(BRIDGE)
const params = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types), values as never)
const wide = (address: string) => pad(address as Hex)

type Bridge = readonly [
  selector: Hex,
  signature: string,
  args: (receiver: string, refund: string) => readonly unknown[],
]
/** Functions of bridges: selector of the deployed contract, signature, arguments. */
const bridges: readonly Bridge[] = [
  // Across
  [
    '0xad5425c6',
    'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
    (to, from) => [wide(from), wide(to), wide(USDC), word, 5n, 4n, 10n, word, 1, 2, 0, '0x'],
  ],
  [
    '0x7b939232',
    'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
    (to, from) => [from, to, USDC, zeroAddress, 5n, 4n, 10n, zeroAddress, 1, 2, 0, '0x'],
  ],
  [
    '0x7aef642c',
    'depositV3Now(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,bytes)',
    (to, from) => [from, to, USDC, zeroAddress, 5n, 4n, 10n, zeroAddress, 1, 2, '0x'],
  ],
  [
    '0x110560ad',
    'swapAndBridge(((uint256,address),(address,bytes32,uint256,address,bytes32,uint256,bytes32,uint32,uint32,uint32,bytes),address,address,uint8,uint256,uint256,bytes,bool,address,uint256))',
    (to, from) => [
      [
        [0n, zeroAddress],
        [USDC, wide(USDC), 4n, from, wide(to), 10n, word, 1, 2, 0, '0x'],
        USDC,
        BRIDGE,
        0,
        5n,
        4n,
        '0x',
        true,
        BRIDGE,
        0n,
      ],
    ],
  ],
  // CCTP
  ['0x6fd3504e', 'depositForBurn(uint256,uint32,bytes32,address)', (to) => [5n, 6, wide(to), USDC]],
  [
    '0x8e0250ee',
    'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
    (to) => [5n, 6, wide(to), USDC, word, 1n, 1000],
  ],
  [
    '0x9669ab88',
    'depositForBurnWithFees(uint256,uint32,bytes32,address,bytes32,(bytes,address))',
    (to, from) => [5n, 6, wide(to), USDC, word, ['0x', from]],
  ],
  [
    '0xd0d4229a',
    'bridgeWithPreapproval((uint256,uint256,uint256,bytes32,bytes32,address,address,uint32,uint32))',
    (to) => [[5n, 1n, 0n, wide(to), word, USDC, zeroAddress, 6, 1000]],
  ],
  // LayerZero
  [
    '0xc7c7f5b3',
    'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
    (to, from) => [[30_110, wide(to), 5n, 4n, '0x', '0x', '0x'], [1n, 0n], from],
  ],
  [
    '0x51905636',
    'sendFrom(address,uint16,bytes,uint256,address,address,bytes)',
    (to, from) => [ME, 110, to, 5n, from, zeroAddress, '0x'],
  ],
  // Wormhole
  [
    '0x0f5287b0',
    'transferTokens(address,uint256,uint16,bytes32,uint256,uint32)',
    (to) => [USDC, 5n, 30, wide(to), 0n, 1],
  ],
  ['0x961b94d0', 'transfer(uint256,uint16,bytes32)', (to) => [5n, 30, wide(to)]],
  // Hop, Celer, deBridge
  [
    '0xdeace8f5',
    'sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)',
    (to) => [10n, to, 5n, 4n, 1n, zeroAddress, 0n],
  ],
  [
    '0xeea0d7b2',
    'swapAndSend(uint256,address,uint256,uint256,uint256,uint256,uint256,uint256)',
    (to) => [10n, to, 5n, 1n, 4n, 1n, 4n, 1n],
  ],
  ['0xa5977fbb', 'send(address,address,uint256,uint64,uint64,uint32)', (to) => [to, USDC, 5n, 10n, 1n, 5000]],
  [
    '0xb9303701',
    'createSaltedOrder((address,uint256,bytes,uint256,uint256,bytes,address,bytes,bytes,bytes,bytes),uint64,bytes,uint32,bytes,bytes)',
    (to, from) => [[USDC, 5n, USDC, 4n, 10n, to, ME, from, '0x', '0x', '0x'], 1n, '0x', 0, '0x', '0x'],
  ],
  // Optimism and Base
  ['0x9a2ac6d5', 'depositETHTo(address,uint32,bytes)', (to) => [to, 200_000, '0x']],
  [
    '0x838b2520',
    'depositERC20To(address,address,address,uint256,uint32,bytes)',
    (to) => [USDC, USDC, to, 5n, 200_000, '0x'],
  ],
  ['0xe11013dd', 'bridgeETHTo(address,uint32,bytes)', (to) => [to, 200_000, '0x']],
  [
    '0x540abf73',
    'bridgeERC20To(address,address,address,uint256,uint32,bytes)',
    (to) => [USDC, USDC, to, 5n, 200_000, '0x'],
  ],
  ['0xa3a79548', 'withdrawTo(address,address,uint256,uint32,bytes)', (to) => [USDC, to, 5n, 0, '0x']],
  ['0xc2b3e5ac', 'initiateWithdrawal(address,uint256,bytes)', (to) => [to, 21_000n, '0x']],
  // Arbitrum
  [
    '0xd2ce7d65',
    'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
    (to) => [USDC, to, 5n, 1n, 1n, '0x'],
  ],
  ['0x7b3a3c8b', 'outboundTransfer(address,address,uint256,bytes)', (to) => [USDC, to, 5n, '0x']],
  [
    '0x4fb1a07b',
    'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)',
    (to, from) => [USDC, from, to, 5n, 1n, 1n, '0x'],
  ],
  ['0x25e16063', 'withdrawEth(address)', (to) => [to]],
  [
    '0x679b6ded',
    'createRetryableTicket(address,uint256,uint256,address,address,uint256,uint256,bytes)',
    (to, from) => [to, 5n, 1n, from, from, 1n, 1n, '0x'],
  ],
  // Polygon, Linea, Scroll, Gnosis, ZKsync
  ['0x4faa8a26', 'depositEtherFor(address)', (to) => [to]],
  ['0xe3dec8fb', 'depositFor(address,address,bytes)', (to) => [to, USDC, params('uint256', 5n)]],
  [
    '0xcd586579',
    'bridgeAsset(uint32,address,uint256,address,bool,bytes)',
    (to) => [1, to, 5n, USDC, true, '0x'],
  ],
  ['0x522ea81a', 'bridgeToken(address,uint256,address)', (to) => [USDC, 5n, to]],
  ['0x9f3ce55a', 'sendMessage(address,uint256,bytes)', (to) => [to, 1n, '0x']],
  ['0xf219fa66', 'depositERC20(address,address,uint256,uint256)', (to) => [USDC, to, 5n, 1n]],
  ['0xad58bdd1', 'relayTokens(address,address,uint256)', (to) => [USDC, to, 5n]],
  [
    '0x24fd57fb',
    'requestL2TransactionTwoBridges((uint256,uint256,uint256,uint256,uint256,address,address,uint256,bytes))',
    (to, from) => [
      [324n, 5n, 0n, 1n, 800n, from, BRIDGE, 0n, params('address, uint256, address', USDC, 5n, to)],
    ],
  ],
  [
    '0xd52471c1',
    'requestL2TransactionDirect((uint256,uint256,address,uint256,bytes,uint256,uint256,bytes[],address))',
    (to, from) => [[324n, 5n, to, 5n, '0x', 1n, 800n, [], from]],
  ],
  ['0xe9e05c42', 'depositTransaction(address,uint256,uint64,bool,bytes)', (to) => [to, 5n, 1n, false, '0x']],
]

describe.each(bridges)('%s, %s', (selector, signature, args) => {
  test('pays the sender', async () => {
    const data = encode(signature, args(ME, ME))
    expect(data.slice(0, 10)).toBe(selector)
    expect(await othersPaidBy(data)).toEqual([])
    expect(await describeCall(data)).not.toHaveProperty('hasUnpaidOrder')
  })
  test('pays another account', async () => {
    expect(await othersPaidBy(encode(signature, args(OTHER, ME)))).toEqual([OTHER])
    // Inside another call
    expect(await othersPaidBy(encode('multicall(bytes[])', [[encode(signature, args(OTHER, ME))]]))).toEqual([
      OTHER,
    ])
  })
  test('refunds another account', async () => {
    const others = await othersPaidBy(encode(signature, args(ME, OTHER)))
    expect([...new Set(others)]).toEqual(args.length > 1 ? [OTHER] : [])
  })
})

const cctp = (domain: number, receiver: Hex) =>
  encode('depositForBurn(uint256,uint32,bytes32,address)', [5n, domain, receiver, USDC])

test('a receiver on a network without EVM addresses is not read', async () => {
  const oft = 'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)'
  const order =
    'createOrder((address,uint256,bytes,uint256,uint256,bytes,address,bytes,bytes,bytes,bytes),bytes,uint32,bytes)'
  for (const data of [
    cctp(5, SOLANA),
    // Noble
    cctp(4, wide(OTHER)),
    // Tron
    encode(oft, [[30_420, wide(OTHER), 5n, 4n, '0x', '0x', '0x'], [1n, 0n], ME]),
    encode('transferTokens(address,uint256,uint16,bytes32,uint256,uint32)', [
      USDC,
      5n,
      19,
      wide(OTHER),
      0n,
      1,
    ]),
    encode(order, [[USDC, 5n, USDC, 4n, 100_000_026n, OTHER, ME, OTHER, '0x', '0x', '0x'], '0x', 0, '0x']),
    encode(order, [[USDC, 5n, SOLANA, 4n, 1n, SOLANA, ME, SOLANA, '0x', '0x', '0x'], '0x', 0, '0x']),
  ])
    expect(await othersPaidBy(data)).toEqual([])
  // Its refund is.
  expect(
    await othersPaidBy(encode(oft, [[30_420, wide(USDC), 5n, 4n, '0x', '0x', '0x'], [1n, 0n], OTHER])),
  ).toEqual([OTHER])
})

const byWormhole = (network: number) =>
  encode('transferTokens(address,uint256,uint16,bytes32,uint256,uint32)', [
    USDC,
    5n,
    network,
    wide(OTHER),
    0n,
    1,
  ])
const byDeBridge = (network: bigint) =>
  encode(
    'createOrder((address,uint256,bytes,uint256,uint256,bytes,address,bytes,bytes,bytes,bytes),bytes,uint32,bytes)',
    [[USDC, 5n, USDC, 4n, network, OTHER, ME, ME, '0x', '0x', '0x'], '0x', 0, '0x'],
  )

test.each([
  ...[3, 18, 19, 20, 28, 32].map((network) => ['Wormhole', network, false, byWormhole(network)] as const),
  ['Wormhole', 30, true, byWormhole(30)],
  ...[728_126_428n, 100_000_026n].map(
    (network) => ['deBridge', network, false, byDeBridge(network)] as const,
  ),
  ['deBridge', 8453n, true, byDeBridge(8453n)],
] as const)(
  'a receiver of 20 bytes on network %s %s is read as an EVM address: %s',
  async (_, __, isRead, data) => {
    expect(await othersPaidBy(data)).toEqual(isRead ? [OTHER] : [])
  },
)

test('a bridge to Hyperliquid pays the account in its hook', async () => {
  const forwarder = '0xb21D281DEdb17AE5B501F6AA8256fe38C4e45757'
  const burn = (receiver: string, hook: Hex) =>
    encode('depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)', [
      5n,
      19,
      wide(receiver),
      USDC,
      wide(forwarder),
      1n,
      1000,
      hook,
    ])
  const header = (length: number) =>
    concat([stringToHex('cctp-forward', { size: 24 }), numberToHex(length, { size: 8 })])
  const hook = (account: string) => concat([header(24), account as Hex, '0x00000000'])
  expect(await othersPaidBy(burn(forwarder, hook(ME)))).toEqual([])
  expect(await othersPaidBy(burn(forwarder, header(0)))).toEqual([])
  expect(await othersPaidBy(burn(forwarder, hook(OTHER)))).toEqual([OTHER])
  expect(await othersPaidBy(burn(OTHER, hook(ME)))).toEqual([OTHER])
  // Without a hook it forwards nothing.
  expect(await othersPaidBy(cctp(19, wide(forwarder)))).toEqual([forwarder])
})

test.each([
  [0n, true],
  [1n, true],
  [2n, false],
])('an order of a bridge for %s base units: unpaid is %j', async (least, isUnpaid) => {
  const data = encode(
    'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
    [ME, ME, USDC, USDC, 5n, least, 10n, zeroAddress, 1, 2, 0, '0x'],
  )
  expect((await describeCall(data))?.hasUnpaidOrder === true).toBe(isUnpaid)
})

describe('calls of Across on another network', () => {
  const message = (fallback: string, ...calls: readonly (readonly [string, Hex, bigint])[]) =>
    params('((address,bytes,uint256)[],address)', [calls, fallback])
  const deposit = (data: Hex, receiver = HANDLER) =>
    encode(
      'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
      [ME, receiver, USDC, USDC, 5n, 4n, 10n, zeroAddress, 1, 2, 0, data],
    )
  const approve = encode('approve(address,uint256)', [BRIDGE, 2n ** 256n - 1n])
  const swap = (to: string) =>
    encode('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
      [USDC, USDC, 500, to, 5n, 4n, 0n],
    ])
  const drain = (to: string) => encode('drainLeftoverTokens(address,address)', [USDC, to])
  const transfer = (to: string) => encode('transfer(address,uint256)', [to, 5n])

  test('pay the sender', async () => {
    const data = deposit(
      message(
        ME,
        [USDC, approve, 0n],
        [BRIDGE, swap(HANDLER), 0n],
        [HANDLER, drain(ME), 0n],
        [USDC, transfer(ME), 0n],
        [ME, '0x', 5n],
      ),
    )
    expect(await othersPaidBy(data)).toEqual([])
    // Tokens of the other network
    expect((await describeCall(data))?.effects).toEqual([])
  })
  test.each<[string, Hex]>([
    ['a swap', message(ME, [BRIDGE, swap(OTHER), 0n])],
    ['what is left', message(ME, [HANDLER, drain(OTHER), 0n])],
    ['a transfer', message(ME, [USDC, transfer(OTHER), 0n])],
    ['the native currency', message(ME, [OTHER, '0x', 5n])],
    ['the fallback', message(OTHER)],
  ])('pay another account: %s', async (_, calls) => {
    expect(await othersPaidBy(deposit(calls))).toEqual([OTHER])
  })
  test('are read only for the contract that carries them out', async () => {
    expect(await othersPaidBy(deposit(message(ME), OTHER))).toEqual([OTHER])
    expect(await othersPaidBy(deposit('0x1234'))).toEqual([HANDLER])
    expect(await othersPaidBy(deposit('0x'))).toEqual([HANDLER])
  })
})

describe('LI.FI', () => {
  const LIFI = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'
  const bridge =
    'startBridgeTokensViaStargate((bytes32,string,string,address,address,address,uint256,uint256,bool,bool),(uint256,bytes))'
  const call = (receiver: string) =>
    encode(bridge, [
      [word, 'stargate', 'app', zeroAddress, USDC, receiver, 5n, 10n, false, false],
      [1n, '0x12'],
    ])
  test('the receiver of a bridge', async () => {
    expect(await othersPaidBy(call(OTHER), LIFI)).toEqual([OTHER])
    // The caller chooses the name of the bridge.
    expect((await describeCall(call(OTHER), LIFI))?.decoded?.name).toBe('bridge')
    expect(await othersPaidBy(call(ME), LIFI)).toEqual([])
    // For networks without EVM addresses
    expect(await othersPaidBy(call('0x11f111f111f111F111f111f111F111f111f111F1'), LIFI)).toEqual([])
  })
  test('other calls, and other contracts, are not read', async () => {
    expect(await othersPaidBy('0x12345678', LIFI)).toEqual([])
    expect(await othersPaidBy(call(OTHER), BRIDGE)).toEqual([])
  })
})

test.each([
  ['depositTransaction(address,uint256,uint64,bool,bytes)', (data: Hex) => [USDC, 5n, 1n, false, data]],
  [
    'requestL2Transaction(address,uint256,bytes,uint256,uint256,bytes[],address)',
    (data: Hex) => [USDC, 5n, data, 1n, 800n, [], ME],
  ],
] as const)('%s is a call of the account on another network', async (signature, args) => {
  const data = encode(signature, args(encode('approve(address,uint256)', [OTHER, 5n])))
  // The contract is called, not paid.
  expect(await othersPaidBy(data)).toEqual([])
  expect(await describeCall(data)).toMatchObject({
    effects: [{ type: 'approval', token: USDC, spender: OTHER, value: 5n }],
  })
})

describe('packed calldata of Odos', () => {
  const inline = (address: string) => concat(['0x0001', address as Hex])
  const swap = (receiver: Hex, slippage: Hex = '0x010000') =>
    concat([
      '0x83bd37f9',
      inline(USDC),
      '0x0002',
      '0x0105',
      '0x020400',
      slippage,
      inline(BRIDGE),
      '0x0000',
      receiver,
      '0x1234',
    ])
  test('the receiver', async () => {
    expect(await othersPaidBy(swap(inline(OTHER)))).toEqual([OTHER])
    expect(await othersPaidBy(swap(inline(ME)))).toEqual([])
    // The sender, and an address that the contract stores
    for (const receiver of ['0x0000', '0x0002'] as const)
      expect(await othersPaidBy(swap(receiver))).toEqual([])
  })
  test('the receiver of a transaction of Base', async () => {
    const sent =
      '0x83bd37f900000004072386f26fc10000040180ef410147ae0001f73f77f9466da712590ae432a80f07fd50a7de60000000013eb8b2f4584c642a43ed5cad2f83182de41b5de2000000010301020300040101020a0001010201ff000000000000000000000000000000000074cb6260be6f31965c239df6d6ef2ac2b5d4f0204200000000000000000000000000000000000006000000000000000000000000000000000000000000000000'
    expect(await othersPaidBy(sent)).toEqual(['0x3EB8b2F4584c642a43eD5caD2F83182de41B5dE2'])
  })
  test('a swap for nothing is unpaid', async () => {
    expect(await describeCall(swap('0x0000'))).not.toHaveProperty('hasUnpaidOrder')
    expect(await describeCall(swap('0x0000', '0xffffff'))).toMatchObject({ hasUnpaidOrder: true })
  })
  test('calldata that ends early is unreadable', async () => {
    await expect(describeCall(swap('0x0000').slice(0, 60) as Hex)).rejects.toMatchObject({
      code: 'REQUEST_UNREADABLE',
    })
  })
})
