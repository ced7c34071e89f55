import { encodeAbiParameters, parseAbiParameters, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { createCallReader, encode } from '../../test/createCallReader.ts'
import { ME, OTHER } from '../../test/evmAddresses.ts'
import { swapCalls } from '../../test/swapCalls.ts'
import type { Hex } from '../../types.ts'
import { createDescribeRequest } from './describeRequest.ts'

const ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
/** Pair of WETH and DAI of Uniswap V2. */
const PAIR = '0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11'
const SENDER = '0x0000000000000000000000000000000000000001'
const THIS = '0x0000000000000000000000000000000000000002'

const { describeCall, othersPaidBy } = createCallReader(ROUTER)
const paying = (data: Hex, receiver: string) =>
  data.replaceAll(ME.slice(2).toLowerCase(), receiver.slice(2).toLowerCase()) as Hex

describe.each(Object.entries(swapCalls))('%s', (_, data) => {
  test('pays the sender alone', async () => {
    expect(await describeCall(data)).not.toHaveProperty('hasUnpaidOrder')
    expect(await othersPaidBy(data)).toEqual([])
  })
  test('pays another account', async () => {
    const ATTACKER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const changed = paying(data, ATTACKER)
    expect(await othersPaidBy(changed)).toEqual([ATTACKER])
    expect((await describeCall(changed))?.decoded?.fields).toContainEqual({
      label: 'to',
      value: ATTACKER,
      type: 'address',
    })
    // A smart account that carries out the call is its sender.
    const inner = encode('execute(address,uint256,bytes)', [ROUTER, 0n, changed])
    expect(await othersPaidBy(inner, ATTACKER)).toEqual([])
    expect(await othersPaidBy(inner, TOKEN)).toEqual([ATTACKER])
  })
})

const word = `0x${'00'.repeat(32)}`
const number = (address: string) => BigInt(address) + (1n << 200n)
const PENDLE_TOKEN = '(address,uint256,address,address,(uint8,address,bytes,bool))'
const PENDLE_FILLS =
  '((uint256,uint256,uint256,uint8,address,address,address,address,uint256,uint256,uint256,bytes),bytes,uint256)[]'
/** Routers without a package that encodes their calls: selector of the deployed contract, signature, arguments. */
const routers: readonly (readonly [Hex, string, (receiver: string) => readonly unknown[]])[] = [
  // Version 5 and 6 of 1inch
  [
    '0x12aa3caf',
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)',
    (to) => [ROUTER, [TOKEN, DAI, ROUTER, to, 5n, 4n, 0n], '0x', '0x'],
  ],
  [
    '0x07ed2379',
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
    (to) => [ROUTER, [TOKEN, DAI, ROUTER, to, 5n, 4n, 0n], '0x'],
  ],
  ['0xe2c95c82', 'unoswapTo(uint256,uint256,uint256,uint256,uint256)', (to) => [number(to), 1n, 1n, 1n, 1n]],
  // ParaSwap
  [
    '0xe3ead59e',
    'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
    (to) => [ROUTER, [TOKEN, DAI, 5n, 4n, 4n, word, to], 0n, '0x', '0x'],
  ],
  [
    '0xd85ca173',
    'swapExactAmountInOnBalancerV2((uint256,uint256,uint256,bytes32,uint256),uint256,bytes,bytes)',
    (to) => [[5n, 4n, 4n, word, number(to)], 0n, '0x', '0x'],
  ],
  // 0x
  [
    '0x1fff991f',
    'execute((address,address,uint256),bytes[],bytes32)',
    (to) => [[to, DAI, 4n], ['0x12345678'], word],
  ],
  ['0x803ba26d', 'sellTokenForEthToUniswapV3(bytes,uint256,uint256,address)', (to) => ['0x', 5n, 4n, to]],
  // KyberSwap
  [
    '0xe21fd0e9',
    'swap((address,address,bytes,(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes))',
    (to) => [[ROUTER, ROUTER, '0x', [TOKEN, DAI, [ROUTER], [5n], [], [], to, 5n, 4n, 0n, '0x'], '0x']],
  ],
  // Odos
  [
    '0x30f80b4c',
    'swap((address,uint256,address,address,uint256,uint256,address),bytes,address,(uint64,uint64,address))',
    (to) => [[TOKEN, 5n, ROUTER, DAI, 5n, 4n, to], '0x', ROUTER, [1n, 0n, zeroAddress]],
  ],
  // OpenOcean, LI.FI, SushiSwap, CoW Protocol, LFJ, Curve
  [
    '0x90411a32',
    'swap(address,(address,address,address,address,uint256,uint256,uint256,uint256,address,bytes),(uint256,uint256,uint256,bytes)[])',
    (to) => [ROUTER, [TOKEN, DAI, ROUTER, to, 5n, 4n, 4n, 0n, ROUTER, '0x'], []],
  ],
  [
    '0x733214a3',
    'swapTokensSingleV3ERC20ToNative(bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool))',
    (to) => [word, 'a', '', to, 4n, [ROUTER, ROUTER, TOKEN, DAI, 5n, '0x', true]],
  ],
  [
    '0x2646478b',
    'processRoute(address,uint256,address,uint256,address,bytes)',
    (to) => [TOKEN, 5n, DAI, 4n, to, '0x'],
  ],
  [
    '0x322bba21',
    'createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))',
    (to) => [[DAI, to, 5n, 4n, word, 0n, 1, false, 1n]],
  ],
  [
    '0x9ab6156b',
    'swapExactTokensForNATIVE(uint256,uint256,(uint256[],uint8[],address[]),address,uint256)',
    (to) => [5n, 4n, [[1n], [1], [TOKEN, WETH]], to, 1n],
  ],
  ['0xddc1f59d', 'exchange(int128,int128,uint256,uint256,address)', (to) => [0n, 1n, 5n, 4n, to]],
  // Balancer
  [
    '0x52bbbe29',
    'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
    (to) => [[word, 0, TOKEN, DAI, 5n, '0x'], [ME, false, to, false], 4n, 1n],
  ],
  // Aave, ERC-4626, Morpho Blue, Lido
  ['0x617ba037', 'supply(address,uint256,address,uint16)', (to) => [TOKEN, 5n, to, 0]],
  ['0x6e553f65', 'deposit(uint256,address)', (to) => [5n, to]],
  [
    '0x5c2bea49',
    'withdraw((address,address,address,address,uint256),uint256,uint256,address,address)',
    (to) => [[TOKEN, DAI, DAI, DAI, 1n], 5n, 0n, ME, to],
  ],
  ['0xd6681042', 'requestWithdrawals(uint256[],address)', (to) => [[5n], to]],
  // Curve, Aave, Compound III, Lido, Yearn
  ['0x0c3e4b54', 'add_liquidity(uint256[2],uint256,address)', (to) => [[5n, 0n], 4n, to]],
  ['0x081579a5', 'remove_liquidity_one_coin(uint256,int128,uint256,address)', (to) => [5n, 0n, 4n, to]],
  ['0xbb492bf5', 'claimAllRewards(address[],address)', (to) => [[TOKEN], to]],
  ['0x4ff85d94', 'claimTo(address,address,address,bool)', (to) => [TOKEN, ME, to, true]],
  ['0x8fcb4e5b', 'transferShares(address,uint256)', (to) => [to, 5n]],
  ['0xe63697c8', 'withdraw(uint256,address,uint256)', (to) => [5n, to, 1n]],
  // Balancer, GMX, Pendle
  [
    '0xb95cac28',
    'joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
    (to) => [word, ME, to, [[DAI], [5n], '0x', false]],
  ],
  [
    '0xf59c48eb',
    'createOrder(((address,address,address,address,address,address,address[]),(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256),uint8,uint8,bool,bool,bool,bytes32,bytes32[]))',
    (to) => [
      [
        [to, zeroAddress, zeroAddress, OTHER, DAI, DAI, []],
        [1n, 5n, 0n, 1n, 1n, 0n, 4n, 0n],
        2,
        0,
        true,
        true,
        false,
        word,
        [],
      ],
    ],
  ],
  [
    '0xc82aa41b',
    'createDeposit(((address,address,address,address,address,address,address[],address[]),uint256,bool,uint256,uint256,bytes32[]))',
    (to) => [[[to, zeroAddress, OTHER, DAI, DAI, DAI, [], []], 4n, true, 1n, 0n, []]],
  ],
  ['0x6afe6998', 'swapExactSyForYtSimple(address,address,uint256,uint256)', (to) => [to, DAI, 5n, 4n]],
  [
    '0x47f1de22',
    `redeemPyToToken(address,address,uint256,${PENDLE_TOKEN})`,
    (to) => [to, DAI, 5n, [TOKEN, 4n, TOKEN, OTHER, [0, OTHER, '0x', false]]],
  ],
  [
    '0xc81f847a',
    `swapExactTokenForPt(address,address,uint256,(uint256,uint256,uint256,uint256,uint256),${PENDLE_TOKEN},(address,uint256,${PENDLE_FILLS},${PENDLE_FILLS},bytes))`,
    (to) => [
      to,
      DAI,
      4n,
      [1n, 2n, 1n, 9n, 1n],
      [TOKEN, 5n, TOKEN, OTHER, [0, OTHER, '0x', false]],
      [OTHER, 0n, [[[1n, 2n, 3n, 0, DAI, DAI, OTHER, OTHER, 1n, 1n, 1n, '0x'], '0x', 5n]], [], '0x'],
    ],
  ],
  // PancakeSwap
  [
    '0xb4554231',
    'exactInputStableSwap(address[],uint256[],uint256,uint256,address)',
    (to) => [[TOKEN, DAI], [2n], 5n, 4n, to],
  ],
]

test.each(routers)('the receiver of %s, %s', async (selector, signature, args) => {
  const callFor = (receiver: string) => encode(signature, args(receiver))
  expect(callFor(OTHER).slice(0, 10)).toBe(selector)
  expect(await othersPaidBy(callFor(OTHER))).toEqual([OTHER])
  for (const receiver of [ME, zeroAddress, SENDER, THIS, ROUTER])
    expect(await othersPaidBy(callFor(receiver))).toEqual([])
  // Inside other calls
  expect(await othersPaidBy(encode('multicall(bytes[])', [[callFor(OTHER)]]))).toEqual([OTHER])
  expect(
    await othersPaidBy(
      encode('exec(address,address,uint256,address,bytes)', [ROUTER, TOKEN, 5n, ROUTER, callFor(OTHER)]),
      TOKEN,
    ),
  ).toEqual([OTHER])
  // Calldata that ends early
  await expect(describeCall(callFor(OTHER).slice(0, 72) as Hex)).rejects.toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
})

test.each([
  [0n, true],
  [1n, true],
  [2n, false],
])('a swap by a contract of the caller for at least %s base units: unpaid is %j', async (least, isUnpaid) => {
  const data = encode('swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)', [
    ROUTER,
    [TOKEN, DAI, ROUTER, ME, 5n, least, 0n],
    '0x',
  ])
  expect((await describeCall(data))?.hasUnpaidOrder === true).toBe(isUnpaid)
})

test.each([
  ['offerPunkForSale(uint256,uint256)', (price: bigint) => [7n, price]],
  ['offerPunkForSaleToAddress(uint256,uint256,address)', (price: bigint) => [7n, price, OTHER]],
] as const)('%s for nothing is unpaid', async (signature, args) => {
  expect(await describeCall(encode(signature, args(0n)))).toMatchObject({ hasUnpaidOrder: true })
  expect(await describeCall(encode(signature, args(5n)))).not.toHaveProperty('hasUnpaidOrder')
})

test('a swap of Pendle for nothing is unpaid', async () => {
  const redeem = (least: bigint) =>
    encode(`redeemPyToToken(address,address,uint256,${PENDLE_TOKEN})`, [
      ME,
      DAI,
      5n,
      [TOKEN, least, TOKEN, OTHER, [0, OTHER, '0x', false]],
    ])
  expect(await describeCall(redeem(4n))).not.toHaveProperty('hasUnpaidOrder')
  expect(await describeCall(encode('multicall((bool,bytes)[])', [[[false, redeem(0n)]]]))).toMatchObject({
    hasUnpaidOrder: true,
  })
})

test.each([
  [1n << 251n, [OTHER]],
  [0n, []],
])('the receiver of a fill of 1inch with the traits %s', async (traits, receivers) => {
  const order = [1n, 2n, 0n, 4n, 5n, 6n, 7n, 0n]
  const target = `${OTHER}1234` as Hex
  const fields = '(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256)'
  expect(
    await othersPaidBy(
      encode(`fillOrderArgs(${fields},bytes32,bytes32,uint256,uint256,bytes)`, [
        order,
        word,
        word,
        7n,
        traits,
        target,
      ]),
    ),
  ).toEqual(receivers)
  expect(
    await othersPaidBy(
      encode(`fillContractOrderArgs(${fields},bytes,uint256,uint256,bytes)`, [
        order,
        '0x',
        7n,
        traits,
        target,
      ]),
    ),
  ).toEqual(receivers)
})

const params = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types), values as never)
const plan = (commands: Hex, ...inputs: readonly Hex[]) =>
  encode('execute(bytes,bytes[])', [commands, inputs])
const sweep = (receiver: string, least = 1000n) => params('address,address,uint256', DAI, receiver, least)
const portion = (receiver: string, amount: bigint, token = DAI) =>
  params('address,address,uint256', token, receiver, amount)
const swap = params('address,uint256,uint256,bytes,bool', THIS, 5n, 4n, '0x', true)
const actions = (types: Hex, ...inputs: readonly Hex[]) => params('bytes,bytes[]', types, inputs)

describe('receivers of commands of the Universal Router', () => {
  test.each<[string, Hex, readonly Hex[], readonly string[]]>([
    ['a swap and a sweep', '0x0004', [swap, sweep(ME)], []],
    ['a sweep to another account', '0x0004', [swap, sweep(OTHER)], [OTHER]],
    ['a command that may fail', '0x8084', [swap, sweep(OTHER)], [OTHER]],
    ['a fee of 5 %', '0x000604', [swap, portion(OTHER, 500n), sweep(ME)], []],
    ['a fee of more than 5 %', '0x000604', [swap, portion(OTHER, 501n), sweep(ME)], [OTHER]],
    [
      'fees of more than 5 %',
      '0x00060604',
      [swap, portion(OTHER, 300n), portion(OTHER, 300n), sweep(ME)],
      [OTHER],
    ],
    ['a precise fee of 5 %', '0x000704', [swap, portion(OTHER, 5n * 10n ** 16n), sweep(ME)], []],
    [
      'a precise fee of more than 5 %',
      '0x000704',
      [swap, portion(OTHER, 6n * 10n ** 16n), sweep(ME)],
      [OTHER],
    ],
    ['a fee of 50 of 1000', '0x000504', [swap, portion(OTHER, 50n), sweep(ME)], []],
    ['a fee of 51 of 1000', '0x000504', [swap, portion(OTHER, 51n), sweep(ME)], [OTHER]],
    ['a fee in another token', '0x000504', [swap, portion(OTHER, 50n, TOKEN), sweep(ME)], [OTHER]],
    ['a fee of nothing', '0x000504', [swap, portion(OTHER, 0n), sweep(ME, 0n)], []],
    ['tokens of the sender', '0x02', [params('address,address,uint160', TOKEN, OTHER, 5n)], [OTHER]],
    ['tokens of the sender for the router', '0x02', [params('address,address,uint160', TOKEN, THIS, 5n)], []],
    ['a part of the plan', '0x21', [actions('0x04', sweep(OTHER))], [OTHER]],
    [
      'a call of a position manager',
      '0x12',
      [encode('collect((uint256,address,uint128,uint128))', [[7n, OTHER, 1n, 1n]])],
      [OTHER],
    ],
    [
      'actions of V4: take',
      '0x10',
      [actions('0x0e', params('address,address,uint256', DAI, OTHER, 0n))],
      [OTHER],
    ],
    [
      'take, for the sender',
      '0x10',
      [actions('0x0e', params('address,address,uint256', DAI, SENDER, 0n))],
      [],
    ],
    ['take a pair', '0x10', [actions('0x11', params('address,address,address', DAI, TOKEN, OTHER))], [OTHER]],
    ['sweep', '0x10', [actions('0x14', params('address,address', DAI, OTHER))], [OTHER]],
    ['a fee', '0x10', [actions('0x10', portion(OTHER, 500n))], []],
    ['a fee of more than 5 % of V4', '0x10', [actions('0x10', portion(OTHER, 501n))], [OTHER]],
    // A command of other routers
    ['an amount and bytes', '0x10', [params('uint256,bytes', 5n, '0x12')], []],
    ['no parameters', '0x00', ['0x'], []],
  ])('%s', async (_, commands, inputs, receivers) => {
    expect(await othersPaidBy(plan(commands, ...inputs))).toEqual(receivers)
  })

  test('the pair of the next swap is not a receiver, another address is', async () => {
    const changed = swapCalls['Universal Router, by pools of V3 and V2']!
    const pair = PAIR.slice(2).toLowerCase()
    expect(changed).toContain(pair)
    expect(await othersPaidBy(changed.replace(pair, OTHER.slice(2).toLowerCase()) as Hex)).toEqual([OTHER])
  })

  test('the pair of the next swap of PancakeSwap is not a receiver', async () => {
    const [WBNB, BUSD] = [
      '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
      '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56',
    ]
    const first = params(
      'address,uint256,uint256,bytes,bool',
      '0x58F876857a02D6762E0101bb5C46A8c1ED44Dc16',
      5n,
      0n,
      '0x',
      true,
    )
    const next = (other: string) =>
      params('address,uint256,uint256,address[],bool', ME, 0n, 4n, [WBNB, other], false)
    expect(await othersPaidBy(plan('0x0008', first, next(BUSD)))).toEqual([])
    expect(await othersPaidBy(plan('0x0008', first, next(DAI)))).toHaveLength(1)
  })

  // Anyone may take what the pair has got if the swap does not take it.
  test.each([
    ['which may fail', (plan: string) => plan.replace('0008', '0088')],
    ['for an exact amount', (plan: string) => plan.replace('0008', '0009')],
    ['which comes before', (plan: string) => plan.replace('0008', '0800')],
  ])('the pair of a swap %s is a receiver', async (_, change) => {
    const [command] = change('0008').match(/../g) ?? []
    const [v3, v2] = [
      params('address,uint256,uint256,bytes,bool', PAIR, 5n, 0n, '0x', true),
      params('address,uint256,uint256,address[],bool', ME, 0n, 4n, [WETH, DAI], false),
    ]
    const inputs = command === '08' ? [v2, v3] : [v3, v2]
    expect(await othersPaidBy(plan('0x0008', v3, v2))).toEqual([])
    expect(await othersPaidBy(plan(`0x${change('0008')}`, ...inputs))).toEqual([PAIR])
  })

  test('a position manager of V4 gets the tokens of a position of V3 only if the plan calls it', async () => {
    const manager = '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e'
    const collect = encode('collect((uint256,address,uint128,uint128))', [[7n, manager, 1n, 1n]])
    expect(await othersPaidBy(plan('0x1214', collect, '0x12345678'))).toEqual([])
    expect(await othersPaidBy(plan('0x1294', collect, '0x12345678'))).toEqual([manager])
    expect(await othersPaidBy(plan('0x12', collect))).toEqual([manager])
  })

  test.each(['0x10', '0x21'] as const)('a list in command %s must decode', async (command) => {
    // A router reads 4 bytes of this length.
    const list = actions('0x04', sweep(OTHER))
    const long = `${list.slice(0, 130)}ff${list.slice(132)}` as Hex
    await expect(describeCall(plan(command, long))).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  })

  test('signed plans, and plans that a proxy passes on, are read', async () => {
    const signed = 'executeSigned(bytes,bytes[],bytes32,bytes32,bool,bytes32,bytes,uint256)'
    const inputs = [sweep(OTHER)]
    expect(await othersPaidBy(encode(signed, ['0x04', inputs, word, word, true, word, '0x', 1n]))).toEqual([
      OTHER,
    ])
    const proxy = 'execute(address,address,uint256,bytes,bytes[],uint256)'
    expect(await othersPaidBy(encode(proxy, [ROUTER, TOKEN, 5n, '0x04', inputs, 1n]))).toEqual([OTHER])
  })
})

describe('a swap that leaves its output in the router', () => {
  const exact = (to: string) =>
    encode('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
      [TOKEN, WETH, 500, to, 5n, 4n, 0n],
    ])
  const first = encode('exactInput((bytes,address,uint256,uint256,uint256))', [
    ['0x', zeroAddress, 1n, 5n, 4n],
  ])
  const v2 = encode('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [
    5n,
    4n,
    [TOKEN, DAI],
    ROUTER,
    1n,
  ])
  const inPlan = params('address,uint256,uint256,address[],bool', THIS, 5n, 4n, [TOKEN, DAI], true)
  const multicall = (...calls: readonly Hex[]) => encode('multicall(bytes[])', [calls])
  const unwrap = encode('unwrapWETH9(uint256,address)', [4n, ME])
  const refund = encode('refundETH()', [])
  const batch = (...calls: readonly (readonly [string, Hex])[]) =>
    encode('executeBatch((address,uint256,bytes)[])', [calls.map(([to, data]) => [to, 0n, data])])

  test.each([
    ['by the placeholder of the router', exact(THIS)],
    ['by the address of the router', v2],
    ['by its first version', first],
    ['in a multicall', multicall(exact(THIS))],
    ['before a refund', multicall(exact(THIS), refund)],
    ['before a call of another contract', batch([ROUTER, exact(THIS)], [TOKEN, unwrap])],
    ['of a plan', batch([ROUTER, plan('0x08', inPlan)], [TOKEN, unwrap])],
  ])('is unpaid: %s', async (_, data) => {
    expect(await describeCall(data)).toMatchObject({ hasUnpaidOrder: true })
  })
  test.each([
    ['to the sender', exact(SENDER)],
    [
      'to the sender, whom another router pays if it names nobody',
      encode('swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)', [
        ROUTER,
        [TOKEN, DAI, ROUTER, zeroAddress, 5n, 4n, 0n],
        '0x',
      ]),
    ],
    ['with an unwrap', multicall(exact(THIS), exact(THIS), unwrap, refund)],
    ['with a call of the router', batch([ROUTER, exact(THIS)], [ROUTER, unwrap])],
  ])('pays the sender: %s', async (_, data) => {
    const call = await describeCall(data)
    expect(call).not.toHaveProperty('hasUnpaidOrder')
    expect(call).not.toHaveProperty('isLeft')
  })
})

describe('a plan that leaves the output of a swap in the router', () => {
  const path = (...tokens: readonly string[]) =>
    `0x${tokens.map((each) => each.slice(2)).join('0001f4')}` as Hex
  const v3 = (to: string, tokens: readonly string[], isPaidByUser = true) =>
    params('address,uint256,uint256,bytes,bool', to, 5n, 4n, path(...tokens), isPaidByUser)
  const v2 = (to: string, tokens: readonly string[], isPaidByUser = true) =>
    params('address,uint256,uint256,address[],bool', to, 5n, 4n, tokens, isPaidByUser)
  const unwrap = (least: bigint) => params('address,uint256', ME, least)
  const sweepOf = (token: string) => params('address,address,uint256', token, ME, 0n)

  test.each<[string, Hex, readonly Hex[]]>([
    ['by V3', '0x00', [v3(THIS, [TOKEN, WETH, DAI])]],
    ['by V3, for an exact output', '0x0104', [v3(THIS, [DAI, WETH, TOKEN]), sweepOf(TOKEN)]],
    ['by V2', '0x08', [v2(ROUTER, [TOKEN, DAI])]],
    ['by V2, for an exact output', '0x09', [v2(THIS, [TOKEN, DAI])]],
    ['by V4', '0x1004', [actions('0x0e', params('address,address,uint256', DAI, THIS, 0n)), sweepOf(TOKEN)]],
    ['with a sweep of another token', '0x0004', [v3(THIS, [TOKEN, DAI]), sweepOf(TOKEN)]],
    ['with a sweep before it', '0x0400', [sweepOf(DAI), v3(THIS, [TOKEN, DAI])]],
    ['with an unwrap of any amount', '0x000c', [v3(THIS, [TOKEN, DAI]), unwrap(0n)]],
    ['with a wrap of nothing', '0x000b', [v3(THIS, [TOKEN, DAI]), unwrap(0n)]],
    ['with a check of the balance', '0x000e', [v3(THIS, [TOKEN, DAI]), sweepOf(DAI)]],
    ['with a next swap of another token', '0x0008', [v3(THIS, [TOKEN, DAI]), v2(ME, [WETH, TOKEN], false)]],
    ['with a next swap that the sender pays', '0x0008', [v3(THIS, [TOKEN, DAI]), v2(ME, [DAI, WETH])]],
  ])('is unpaid: %s', async (_, commands, inputs) => {
    expect(await describeCall(plan(commands, ...inputs))).toMatchObject({ hasUnpaidOrder: true })
  })

  test.each<[string, Hex, readonly Hex[]]>([
    ['to the sender', '0x00', [v3(SENDER, [TOKEN, DAI])]],
    ['with a sweep', '0x0004', [v3(THIS, [TOKEN, WETH, DAI]), sweepOf(DAI)]],
    ['for an exact output, with a sweep', '0x0104', [v3(THIS, [DAI, WETH, TOKEN]), sweepOf(DAI)]],
    [
      'by V4, with a sweep',
      '0x1004',
      [actions('0x0e', params('address,address,uint256', DAI, THIS, 0n)), sweepOf(DAI)],
    ],
    ['with an unwrap', '0x090c', [v2(THIS, [TOKEN, WETH]), unwrap(4n)]],
    ['with a next swap', '0x0008', [v3(THIS, [TOKEN, DAI]), v2(ME, [DAI, WETH], false)]],
    ['with a transfer', '0x0005', [v3(THIS, [TOKEN, DAI]), portion(ME, 5n)]],
    ['with a next swap of PancakeSwap', '0x0022', [v3(THIS, [TOKEN, DAI]), v2(ME, [DAI, WETH])]],
    ['with a next swap of V4', '0x0010', [v3(THIS, [TOKEN, DAI]), actions('0x0e', sweepOf(DAI))]],
    ['with a part of the plan', '0x0021', [v3(THIS, [TOKEN, DAI]), actions('0x04', sweepOf(DAI))]],
    [
      'in a part of the plan, with a sweep',
      '0x2104',
      [actions('0x00', v3(THIS, [TOKEN, DAI])), sweepOf(DAI)],
    ],
    ['with paths that are not read', '0x0008', [v3(THIS, []), v2(THIS, [])]],
  ])('pays the sender: %s', async (_, commands, inputs) => {
    expect(await describeCall(plan(commands, ...inputs))).not.toHaveProperty('hasUnpaidOrder')
  })
})

// As `@uniswap/universal-router-sdk` 5.13.0 encodes them
describe('a flat fee of a plan', () => {
  const v3 = (token: string) =>
    params('address,uint256,uint256,bytes,bool', THIS, 5n, 4n, `${TOKEN}0001f4${token.slice(2)}`, true)
  const take = actions('0x0e', params('address,address,uint256', zeroAddress, THIS, 0n))
  const pair = actions(
    '0x0e0e',
    params('address,address,uint256', zeroAddress, THIS, 0n),
    params('address,address,uint256', DAI, THIS, 0n),
  )
  const part = actions(
    '0x0e10',
    params('address,address,uint256', zeroAddress, THIS, 0n),
    params('address,address,uint256', DAI, THIS, 5n),
  )
  const both = actions('0x11', params('address,address,address', zeroAddress, DAI, THIS))
  const collect = encode('collect((uint256,address,uint128,uint128))', [[7n, ROUTER, 1n, 1n]])
  const pay = (token: string, value: bigint) => params('address,address,uint256', token, OTHER, value)
  const unwrap = params('address,uint256', ME, 1000n)
  const wrap = params('address,uint256', THIS, 1n << 255n)
  const sweepOf = (token: string, least = 1000n) => params('address,address,uint256', token, ME, least)
  const move = params('address,address,uint160', DAI, THIS, 5n)

  test.each<[string, Hex, readonly Hex[], readonly string[]]>([
    ['of an output that is unwrapped', '0x00050c', [v3(WETH), pay(WETH, 50n), unwrap], []],
    ['of more than 5 % of it', '0x00050c', [v3(WETH), pay(WETH, 51n), unwrap], [OTHER]],
    ['of an output that is wrapped', '0x10050b04', [take, pay(zeroAddress, 50n), wrap, sweepOf(WETH)], []],
    [
      'of more than 5 % of the wrapped',
      '0x10050b04',
      [take, pay(zeroAddress, 51n), wrap, sweepOf(WETH)],
      [OTHER],
    ],
    ['of another token than the unwrapped', '0x00050c', [v3(WETH), pay(DAI, 5n), unwrap], [OTHER]],
    ['of one of two outputs', '0x0000050c', [v3(WETH), v3(DAI), pay(DAI, 5n), unwrap], [OTHER]],
    [
      'of an output that is unwrapped, after another swap',
      '0x0800050c',
      [
        params('address,uint256,uint256,address[],bool', THIS, 5n, 4n, [DAI, TOKEN], true),
        params('address,uint256,uint256,bytes,bool', THIS, 5n, 4n, `${TOKEN}0001f4${WETH.slice(2)}`, false),
        pay(WETH, 50n),
        unwrap,
      ],
      [],
    ],
    ['besides native currency of the sender', '0x0b00050c', [wrap, v3(DAI), pay(DAI, 5n), unwrap], [OTHER]],
    [
      'besides a second output of V4',
      '0x10050b04',
      [pair, pay(zeroAddress, 5n), wrap, sweepOf(DAI)],
      [OTHER],
    ],
    ['besides both outputs of V4', '0x10050b04', [both, pay(zeroAddress, 5n), wrap, sweepOf(DAI)], [OTHER]],
    [
      'besides a part of an output of V4',
      '0x10050b04',
      [part, pay(zeroAddress, 5n), wrap, sweepOf(DAI)],
      [OTHER],
    ],
    [
      'besides calls of a position manager',
      '0x1210050b04',
      [collect, take, pay(zeroAddress, 5n), wrap, sweepOf(DAI)],
      [OTHER],
    ],
    [
      'of a native currency that is not wrapped',
      '0x100504',
      [take, pay(zeroAddress, 5n), sweepOf(DAI)],
      [OTHER],
    ],
    [
      'besides a token of the sender',
      '0x02100504',
      [move, take, pay(zeroAddress, 5n), sweepOf(DAI)],
      [OTHER],
    ],
  ])('%s', async (_, commands, inputs, receivers) => {
    expect(await othersPaidBy(plan(commands, ...inputs))).toEqual(receivers)
  })
})

test('a bridge by Across in a plan of the Universal Router has a receiver', async () => {
  const deposit = (receiver: string, least = 4n) =>
    params(
      '(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes,bool)',
      [ME, receiver, TOKEN, TOKEN, 5n, least, 10n, zeroAddress, 1, 2, 0, '0x', false],
    )
  const swapped = params('address,uint256,uint256,address[],bool', THIS, 5n, 4n, [DAI, TOKEN], true)
  const bridge = (input: Hex) => plan('0x0840', swapped, input)
  expect(await othersPaidBy(bridge(deposit(ME)))).toEqual([])
  expect(await describeCall(bridge(deposit(ME)))).not.toHaveProperty('hasUnpaidOrder')
  expect(await othersPaidBy(bridge(deposit(OTHER)))).toEqual([OTHER])
  expect(await describeCall(bridge(deposit(ME, 0n)))).toMatchObject({ hasUnpaidOrder: true })
  await expect(describeCall(bridge(deposit(OTHER).slice(0, 300) as Hex))).rejects.toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
  // A command of another router
  expect(await othersPaidBy(bridge('0x12'))).toEqual([])
})

test('the position manager of V4 pays the receiver of its actions', async () => {
  const call = (receiver: string) =>
    encode('modifyLiquidities(bytes,uint256)', [
      actions('0x11', params('address,address,address', DAI, TOKEN, receiver)),
      1n,
    ])
  expect(await othersPaidBy(call(OTHER))).toEqual([OTHER])
  expect(await othersPaidBy(call(SENDER))).toEqual([])
})

describe('the owner of a new position', () => {
  const uniswap = 'address,address,uint24,int24,address,int24,int24'
  const pancake = 'address,address,address,address,uint24,bytes32,int24,int24'
  const keys: Readonly<Record<string, readonly unknown[]>> = {
    [uniswap]: [DAI, TOKEN, 500, 10, zeroAddress],
    [pancake]: [DAI, TOKEN, zeroAddress, ROUTER, 500, word],
  }
  const mint = (types: string, amounts: readonly bigint[], owner: string) =>
    params(
      `${types},${amounts.map(() => 'uint256').join(',')},address,bytes`,
      ...(keys[types] ?? []),
      -10,
      10,
      ...amounts,
      owner,
      '0x',
    )
  test.each([
    ['Uniswap V4', '0x02', uniswap, [9n, 5n, 5n]],
    ['Uniswap V4, of what is left', '0x05', uniswap, [5n, 5n]],
    ['PancakeSwap Infinity', '0x02', pancake, [9n, 5n, 5n]],
    ['PancakeSwap Infinity, of what is left', '0x05', pancake, [5n, 5n]],
  ] as const)('is a receiver: %s', async (_, type, types, amounts) => {
    const call = (owner: string) =>
      encode('modifyLiquidities(bytes,uint256)', [actions(type, mint(types, amounts, owner)), 1n])
    expect(await othersPaidBy(call(OTHER))).toEqual([OTHER])
    for (const owner of [ME, SENDER]) expect(await othersPaidBy(call(owner))).toEqual([])
  })
})

test('the operator of the allowance holder of 0x may take an amount', async () => {
  const data = encode('exec(address,address,uint256,address,bytes)', [OTHER, TOKEN, 5n, ROUTER, '0x'])
  expect(await describeCall(data)).toMatchObject({
    effects: [{ type: 'approval', token: TOKEN, spender: OTHER, value: 5n }],
  })
})

test.each([
  ['withdraw(address,uint256,address)', [TOKEN, 5n, OTHER]],
  ['withdraw(uint256,address,address)', [5n, OTHER, ME]],
  ['redeem(uint256,address,address)', [5n, OTHER, ME]],
  ['withdrawTo(address,address,uint256)', [OTHER, TOKEN, 5n]],
  ['withdrawFrom(address,address,address,uint256)', [ME, OTHER, TOKEN, 5n]],
] as const)('%s pays its receiver', async (signature, args) => {
  expect(await othersPaidBy(encode(signature, args))).toEqual([OTHER])
})

test('a transfer names no receiver besides its effect', async () => {
  expect(await describeCall(encode('transfer(address,uint256)', [OTHER, 5n]))).not.toHaveProperty('receivers')
})

test('a signed call has the receivers of the call, except the account that sends it', async () => {
  const fields = (...lines: readonly string[]) =>
    lines.map((line) => ({ type: line.split(' ')[0], name: line.split(' ')[1] }))
  const read = async (verifyingContract: string) => {
    const typedData = {
      domain: { chainId: 1, verifyingContract },
      types: {
        EIP712Domain: fields('uint256 chainId', 'address verifyingContract'),
        SafeTx: fields('address to', 'uint256 value', 'bytes data', 'uint8 operation'),
      },
      primaryType: 'SafeTx',
      message: { to: ROUTER, value: '0', data: plan('0x04', sweep(OTHER)), operation: 0 },
    }
    return createDescribeRequest()(
      { network: mainnet, provider: undefined },
      { method: 'eth_signTypedData_v4', params: [ME, JSON.stringify(typedData)] },
    )
  }
  expect(await read(TOKEN)).toMatchObject({ receivers: [OTHER] })
  expect(await read(OTHER)).not.toHaveProperty('receivers')
})
