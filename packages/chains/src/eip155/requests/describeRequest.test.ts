import {
  encodeAbiParameters,
  encodeFunctionData,
  maxUint256,
  parseAbi,
  parseAbiParameters,
  stringToHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { createDescribeRequest } from './describeRequest.ts'
import type { Erc7730Descriptor, Erc7730Field } from './descriptors.ts'
import { isReviewed } from './isReviewed.ts'

const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ZERO = '0x0000000000000000000000000000000000000000'

const read = (
  method: string,
  params: unknown,
  descriptors?: readonly Erc7730Descriptor[],
): Promise<RequestContent | undefined> =>
  createDescribeRequest(descriptors)({ network: mainnet, provider: undefined }, { method, params })

const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never)

const approval = (value: bigint | 'all', token = TOKEN, spender = OTHER) => [
  { type: 'approval', token, spender, value },
]
const DOMAIN = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
}
const transfer = (value: bigint) => [{ type: 'transfer', token: TOKEN, to: OTHER, value }]

test.each([
  ['transfer(address,uint256)', [OTHER, 5n], transfer(5n)],
  ['transferFrom(address,address,uint256)', [ME, OTHER, 5n], transfer(5n)],
  ['safeTransferFrom(address,address,uint256)', [ME, OTHER, 7n], transfer(7n)],
  ['safeTransferFrom(address,address,uint256,bytes)', [ME, OTHER, 7n, '0x'], transfer(7n)],
  ['safeTransferFrom(address,address,uint256,uint256,bytes)', [ME, OTHER, 7n, 1n, '0x'], transfer(7n)],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    [ME, OTHER, [7n, 8n], [1n, 1n], '0x'],
    [...transfer(7n), ...transfer(8n)],
  ],
  ['transferFromAndCall(address,address,uint256)', [ME, OTHER, 5n], transfer(5n)],
  ['transferFromAndCall(address,address,uint256,bytes)', [ME, OTHER, 5n, '0x'], transfer(5n)],
  ['transfer(address,uint256,uint256)', [OTHER, 7n, 5n], transfer(5n)],
  ['transferFrom(address,address,uint256,uint256)', [ME, OTHER, 7n, 5n], transfer(5n)],
  ['approve(address,uint256,uint256)', [OTHER, 7n, maxUint256], approval(maxUint256)],
  ['setOperator(address,bool)', [OTHER, true], approval('all')],
  ['setOperator(address,bool)', [OTHER, false], []],
  ['allow(address,bool)', [OTHER, true], approval('all')],
  ['allow(address,bool)', [OTHER, false], []],
  ['setAuthorization(address,bool)', [OTHER, true], approval('all')],
  ['setAuthorization(address,bool)', [OTHER, false], []],
  // Aave, ERC-4626, Compound III, CryptoPunks
  ['withdraw(address,uint256,address)', [TOKEN, 5n, OTHER], transfer(5n)],
  ['withdraw(uint256,address,address)', [5n, OTHER, ME], transfer(5n)],
  ['withdraw(uint256)', [5n], []],
  ['redeem(uint256,address,address)', [5n, OTHER, ME], transfer(5n)],
  ['withdrawTo(address,address,uint256)', [OTHER, TOKEN, 5n], transfer(5n)],
  ['withdrawFrom(address,address,address,uint256)', [ME, OTHER, TOKEN, 5n], transfer(5n)],
  ['transferPunk(address,uint256)', [OTHER, 7n], transfer(7n)],
  ['approve(address,uint256)', [OTHER, maxUint256], approval(maxUint256)],
  ['increaseAllowance(address,uint256)', [OTHER, 2n], approval(2n)],
  ['increaseApproval(address,uint256)', [OTHER, 2n], approval(2n)],
  ['decreaseAllowance(address,uint256)', [OTHER, 2n], []],
  ['setApprovalForAll(address,bool)', [OTHER, true], approval('all')],
  ['setApprovalForAll(address,bool)', [OTHER, false], []],
  ['approve(address,address,uint160,uint48)', [TOKEN, OTHER, 9n, 1], approval(9n)],
  [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    [ME, OTHER, 3n, 1n, 27, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`],
    approval(3n),
  ],
  [
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    [ME, OTHER, 0n, 1n, true, 27, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`],
    approval('all'),
  ],
  [
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    [ME, OTHER, 0n, 1n, false, 27, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`],
    [],
  ],
  ['transferAndCall(address,uint256)', [OTHER, 5n], transfer(5n)],
  ['transferAndCall(address,uint256,bytes)', [OTHER, 5n, '0x'], transfer(5n)],
  ['approveAndCall(address,uint256)', [OTHER, maxUint256], approval(maxUint256)],
  ['approveAndCall(address,uint256,bytes)', [OTHER, 5n, '0x'], approval(5n)],
  ['send(address,uint256,bytes)', [OTHER, 5n, '0x'], transfer(5n)],
  ['authorizeOperator(address)', [OTHER], approval('all')],
  ['approveDelegation(address,uint256)', [OTHER, 5n], approval(5n)],
  ['deposit()', [], []],
] as const)('effects of %s, %s', async (signature, args, effects) => {
  const content = await read('eth_sendTransaction', [{ from: ME, to: TOKEN, data: encode(signature, args) }])
  expect(content).toMatchObject({ type: 'transaction', calls: [{ to: TOKEN, value: 0n, effects }] })
  expect(content?.type === 'transaction' && content.calls[0]?.decoded?.name).toBe(signature.split('(')[0])
})

const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564'
const approve = encode('approve(address,uint256)', [OTHER, 5n])
const [NO_SIGNATURE, DETAILS] = ['0x', [TOKEN, 5n, 1, 0]] as const
const permitInput = encodeAbiParameters(
  parseAbiParameters('((address,uint160,uint48,uint48),address,uint256), bytes'),
  [[DETAILS, OTHER, 1n], NO_SIGNATURE],
)
const permitBatchInput = encodeAbiParameters(
  parseAbiParameters('((address,uint160,uint48,uint48)[],address,uint256), bytes'),
  [[[DETAILS, DETAILS], OTHER, 1n], NO_SIGNATURE],
)
const transfersInput = encodeAbiParameters(parseAbiParameters('(address,address,uint160,address)[]'), [
  [
    [ME, OTHER, 5n, TOKEN],
    [ME, OTHER, 6n, TOKEN],
  ],
])
const transferInput = (to: `0x${string}`) =>
  encodeAbiParameters(parseAbiParameters('address, address, uint160'), [TOKEN, to, 5n])
const approvePacked = `00${TOKEN.slice(2)}${'0'.repeat(64)}${((approve.length - 2) / 2).toString(16).padStart(64, '0')}${approve.slice(2)}`

describe('approvals and transfers inside other calls are effects', () => {
  const toToken = approval(5n)
  const toRouter = approval(5n, ROUTER)
  const nested = (depth: number): `0x${string}` =>
    depth === 0 ? approve : encode('multicall(bytes[])', [[nested(depth - 1)]])
  const thirty = encode('multicall(bytes[])', [Array.from({ length: 30 }, () => approve)])
  test.each([
    ['multicall(bytes[])', [[approve]], toRouter],
    ['multicall(uint256,bytes[])', [1n, [approve]], toRouter],
    ['multicall(bytes32,bytes[])', [`0x${'00'.repeat(32)}`, ['0x12345678', nested(3)]], toRouter],
    ['aggregate((address,bytes)[])', [[[TOKEN, approve]]], toToken],
    ['blockAndAggregate((address,bytes)[])', [[[TOKEN, approve]]], toToken],
    ['tryAggregate(bool,(address,bytes)[])', [true, [[TOKEN, approve]]], toToken],
    ['tryBlockAndAggregate(bool,(address,bytes)[])', [true, [[TOKEN, approve]]], toToken],
    ['aggregate3((address,bool,bytes)[])', [[[TOKEN, true, approve]]], toToken],
    ['aggregate3Value((address,bool,uint256,bytes)[])', [[[TOKEN, true, 0n, approve]]], toToken],
    ['execute(address,uint256,bytes)', [TOKEN, 0n, approve], toToken],
    ['execute((address,uint256,bytes)[])', [[[TOKEN, 0n, approve]]], toToken],
    [
      'execute(bytes32,bytes)',
      [`0x${'00'.repeat(32)}`, `${TOKEN}${'0'.repeat(64)}${approve.slice(2)}`],
      toToken,
    ],
    [
      'execute(bytes32,bytes)',
      [
        `0x01${'00'.repeat(31)}`,
        encodeAbiParameters(parseAbiParameters('(address,uint256,bytes)[]'), [[[TOKEN, 0n, approve]]]),
      ],
      toToken,
    ],
    [
      'executeBatch(address[],bytes[])',
      [
        [OTHER, TOKEN],
        ['0x', approve],
      ],
      toToken,
    ],
    ['executeBatch(address[],uint256[],bytes[])', [[TOKEN], [0n], [approve]], toToken],
    ['executeBatch((address,uint256,bytes)[])', [[[TOKEN, 0n, approve]]], toToken],
    // Helper of OpenSea: an amount of a token, and an NFT
    [
      'bulkTransfer(((uint8,address,uint256,uint256)[],address,bool)[],bytes32)',
      [
        [
          [
            [
              [1, TOKEN, 0n, 5n],
              [2, TOKEN, 42n, 1n],
            ],
            OTHER,
            false,
          ],
        ],
        `0x${'00'.repeat(32)}`,
      ],
      [...transfer(5n), ...transfer(42n)],
    ],
    ['execute(address,bytes)', [TOKEN, approve], toToken],
    ['multicall(address[],bytes[])', [[TOKEN], [approve]], toToken],
    ['batch(bytes[],bool)', [[approve], true], toRouter],
    // Biconomy, Ambire, Calibur of Uniswap, MetaMask
    ['execute_ncC(address,uint256,bytes)', [TOKEN, 0n, approve], toToken],
    ['executeBatch_y6U(address[],uint256[],bytes[])', [[TOKEN], [0n], [approve]], toToken],
    ['execute((address,uint256,bytes)[],bytes)', [[[TOKEN, 0n, approve]], '0x'], toToken],
    ['executeBySender((address,uint256,bytes)[])', [[[TOKEN, 0n, approve]]], toToken],
    ['execute(((address,uint256,bytes)[],bool))', [[[[TOKEN, 0n, approve]], true]], toToken],
    ['execute((address,uint256,bytes))', [[TOKEN, 0n, approve]], toToken],
    [
      'redeemDelegations(bytes[],bytes32[],bytes[])',
      [['0x'], [`0x${'00'.repeat(32)}`], [`${TOKEN}${'0'.repeat(64)}${approve.slice(2)}`]],
      toToken,
    ],
    // ERC-6551 and ERC-725
    ['execute(address,uint256,bytes,uint8)', [TOKEN, 0n, approve, 0], toToken],
    ['executeCall(address,uint256,bytes)', [TOKEN, 0n, approve], toToken],
    ['execute(uint256,address,uint256,bytes)', [0n, TOKEN, 0n, approve], toToken],
    // Euler
    ['call(address,address,uint256,bytes)', [TOKEN, ME, 0n, approve], toToken],
    ['batch((address,address,uint256,bytes)[])', [[[TOKEN, ME, 0n, approve]]], toToken],
    // A delegatecall of ERC-7579 has no value.
    ['execute(bytes32,bytes)', [`0xff${'00'.repeat(31)}`, `${TOKEN}${approve.slice(2)}`], toToken],
    [
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      [TOKEN, 0n, approve, 0, 0n, 0n, 0n, OTHER, OTHER, '0x'],
      toToken,
    ],
    ['multiSend(bytes)', [`0x${approvePacked}${approvePacked}`], [...toToken, ...toToken]],
    ['execute(bytes,bytes[])', ['0x0a', [permitInput]], toToken],
    ['execute(bytes,bytes[],uint256)', ['0x0b8a', ['0x', permitInput], 1n], toToken],
    // The approval is found beside a command that does not decode, and in an input without a signature.
    ['execute(bytes,bytes[])', ['0x830a', ['0x1234', permitInput]], toToken],
    ['execute(bytes,bytes[])', ['0x0a', [permitInput.slice(0, 2 + 64 * 6)]], toToken],
    ['execute(bytes,bytes[])', ['0x03', [permitBatchInput]], [...toToken, ...toToken]],
    ['execute(bytes,bytes[])', ['0x0d', [transfersInput]], [...transfer(5n), ...transfer(6n)]],
    // Address 2 stands for the router.
    [
      'execute(bytes,bytes[])',
      ['0x02', [transferInput(`0x${'2'.padStart(40, '0')}`)]],
      [{ type: 'transfer', token: TOKEN, to: ROUTER, value: 5n }],
    ],
    ['execute(bytes,bytes[])', ['0x02', [transferInput(OTHER)]], transfer(5n)],
    [
      'execute(bytes,bytes[])',
      ['0x21', [encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), ['0x0a', [permitInput]])]],
      toToken,
    ],
    [
      'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
      [ME, [DETAILS, OTHER, 1n], '0x'],
      toToken,
    ],
    [
      'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
      [ME, [[DETAILS, DETAILS], OTHER, 1n], '0x'],
      [...toToken, ...toToken],
    ],
    [
      'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
      [[[TOKEN, 9n], 0n, 1n], [OTHER, 5n], ME, '0x'],
      transfer(5n),
    ],
    [
      'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
      [[[[TOKEN, 9n]], 0n, 1n], [[OTHER, 5n]], ME, `0x${'00'.repeat(32)}`, '', '0x'],
      transfer(5n),
    ],
    [
      'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)',
      [
        [
          [
            [TOKEN, 9n],
            [TOKEN, 9n],
          ],
          0n,
          1n,
        ],
        [
          [OTHER, 5n],
          [OTHER, 6n],
        ],
        ME,
        '0x',
      ],
      [...transfer(5n), ...transfer(6n)],
    ],
    [
      'permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)',
      [[[TOKEN, 9n], 0n, 1n], [OTHER, 5n], ME, `0x${'00'.repeat(32)}`, '', '0x'],
      transfer(5n),
    ],
    ['transferFrom(address,address,uint160,address)', [ME, OTHER, 5n, TOKEN], transfer(5n)],
    ['transferFrom((address,address,uint160,address)[])', [[[ME, OTHER, 5n, TOKEN]]], transfer(5n)],
    ...['selfPermit', 'selfPermitIfNecessary'].map(
      (name) =>
        [
          `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
          [TOKEN, 5n, 1n, 27, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`],
          approval(5n, TOKEN, ROUTER),
        ] as const,
    ),
    ...['selfPermitAllowed', 'selfPermitAllowedIfNecessary'].map(
      (name) =>
        [
          `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
          [TOKEN, 5n, 1n, 27, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`],
          approval('all', TOKEN, ROUTER),
        ] as const,
    ),
  ] as const)('%s (%#)', async (signature, args, effects) => {
    const content = await read('eth_sendTransaction', [{ to: ROUTER, data: encode(signature, args) }])
    expect(content).toMatchObject({ calls: [{ to: ROUTER, effects }] })
  })

  const BATCHES = `0x01000000000078210002${'00'.repeat(22)}`
  const batch = (...calls: readonly (readonly [string, bigint, string])[]) =>
    encodeAbiParameters(parseAbiParameters('(address,uint256,bytes)[]'), [calls] as never)
  test('batches of batches of ERC-7821 have the effects of every call', async () => {
    const both = [batch([TOKEN, 0n, approve]), batch([TOKEN, 0n, approve])]
    const data = encode('execute(bytes32,bytes)', [
      BATCHES,
      encodeAbiParameters(parseAbiParameters('bytes[]'), [both]),
    ])
    const content = await read('eth_sendTransaction', [{ to: ME, data }])
    expect(content).toMatchObject({ calls: [{ effects: [...toToken, ...toToken] }] })
  })
  test.each([
    `0x01${'00'.repeat(31)}`,
    // Calls that may fail
    `0x0101${'00'.repeat(30)}`,
    BATCHES,
  ])('a batch of mode %s must decode', async (mode) => {
    const data = encode('execute(bytes32,bytes)', [mode, `0x${'ff'.repeat(64)}`])
    const reading = read('eth_sendTransaction', [{ to: ME, data }])
    await expect(reading).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  })

  const seven = (7).toString(16).padStart(64, '0')
  test.each([
    ['execute(address,uint256,bytes)', [OTHER, 7n, '0x']],
    ['execute((address,uint256,bytes)[])', [[[OTHER, 7n, '0x']]]],
    ['execute(bytes32,bytes)', [`0x${'00'.repeat(32)}`, `${OTHER}${seven}`]],
    ['execute(bytes32,bytes)', [`0x01${'00'.repeat(31)}`, batch([OTHER, 7n, '0x'])]],
    ['executeBatch(address[],uint256[],bytes[])', [[OTHER], [7n], ['0x']]],
    ['aggregate3Value((address,bool,uint256,bytes)[])', [[[OTHER, true, 7n, '0x']]]],
    [
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      [OTHER, 7n, '0x', 0, 0n, 0n, 0n, OTHER, OTHER, '0x'],
    ],
    ['multiSend(bytes)', [`0x00${OTHER.slice(2)}${seven}${'0'.repeat(64)}`]],
    ['execute(address,uint256,bytes,uint8)', [OTHER, 7n, '0x', 0]],
    ['execute(uint256,address,uint256,bytes)', [0n, OTHER, 7n, '0x']],
    ['call(address,address,uint256,bytes)', [OTHER, ME, 7n, '0x']],
    ['batch((address,address,uint256,bytes)[])', [[[OTHER, ME, 7n, '0x']]]],
    // The value that an inner call passes on counts once.
    [
      'execute(address,uint256,bytes)',
      [ROUTER, 7n, encode('aggregate3Value((address,bool,uint256,bytes)[])', [[[OTHER, true, 7n, '0x']]])],
    ],
  ] as const)('native currency that %s sends inside (%#)', async (signature, args) => {
    const content = await read('eth_sendTransaction', [{ to: ME, data: encode(signature, args) }])
    expect(content).toMatchObject({ calls: [{ nativeTransfers: [{ to: OTHER, value: 7n }] }] })
    expect(content?.type === 'transaction' && content.calls[0]?.decoded?.fields.slice(-2)).toEqual([
      { label: 'to', value: OTHER, type: 'address' },
      { label: 'amount', value: '7', type: 'native' },
    ])
  })

  test('a contract that passes on a part of its value receives the rest', async () => {
    const passedOn = encode('aggregate3Value((address,bool,uint256,bytes)[])', [[[OTHER, true, 7n, '0x']]])
    const data = encode('execute(address,uint256,bytes)', [ROUTER, 9n, passedOn])
    expect(await read('eth_sendTransaction', [{ to: ME, data }])).toMatchObject({
      calls: [
        {
          nativeTransfers: [
            { to: OTHER, value: 7n },
            { to: ROUTER, value: 2n },
          ],
        },
      ],
    })
  })

  test('an inner call is described with its name and parameters', async () => {
    const data = encode('aggregate3((address,bool,bytes)[])', [[[TOKEN, true, approve]]])
    expect(await read('eth_sendTransaction', [{ to: ROUTER, data }])).toMatchObject({
      calls: [
        {
          decoded: {
            name: 'aggregate3',
            fields: [
              { label: 'call', value: 'approve', type: 'text' },
              { label: 'contract', value: TOKEN, type: 'address' },
              { label: 'spender', value: OTHER, type: 'address' },
              { label: 'amount', value: '5', type: 'text' },
            ],
          },
        },
      ],
    })
  })

  test.each([
    ['8 calls deep', true, nested(8)],
    ['9 calls deep', false, nested(9)],
    ['in 1,023 calls', true, encode('multicall(bytes[])', [Array.from({ length: 1_023 }, () => approve)])],
    [
      'in 40 batches of 30 calls',
      false,
      encode('multicall(bytes[])', [Array.from({ length: 40 }, () => thirty)]),
    ],
    ['in 1,024 calls', false, encode('multicall(bytes[])', [Array.from({ length: 1_024 }, () => approve)])],
  ] as const)('an approval %s: readable is %j', async (_, isRead, data) => {
    const content = read('eth_sendTransaction', [{ to: ROUTER, data }])
    if (isRead)
      expect((await content)?.type === 'transaction' && (await content)).toMatchObject({ calls: [{}] })
    else await expect(content).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  })
})

test('functions of one name and number of parameters have their own names of parameters', async () => {
  const labelsOf = async (signature: string, args: readonly unknown[]) => {
    const content = await read('eth_sendTransaction', [{ to: TOKEN, data: encode(signature, args) }])
    const fields = content?.type === 'transaction' ? content.calls[0]?.decoded?.fields : undefined
    return fields?.map(({ label }) => label)
  }
  expect(await labelsOf('withdraw(address,uint256,address)', [TOKEN, 5n, OTHER])).toEqual([
    'token',
    'amount',
    'to',
  ])
  expect(await labelsOf('withdraw(uint256,address,address)', [5n, OTHER, ME])).toEqual([
    'amount',
    'to',
    'owner',
  ])
})

test('a decoded call has its parameters with names', async () => {
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  expect(await read('eth_sendTransaction', [{ to: TOKEN, data }])).toMatchObject({
    calls: [
      {
        decoded: {
          name: 'approve',
          fields: [
            { label: 'spender', value: OTHER, type: 'address' },
            { label: 'amount', value: '5', type: 'text' },
          ],
        },
      },
    ],
  })
})

test.each([
  ['an unknown function', '0x12345678'],
  ['no data', undefined],
])('%s has no effects', async (_, data) => {
  const content = await read('eth_sendTransaction', [{ to: TOKEN, data, value: '0x5' }])
  expect(content).toEqual({
    type: 'transaction',
    calls: [{ to: TOKEN, value: 5n, data, decoded: undefined, effects: [] }],
    chainId: undefined,
  })
})

test('every call of a batch is decoded', async () => {
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  const calls = [
    { to: OTHER, value: '0x1' },
    { to: TOKEN, data },
  ]
  expect(await read('wallet_sendCalls', [{ version: '2.0.0', chainId: '0x89', calls }])).toMatchObject({
    type: 'transaction',
    chainId: '137',
    calls: [
      { to: OTHER, value: 1n, effects: [] },
      { to: TOKEN, effects: approval(5n) },
    ],
  })
})

test.each([
  [undefined, 0n],
  [null, 0n],
  ['0x', 0n],
  ['0x10', 16n],
  ['0X1F', 31n],
  ['7', 7n],
  [16, 16n],
  [0, 0n],
  [16n, 16n],
])('the value %s is %s', async (value, amount) => {
  expect(await read('eth_sendTransaction', [{ to: TOKEN, value }])).toMatchObject({
    calls: [{ value: amount }],
  })
})

test('calls may name the chain of their batch; without delegations a list of them is empty', async () => {
  const calls = [{ to: TOKEN, chainId: 137, authorizationList: [] }, { to: OTHER }]
  expect(await read('wallet_sendCalls', [{ chainId: '0x89', calls }])).toMatchObject({
    chainId: '137',
    calls: [{ to: TOKEN }, { to: OTHER }],
  })
})

describe('a request in `wallet_invokeMethod` (CAIP-27)', () => {
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  const invoke = (method: unknown, params: unknown, scope: unknown = 'eip155:137') => ({
    sessionId: '0x1',
    scope,
    request: { method, params },
  })
  const batch = { version: '2.0.0', calls: [{ to: TOKEN, data, capabilities: { other: {} } }] }
  test.each([
    ['eth_sendTransaction', [{ from: ME, to: TOKEN, data }], { chainId: '137' }],
    ['eth_sendTransaction', [{ from: ME, to: TOKEN, data, chainId: '0x89' }], { chainId: '137' }],
    ['wallet_sendCalls', [batch], { chainId: '137' }],
    ['personal_sign', ['hello', ME], {}],
    ['wallet_grantPermissions', [{}], { chainIds: ['137'] }],
    ['eth_blockNumber', [], {}],
  ])('%s is read as if it was requested directly', async (method, params, chain) => {
    expect(isReviewed('wallet_invokeMethod')).toBe(true)
    const direct = await read(method, params)
    const expected = direct && { ...direct, ...chain }
    expect(await read('wallet_invokeMethod', invoke(method, params))).toEqual(expected)
    expect(await read('wallet_invokeMethod', [invoke(method, params)])).toEqual(expected)
  })
  test('a scope without a chain is for the chain in use', async () => {
    const params = [{ from: ME, to: TOKEN, data }]
    expect(await read('wallet_invokeMethod', invoke('eth_sendTransaction', params, 'eip155'))).toEqual(
      await read('eth_sendTransaction', params),
    )
  })
  test.each([
    ['signTransaction', true],
    ['getBalance', undefined],
  ])('%s of another namespace is not read: a hash is %j', async (method, isHash) => {
    expect(await read('wallet_invokeMethod', invoke(method, {}, 'solana:5eykt4'))).toEqual({
      type: 'other',
      method: `wallet_invokeMethod ${method}`,
      chainIds: undefined,
      ...(isHash && { isHash }),
    })
  })
  test.each([
    [undefined],
    [invoke(undefined, [])],
    [{ ...invoke('eth_sendTransaction', [{ to: TOKEN }]), scope: undefined }],
    [invoke('eth_sendTransaction', [{ to: TOKEN }], 'eip155:one')],
    [invoke('eth_sendTransaction', [{ to: TOKEN, chainId: '0x1' }])],
    [invoke('wallet_invokeMethod', invoke('eth_sendTransaction', [{ to: TOKEN }]))],
  ])('%j rejects as unreadable', async (params) => {
    await expect(read('wallet_invokeMethod', params)).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  })
})

test('operations have the same content as JSON-RPC requests', async () => {
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  const parameters = { address: ME, to: TOKEN, data }
  expect(await read('sendTransaction', parameters)).toMatchObject({
    calls: [{ to: TOKEN, value: 0n, effects: approval(5n) }],
  })
  expect(
    await read('transferToken', { address: ME, to: OTHER, token: TOKEN, value: 5n, decimals: 6 }),
  ).toMatchObject({ calls: [{ to: TOKEN, effects: transfer(5n) }] })
})

test.each(['eth_sendTransaction', 'wallet_sendTransaction', 'eth_signTransaction'])(
  'the calldata of %s may be its `input`',
  async (method) => {
    for (const call of [
      { input: approve },
      { data: approve, input: approve },
      { data: null, input: approve },
    ])
      expect(await read(method, [{ from: null, to: TOKEN, value: '0x', ...call }])).toMatchObject({
        type: 'transaction',
        calls: [{ to: TOKEN, value: 0n, data: approve, effects: approval(5n) }],
      })
  },
)

test('a message that is an address is signed by the address after it', async () => {
  expect(await read('personal_sign', [OTHER, ME])).toMatchObject({
    bytes: OTHER.toLowerCase(),
    signer: ME,
  })
})

test('calldata of operations may be in upper case, and rejects as unreadable if it is not hex', async () => {
  const data = encode('approve(address,uint256)', [OTHER, 5n])
  const upper = `0x${data.slice(2).toUpperCase()}`
  expect(await read('sendTransaction', { address: ME, to: TOKEN, data: upper })).toMatchObject({
    calls: [{ data, effects: approval(5n) }],
  })
  expect(await read('sendCalls', { address: ME, calls: [{ to: TOKEN, data: upper }] })).toMatchObject({
    calls: [{ data, effects: approval(5n) }],
  })
  await expect(
    read('sendTransaction', { address: ME, to: TOKEN, data: data.slice(2) }),
  ).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
})

describe('messages', () => {
  const hash = `0x${'f1'.repeat(32)}`
  test.each([
    ['personal_sign', ['0x68656c6c6f', ME], { text: 'hello', isHash: false }],
    ['personal_sign', [ME, '0x68656c6c6f'], { text: 'hello' }],
    ['personal_sign', ['hello', ME], { text: 'hello' }],
    ['personal_sign', ['Welcome', ME], { text: 'Welcome' }],
    ['personal_sign', ['pay 0xabcd', ME], { text: 'pay 0xabcd' }],
    ['personal_sign', ['0xabcd please', ME], { text: '0xabcd please' }],
    ['personal_sign', ['0x010f', ME], { text: undefined, bytes: '0x010f' }],
    ['personal_sign', ['a\u0000b', ME], { text: undefined, bytes: '0x610062' }],
    ['personal_sign', [hash, ME], { text: undefined, bytes: hash }],
    ['eth_sign', [ME, hash], { bytes: hash, isHash: true }],
    ['signMessage', { address: ME, message: '0x68656c6c6f' }, { text: '0x68656c6c6f' }],
    [
      'personal_sign',
      ['app.example wants you to sign in with your Ethereum account:\n…', ME],
      { signInDomain: 'app.example' },
    ],
    [
      'personal_sign',
      ['\n https://app.example wants you to sign in with your account', ME],
      { signInDomain: 'app.example' },
    ],
    ['signIn', { domain: 'app.example' }, { signInDomain: 'app.example' }],
  ])('%s %j', async (method, params, expected) => {
    expect(await read(method, params)).toMatchObject({ type: 'message', ...expected })
  })
})

describe('approvals by typed data', () => {
  const details = { token: TOKEN, amount: '9', expiration: '1', nonce: '0' }
  test.each([
    ['Permit', TOKEN, { owner: ME, spender: OTHER, value: '3' }, approval(3n)],
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: true }, approval('all')],
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: false }, []],
    // Some wallets sign every text as `true`.
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: 'false' }, approval('all')],
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: '1' }, approval('all')],
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: '' }, approval('all')],
    ['Permit', TOKEN, { holder: ME, spender: OTHER, allowed: 0 }, []],
    // An address may be a number.
    [
      'Permit',
      TOKEN,
      { owner: ME, spender: 5, value: '3' },
      approval(3n, TOKEN, `0x${'5'.padStart(40, '0')}`),
    ],
    [
      'Permit',
      TOKEN,
      { owner: ME, spender: `${BigInt(OTHER)}`, value: '3' },
      approval(3n, TOKEN, OTHER.toLowerCase()),
    ],
    [
      'Permit',
      TOKEN,
      { owner: ME, spender: OTHER.slice(2), value: '3' },
      approval(3n, TOKEN, OTHER.slice(2)),
    ],
    [
      'Permit',
      TOKEN,
      { owner: ME, spender: '1'.repeat(40), value: '3' },
      approval(3n, TOKEN, '1'.repeat(40)),
    ],
    [
      'Permit',
      TOKEN,
      { owner: ME, spender: `${2n ** 160n}`, value: '3' },
      approval(3n, TOKEN, `${2n ** 160n}`),
    ],
    ['ApproveWithAuthorization', TOKEN, { owner: ME, spender: OTHER, value: '3' }, approval(3n)],
    [
      'IncreaseAllowanceWithAuthorization',
      TOKEN,
      { owner: ME, spender: OTHER, increment: '3' },
      approval(3n),
    ],
    ['DelegationWithSig', TOKEN, { delegatee: OTHER, value: '3' }, approval(3n)],
    ['PermitForAll', TOKEN, { operator: OTHER, approved: true }, approval('all')],
    ['PermitForAll', TOKEN, { operator: OTHER, approved: false }, []],
    ['Authorization', TOKEN, { owner: ME, manager: OTHER, isAllowed: true }, approval('all')],
    ['Authorization', TOKEN, { owner: ME, manager: OTHER, isAllowed: false }, []],
    ['Authorization', TOKEN, { authorizer: ME, authorized: OTHER, isAuthorized: true }, approval('all')],
    ['Authorization', TOKEN, { authorizer: ME, authorized: OTHER, isAuthorized: false }, []],
    ['Permit', TOKEN, { signer: ME, sender: OTHER, value: '3' }, []],
    // The contract of an approval is that of the domain.
    ['Permit', undefined, { owner: ME, spender: OTHER, value: '3' }, []],
    ['Permit', TOKEN, { owner: ME, spender: OTHER, value: 'many' }, approval('all')],
    ['Permit', TOKEN, { owner: ME, spender: OTHER, value: '-3' }, approval('all')],
    ['PermitSingle', PERMIT2, { details, spender: OTHER }, approval(9n)],
    [
      'PermitBatch',
      PERMIT2,
      { details: [details, details], spender: OTHER },
      [...approval(9n), ...approval(9n)],
    ],
    ['PermitTransferFrom', PERMIT2, { permitted: details, spender: OTHER }, approval(9n)],
    ['PermitWitnessTransferFrom', PERMIT2, { permitted: details, spender: OTHER }, approval(9n)],
    ['PermitBatchWitnessTransferFrom', PERMIT2, { permitted: [details], spender: OTHER }, approval(9n)],
    ['PermitBatchTransferFrom', PERMIT2, { permitted: [details], spender: OTHER }, approval(9n)],
    ['Mail', TOKEN, { spender: OTHER, value: '3' }, []],
  ])('%s', async (primaryType, verifyingContract, message, effects) => {
    const domain = { chainId: 1, ...(verifyingContract !== undefined && { verifyingContract }) }
    const typedData = { domain, types: DOMAIN, primaryType, message }
    const expected = { type: 'typedData', typedData, effects }
    expect(await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])).toEqual({
      ...expected,
      signer: ME,
    })
    expect(await read('signTypedData', { address: ME, typedData })).toEqual(expected)
  })

  test('a permit that a smart account signs (ERC-7739) has its effects', async () => {
    const types = {
      ...DOMAIN,
      TypedDataSign: [
        { name: 'contents', type: 'Permit' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: ['owner', 'spender'].map((name) => ({ name, type: 'address' })),
    }
    types.Permit.push({ name: 'value', type: 'uint256' })
    const message = { contents: { owner: ME, spender: OTHER, value: '3' }, verifyingContract: ME }
    const domain = { chainId: 1, verifyingContract: TOKEN }
    const typedData = { domain, types, primaryType: 'TypedDataSign', message }
    expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({ effects: approval(3n) })
    const draft = { ...types, Draft: types.TypedDataSign }
    expect(
      await read('eth_signTypedData_v4', [ME, { ...typedData, types: draft, primaryType: 'Draft' }]),
    ).toMatchObject({ effects: [] })
    const mail = { ...types, TypedDataSign: [{ name: 'contents', type: 'Mail' }], Mail: types.Permit }
    expect(await read('eth_signTypedData_v4', [ME, { ...typedData, types: mail }])).toMatchObject({
      effects: [],
    })
  })
})

describe('orders by typed data are approvals of the sold items', () => {
  const SEAPORT = '0x0000000000000068F116a894984e2DB1123eB395'
  const sold = (value: bigint | 'all') => approval(value, TOKEN, SEAPORT)
  const item = (fields: object) => ({
    itemType: 1,
    token: TOKEN,
    identifierOrCriteria: '0',
    startAmount: '5',
    endAmount: '5',
    ...fields,
  })
  const order = (...offer: readonly object[]) => ({ offerer: ME, zone: ZERO, offer, consideration: [] })
  test.each([
    ['an amount of a token', order(item({})), sold(5n)],
    ['the higher of a falling amount', order(item({ startAmount: '9' })), sold(9n)],
    ['the higher of a rising amount', order(item({ endAmount: '9' })), sold(9n)],
    ['all of a token with an unreadable amount', order(item({ endAmount: 'many' })), sold('all')],
    ['all of a token without an amount at the start', order(item({ startAmount: undefined })), sold('all')],
    ['an NFT by its id', order(item({ itemType: 2, identifierOrCriteria: '42' })), sold(42n)],
    ['an NFT of several copies', order(item({ itemType: 3, identifierOrCriteria: '0x2a' })), sold(42n)],
    ['any NFT of a collection', order(item({ itemType: '4', identifierOrCriteria: '0' })), sold('all')],
    ['an item of an unknown kind', order(item({ itemType: 'nft' })), sold('all')],
    [
      'several items',
      order(item({}), item({ itemType: 2, identifierOrCriteria: '7' })),
      [...sold(5n), ...sold(7n)],
    ],
    ['native currency, which no approval takes', order(item({ itemType: 0, token: ZERO })), []],
    [
      'orders of a tree',
      { tree: [[order(item({})), order(item({ startAmount: '6' }))]] },
      [...sold(5n), ...sold(6n)],
    ],
    [
      'CoW Protocol',
      { sellToken: TOKEN, buyToken: OTHER, sellAmount: '5', buyAmount: '1', feeAmount: '2' },
      sold(7n),
    ],
    ['CoW Protocol without a fee', { sellToken: TOKEN, buyToken: OTHER, sellAmount: '5' }, sold(5n)],
    [
      'CoW Protocol with an unreadable amount',
      { sellToken: TOKEN, sellAmount: '-5', feeAmount: '2' },
      sold('all'),
    ],
    [
      'CoW Protocol with a number above all addresses as token',
      { sellToken: `${2n ** 160n}`, sellAmount: '5' },
      approval(5n, `${2n ** 160n}`, SEAPORT),
    ],
    [
      'CoW Protocol with an unreadable fee',
      { sellToken: TOKEN, sellAmount: '5', feeAmount: 'x' },
      sold('all'),
    ],
    [
      '1inch',
      { maker: ME, makerAsset: TOKEN, takerAsset: OTHER, makingAmount: '5', takingAmount: '1' },
      sold(5n),
    ],
    ['0x', { maker: ME, makerToken: TOKEN, takerToken: OTHER, makerAmount: '5', takerAmount: '1' }, sold(5n)],
    ['a message with a token alone', { sellToken: TOKEN }, []],
  ])('%s', async (_, message, effects) => {
    const domain = { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: SEAPORT }
    const typedData = { domain, types: DOMAIN, primaryType: 'OrderComponents', message }
    expect(await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])).toMatchObject({ effects })
  })

  const pay = (fields: object) => ({ ...item({ itemType: 0, token: ZERO }), recipient: ME, ...fields })
  const offer = [item({ itemType: 2, identifierOrCriteria: '42' })]
  test.each([
    [
      'for native currency',
      false,
      { offer, consideration: [pay({ startAmount: `${10n ** 15n}`, endAmount: `${10n ** 15n}` })] },
    ],
    [
      'for less than a millionth of native currency',
      true,
      { offer, consideration: [pay({ startAmount: `${10n ** 15n}`, endAmount: `${10n ** 12n}` })] },
    ],
    ['for a token', false, { offer, consideration: [pay({ itemType: 1, token: OTHER })] }],
    ['for an NFT', false, { offer, consideration: [pay({ itemType: 2, startAmount: '1', endAmount: '1' })] }],
    [
      'for a payment to an address of other letter case',
      false,
      { offer, consideration: [pay({ itemType: 1, token: OTHER, recipient: ME.toLowerCase() })] },
    ],
    ['for nothing', true, { offer, consideration: [] }],
    ['without a consideration', true, { offer }],
    ['that pays another account', true, { offer, consideration: [pay({ recipient: OTHER })] }],
    ['for one base unit', true, { offer, consideration: [pay({ startAmount: '1', endAmount: '1' })] }],
    [
      'for one base unit of a token',
      true,
      { offer, consideration: [pay({ itemType: 1, token: OTHER, startAmount: '1', endAmount: '1' })] },
    ],
    ['whose price falls to nothing', true, { offer, consideration: [pay({ endAmount: '0' })] }],
    ['whose price rises from nothing', true, { offer, consideration: [pay({ startAmount: '0' })] }],
    ['for an unreadable price', true, { offer, consideration: [pay({ endAmount: 'many' })] }],
    ['for no copy of an NFT', true, { offer, consideration: [pay({ itemType: 3, endAmount: '0' })] }],
    ['that offers nothing', false, { offer: [], consideration: [] }],
  ])('a Seaport order %s: unpaid is %j', async (_, isUnpaid, fields) => {
    const typedData = {
      domain: { chainId: 1, verifyingContract: SEAPORT },
      types: DOMAIN,
      primaryType: 'BulkOrder',
      message: { tree: [[{ offerer: ME, ...fields }]] },
    }
    const content = await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])
    expect(content?.type === 'typedData' && content.hasUnpaidOrder === true).toBe(isUnpaid)
  })

  test('an unpaid order in the type that ethers signs is unpaid, also if the named type is a part of it', async () => {
    const types = {
      ...DOMAIN,
      Note: [{ name: 'text', type: 'string' }],
      Order: [
        ...['sellToken', 'sellAmount', 'buyAmount', 'text'].map((name) => ({ name, type: 'string' })),
        { name: 'note', type: 'Note' },
      ],
    }
    const message = { text: 'hi', sellToken: TOKEN, sellAmount: '5', buyAmount: '0', note: { text: 'hi' } }
    const domain = { chainId: 1, verifyingContract: SEAPORT }
    const typedData = { domain, types, primaryType: 'Note', message }
    expect(await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])).toMatchObject({
      hasUnpaidOrder: true,
      effects: sold(5n),
    })
  })

  test.each([
    ['CoW Protocol', false, { sellToken: TOKEN, sellAmount: '5', buyAmount: '2' }],
    ['CoW Protocol for nothing', true, { sellToken: TOKEN, sellAmount: '5', buyAmount: '0' }],
    ['1inch', false, { makerAsset: TOKEN, makingAmount: '5', takingAmount: '2' }],
    ['1inch for nothing', true, { makerAsset: TOKEN, makingAmount: '5', takingAmount: '1' }],
    ['0x', false, { makerToken: TOKEN, makerAmount: '5', takerAmount: '2' }],
    ['0x without a price', true, { makerToken: TOKEN, makerAmount: '5' }],
  ])('an order of %s: unpaid is %j', async (_, isUnpaid, message) => {
    const domain = { chainId: 1, verifyingContract: SEAPORT }
    const typedData = { domain, types: DOMAIN, primaryType: 'Order', message }
    const content = await read('signTypedData', { address: ME, typedData })
    expect(content?.type === 'typedData' && content.hasUnpaidOrder === true).toBe(isUnpaid)
  })

  test.each([1, 10, 13, 24])(
    'orders of a Seaport tree of %i levels are read, also with its types',
    async (height) => {
      const tree = Array.from({ length: height }).reduce<unknown>((inner) => [inner], order(item({})))
      const fields = (type: string, ...names: readonly string[]) => names.map((name) => ({ name, type }))
      const types = {
        ...DOMAIN,
        BulkOrder: fields(`OrderComponents${'[2]'.repeat(height)}`, 'tree'),
        OrderComponents: [
          ...fields('address', 'offerer', 'zone'),
          ...fields('OfferItem[]', 'offer'),
          ...fields('ConsiderationItem[]', 'consideration'),
        ],
        OfferItem: [
          ...fields('uint8', 'itemType'),
          ...fields('address', 'token'),
          ...fields('uint256', 'identifierOrCriteria', 'startAmount', 'endAmount'),
        ],
        ConsiderationItem: fields('address', 'token', 'recipient'),
      }
      const domain = { chainId: 1, verifyingContract: SEAPORT }
      for (const each of [DOMAIN, types]) {
        const typedData = { domain, types: each, primaryType: 'BulkOrder', message: { tree } }
        expect(await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])).toMatchObject({
          typedData,
          effects: sold(5n),
          hasUnpaidOrder: true,
        })
      }
    },
  )

  test('an order without a contract has no effects', async () => {
    const typedData = {
      domain: { chainId: 1 },
      types: DOMAIN,
      primaryType: 'Order',
      message: order(item({})),
    }
    expect(await read('signTypedData', { address: ME, typedData })).toMatchObject({ effects: [] })
  })
})

describe('transfers by typed data (ERC-3009)', () => {
  test.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])('%s', async (primaryType) => {
    const message = { from: ME, to: OTHER, value: '5', validAfter: '0', validBefore: '1', nonce: '0x00' }
    const typedData = {
      domain: { chainId: 1, verifyingContract: TOKEN },
      types: DOMAIN,
      primaryType,
      message,
    }
    expect(await read('eth_signTypedData_v4', [ME, JSON.stringify(typedData)])).toMatchObject({
      effects: transfer(5n),
    })
    const unreadable = { ...typedData, message: { ...message, value: 'many' } }
    expect(await read('eth_signTypedData_v4', [ME, unreadable])).toMatchObject({
      effects: [{ type: 'transfer', token: TOKEN, to: OTHER, value: 'all' }],
    })
  })
})

test.each([
  ['a meta transaction of a contract', { functionSignature: approve }],
  ['a request of ERC-2771, or a transaction of a Safe', { to: TOKEN, data: approve }],
  [
    'a user operation of ERC-4337',
    { sender: ME, callData: encode('executeBatch((address,uint256,bytes)[])', [[[TOKEN, 0n, approve]]]) },
  ],
  [
    'a user operation of a Safe',
    { safe: ME, callData: encode('execute(address,uint256,bytes)', [TOKEN, 0n, approve]) },
  ],
])('effects of the inner call of %s', async (_, message) => {
  const domain = { chainId: 1, verifyingContract: TOKEN }
  const typedData = { domain, types: DOMAIN, primaryType: 'Request', message }
  expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({ effects: approval(5n) })
  const other = { ...typedData, message: { to: OTHER, data: 'hello', sender: ME } }
  expect(await read('eth_signTypedData_v4', [ME, other])).toMatchObject({ effects: [] })
})

test.each([
  // Most wallets put a 0 before an odd number of digits.
  ['without its first zero', `0x${approve.slice(3)}`],
  // viem takes any first two characters for `0x`.
  ['after other characters', `zz${approve.slice(2)}`],
])('a call in typed data that is written %s has its effects', async (_, data) => {
  const domain = { chainId: 1, verifyingContract: ROUTER }
  const typedData = { domain, types: DOMAIN, primaryType: 'ForwardRequest', message: { to: TOKEN, data } }
  expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({ effects: approval(5n) })
})

test.each([
  [
    'a batch',
    {
      calls: [
        { to: OTHER, value: '7', data: '0x' },
        { to: TOKEN, value: '0', data: approve },
      ],
    },
  ],
  [
    'a batch in a struct',
    {
      batchedCall: {
        calls: [
          { to: OTHER, value: 7n, data: '0x' },
          { to: TOKEN, data: approve },
        ],
      },
    },
  ],
  [
    'a user operation',
    {
      sender: ME,
      callData: encode('execute((address,uint256,bytes)[])', [
        [
          [OTHER, 7n, '0x'],
          [TOKEN, 0n, approve],
        ],
      ]),
    },
  ],
])('the calls of %s in typed data have their effects', async (_, message) => {
  const typedData = { domain: { chainId: 1 }, types: DOMAIN, primaryType: 'Execute', message }
  expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({
    effects: approval(5n),
    nativeTransfers: [{ to: OTHER, value: 7n }],
  })
})

test('a call of a relayed request is found by its target', async () => {
  const message = { chainId: '1', target: TOKEN, data: approve, user: ME }
  const typedData = { domain: { chainId: 1 }, types: DOMAIN, primaryType: 'SponsoredCall', message }
  expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({ effects: approval(5n) })
})

test.each(['PermitDetails', 'Mail'])(
  'a permit that names %s as its type has its effects',
  async (primaryType) => {
    const permit = ['details PermitDetails', 'spender address', 'sigDeadline uint256']
    const details = ['token address', 'amount uint160', 'expiration uint48', 'nonce uint48']
    const fields = (lines: readonly string[]) =>
      lines.map((line) => ({ name: line.split(' ')[0], type: line.split(' ')[1] }))
    const typedData = {
      domain: { chainId: 1, verifyingContract: PERMIT2 },
      types: { ...DOMAIN, PermitDetails: fields(details), PermitSingle: fields(permit) },
      primaryType,
      message: {
        details: { token: TOKEN, amount: '9', expiration: '1', nonce: '0' },
        spender: OTHER,
        sigDeadline: '1',
      },
    }
    expect(await read('eth_signTypedData_v4', [ME, typedData])).toMatchObject({ effects: approval(9n) })
  },
)

test('message fields that the types do not name are left out, since they are not signed', async () => {
  const types = {
    ...DOMAIN,
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'asset', type: 'Asset' },
      { name: 'more', type: 'Asset[]' },
    ],
    Asset: [{ name: 'id', type: 'uint256' }],
  }
  const asset = { id: '1', note: 'free' }
  const message = {
    note: 'You get 100 AMBD',
    owner: ME,
    spender: OTHER,
    value: '3',
    asset,
    more: [asset, asset],
  }
  const typedData = {
    domain: { chainId: 1, verifyingContract: TOKEN },
    types,
    primaryType: 'Permit',
    message,
  }
  const signed = {
    owner: ME,
    spender: OTHER,
    value: '3',
    asset: { id: '1' },
    more: [{ id: '1' }, { id: '1' }],
  }
  for (const [method, params] of [
    ['eth_signTypedData_v4', [ME, JSON.stringify(typedData)]],
    ['signTypedData', { address: ME, typedData }],
  ] as const) {
    const content = await read(method, params)
    expect(content?.type === 'typedData' && content.typedData.message).toEqual(signed)
  }
})

test('typed data are read to a depth of 32 structs or lists; deeper ones are rejected, since effects may hide there', async () => {
  const nest = (levels: number, wrap: (inner: unknown) => unknown) =>
    Array.from({ length: levels }).reduce<unknown>((inner) => wrap(inner), 7)
  const types = {
    EIP712Domain: [],
    Node: [
      { name: 'child', type: 'Node' },
      { name: 'list', type: `uint256${'[]'.repeat(40)}` },
    ],
  }
  const readMessage = (message: object) =>
    read('eth_signTypedData_v4', [ME, { domain: {}, types, primaryType: 'Node', message }])
  for (const messageOf of [
    (levels: number) => ({ child: nest(levels, (child) => ({ child })) }),
    (levels: number) => ({ list: nest(levels, (list) => [list]) }),
  ]) {
    const message = messageOf(32)
    expect(await readMessage(message)).toMatchObject({ typedData: { message } })
    await expect(readMessage(messageOf(33))).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
  }
})

test('domain fields that EIP712Domain does not name are left out, except the chain, which some wallets sign', async () => {
  const typedData = {
    domain: { name: 'Token', chainId: 1, verifyingContract: TOKEN },
    types: { EIP712Domain: [{ name: 'name', type: 'string' }] },
    primaryType: 'Permit',
    message: { owner: ME, spender: OTHER, value: '3' },
  }
  for (const [method, params] of [
    ['eth_signTypedData_v4', [ME, JSON.stringify(typedData)]],
    ['signTypedData', { address: ME, typedData }],
  ] as const) {
    const content = await read(method, params)
    expect(content?.type === 'typedData' && content.typedData.domain).toEqual({ name: 'Token', chainId: 1 })
    // The approval is still an effect.
    expect(content).toMatchObject({ effects: approval(3n) })
  }
})

test('`eth_signTypedData` is read as version 4, or as a version 1 list', async () => {
  const typedData = {
    domain: { chainId: 1, verifyingContract: TOKEN },
    types: { EIP712Domain: [] },
    primaryType: 'Permit',
    message: { owner: ME, spender: OTHER, value: '3' },
  }
  expect(await read('eth_signTypedData', [ME, JSON.stringify(typedData)])).toMatchObject({
    type: 'typedData',
    effects: approval(3n),
  })
  // Version 1 is a list of fields.
  const fields = [{ type: 'string', name: 'Message', value: 'Hi' }]
  expect(await read('eth_signTypedData', [fields, ME])).toEqual({
    type: 'other',
    method: 'eth_signTypedData',
  })
})

test.each([
  ['eth_sendTransaction', [{ from: OTHER, to: TOKEN }]],
  ['wallet_sendCalls', [{ from: OTHER, calls: [{ to: TOKEN }] }]],
  ['personal_sign', ['0x68656c6c6f', OTHER]],
  ['personal_sign', [OTHER, '0x68656c6c6f']],
  ['eth_sign', [OTHER, `0x${'f1'.repeat(32)}`]],
  [
    'eth_signTypedData_v4',
    [OTHER, { domain: {}, types: { EIP712Domain: [] }, primaryType: 'Mail', message: {} }],
  ],
])('%s %j has the signer that it names', async (method, params) => {
  expect(await read(method, params)).toMatchObject({ signer: OTHER })
})

test.each([
  ['secp256k1_sign', true],
  ['wallet_signAuthorization', true],
  ['eth_signUserOperation', true],
  ['wallet_grantPermissions', undefined],
])('a request that is not read, %s: it may be a hash is %j', async (method, isHash) => {
  const content = await read(method, [{ hash: `0x${'f1'.repeat(32)}` }])
  expect(content?.type === 'other' && content.isHash).toBe(isHash)
})

test('the domain of a sign-in message is found even if the text has control characters', async () => {
  const text = 'evil.example wants you to sign in with your Ethereum account:\n\u0001'
  expect(await read('personal_sign', [text, ME])).toMatchObject({
    text: undefined,
    signInDomain: 'evil.example',
  })
})

test.each([
  // Some wallets read such a value as decimal, others as hex without a prefix.
  ['eth_sendTransaction', [{ to: TOKEN, value: '1000' }]],
  ['eth_sendTransaction', [{ to: TOKEN, value: ' 0x1' }]],
  // Delegates the account to the code of a contract (EIP-7702), which a review cannot show.
  [
    'eth_sendTransaction',
    [{ to: TOKEN, authorizationList: [{ address: OTHER, chainId: '0x1', nonce: '0x0' }] }],
  ],
  ['eth_sendTransaction', [{ to: TOKEN, authorizationList: { 0: { address: OTHER }, length: 1 } }]],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: TOKEN, chainId: '0x89' }] }]],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: TOKEN }, { to: TOKEN, chainId: '0x89' }] }]],
  ['eth_sendTransaction', [{ to: TOKEN, value: 1.5 }]],
  ['eth_sendTransaction', [{ to: TOKEN, value: true }]],
  ['eth_sendTransaction', [{ from: 'alice.eth', to: TOKEN }]],
  ['eth_sendTransaction', [{ to: TOKEN, data: '0x01', input: '0x02' }]],
  ['eth_sendTransaction', [{ to: 'alice.eth' }]],
  ['eth_sendTransaction', [{ to: TOKEN, value: 'much' }]],
  ['eth_sendTransaction', [{ to: TOKEN, value: -1 }]],
  ['eth_sendTransaction', [{ to: TOKEN, data: '0x1' }]],
  ['wallet_sendCalls', [{}]],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: ['0x'] }]],
  // A chain id that other parsers may accept.
  ['eth_sendTransaction', [{ to: TOKEN, chainId: ' 0x89' }]],
  ['wallet_sendCalls', [{ chainId: '137n', calls: [{ to: TOKEN }] }]],
  ['wallet_requestExecutionPermissions', [{ chainId: 'all' }]],
  // Wallets may read the transaction from another position.
  ['eth_sendTransaction', []],
  ['eth_sendTransaction', { 0: { to: TOKEN } }],
  ['personal_sign', [5, ME]],
  // Some wallets sign the bytes of these hex digits, here a sign-in message; others sign the digits as text.
  [
    'personal_sign',
    [stringToHex('evil.example wants you to sign in with your Ethereum account:\n').slice(2), ME],
  ],
  ['personal_sign', ['0xabc', ME]],
  ['personal_sign', ['0X68656c6c6f', ME]],
  ['eth_signTypedData_v4', [ME, '{']],
  ['eth_signTypedData_v4', [ME, '{"domain":{}}']],
  // A contract may accept arguments that do not decode here: an amount with its end cut off, the boolean 2.
  [
    'eth_sendTransaction',
    [{ to: TOKEN, data: encode('approve(address,uint256)', [OTHER, maxUint256]).slice(0, -2) }],
  ],
  [
    'eth_sendTransaction',
    [{ to: TOKEN, data: encode('setApprovalForAll(address,bool)', [OTHER, true]).replace(/1$/, '2') }],
  ],
  [
    'eth_sendTransaction',
    [
      {
        to: TOKEN,
        data: encode('approve(address,address,uint160,uint48)', [TOKEN, OTHER, 9n, 1]).slice(0, -2),
      },
    ],
  ],
  ['eth_sendTransaction', [{ to: TOKEN, data: '0xac9650d8' }]],
  ['eth_sendTransaction', [{ to: TOKEN, data: `0x5ae401dc${'f'.repeat(128)}` }]],
  // Some wallets read the first of two equal keys, others the last.
  [
    'eth_signTypedData_v4',
    [ME, '{"domain":{},"types":{"EIP712Domain":[]},"primaryType":"Mail","message":{"to":"a","to":"b"}}'],
  ],
  // Without the type of the domain some wallets sign none of its fields, others all of them.
  ['eth_signTypedData_v4', [ME, { domain: { chainId: 5 }, types: {}, primaryType: 'Mail', message: {} }]],
  [
    'eth_signTypedData_v3',
    [ME, { domain: {}, types: { EIP712Domain: {} }, primaryType: 'Mail', message: {} }],
  ],
  ['eth_signTypedData', [ME, '{"domain":{},"types":{"Mail":[]},"primaryType":"Mail","message":{}}']],
])('%s %j rejects as unreadable', async (method, params) => {
  await expect(read(method, params)).rejects.toMatchObject({ code: 'REQUEST_UNREADABLE' })
})

test.each([
  ['wallet_grantPermissions', 'other'],
  ['wallet_invokeSnap', 'other'],
  ['wallet_swapAsset', 'other'],
  ['wallet_requestExecutionPermissions', 'other'],
  ['wallet_revokeExecutionPermission', 'other'],
  ['wallet_connect', 'other'],
  // Give the account other code, or keys to another one.
  ['wallet_upgradeAccount', 'other'],
  ['wallet_delegate', 'other'],
  ['wallet_addSubAccount', 'other'],
  ['wallet_prepareCalls', 'other'],
  ['wallet_authorize', 'other'],
  ['wallet_getSubAccounts', undefined],
  ['wallet_getGrantedExecutionPermissions', undefined],
  ['wallet_getSupportedExecutionPermissions', undefined],
  ['wallet_sendPreparedCalls', 'other'],
  ['eth_sendTransaction', 'transaction'],
  ['eth_call', undefined],
  ['eth_sendRawTransaction', undefined],
  ['eth_sendRawTransactionSync', undefined],
  ['wallet_switchEthereumChain', undefined],
])('%s is a request of the kind %s', async (method, type) => {
  expect((await read(method, [{ to: TOKEN }, ME]))?.type).toBe(type)
  expect(isReviewed(method)).toBe(type !== undefined)
})

test.each([
  [
    'wallet_requestExecutionPermissions',
    [{ chainId: '0x1' }, { chainId: 137 }, { chainId: '0x1' }],
    ['1', '137'],
  ],
  ['wallet_grantPermissions', [{ chainId: '0xa' }], ['10']],
  [
    'requestExecutionPermissions',
    { address: ME, permissions: [{ chainId: '0x89' }, { chainId: '0x1' }] },
    ['137', '1'],
  ],
  ['grantPermissions', { address: ME, request: { chainId: '0xa' } }, ['10']],
  ['wallet_invokeSnap', [{ snapId: 'npm:a' }], undefined],
])('%s %j has the chains that it names', async (method, params, chainIds) => {
  expect(await read(method, params)).toMatchObject({ type: 'other', method, chainIds })
})

describe('ERC-7730', () => {
  const format = {
    intent: 'Stake',
    fields: [
      { path: 'order.amounts.[-1]', label: 'Last amount', format: 'raw' },
      { path: '#.to', label: 'For', format: 'addressName' },
      { path: '@.value', label: 'Paid', format: 'amount' },
      { path: 'missing', label: 'Missing' },
    ],
  }
  const signature = 'stake(address to, (uint256[] amounts, bool isLocked) order)'
  const descriptor = (key: string, abi?: unknown): Erc7730Descriptor => ({
    context: { contract: { deployments: [{ chainId: 1, address: TOKEN.toLowerCase() }], abi } },
    display: { formats: { [key]: format } },
  })
  const data = encode(signature, [OTHER, { amounts: [1n, 2n], isLocked: false }])
  const abi = parseAbi([`function ${signature}`] as readonly string[])
  const expected = {
    name: 'Stake',
    fields: [
      { label: 'Last amount', value: '2', type: 'text' },
      { label: 'For', value: OTHER, type: 'address' },
      { label: 'Paid', value: '6', type: 'native' },
    ],
  }
  test.each<[string, readonly Erc7730Field[], readonly unknown[]]>([
    ['every element of an array', [{ path: 'order.amounts.[]' }], ['1', '2']],
    ['an array', [{ path: '#.order.amounts' }], ['1', '2']],
    ['a slice', [{ path: 'order.amounts.[-1:]' }], ['2']],
    ['an index without a dot', [{ path: 'order.amounts[0]' }], ['1']],
    ['bytes of an address', [{ path: 'to.[-2:]' }], [`0x${OTHER.slice(-4)}`]],
    ['bytes of a number', [{ path: 'order.amounts.[0].[-1:]' }], ['0x01']],
    ['bytes of a number from its start', [{ path: 'order.amounts.[0].[30:32]' }], ['0x0001']],
    ['a group', [{ path: 'order', fields: [{ path: 'isLocked' }, { path: '@.chainId' }] }], ['false', '1']],
    ['a group in a group', [{ fields: [{ path: 'order', fields: [{ path: 'amounts.[0]' }] }] }], ['1']],
    ['a struct', [{ path: 'order' }], ['{"amounts":["1","2"],"isLocked":false}']],
    ['an address as an amount', [{ path: 'to', format: 'amount' }], [OTHER]],
    ['nothing', [{ path: 'order.missing.[0]' }, { path: '$.metadata.owner' }, {}], []],
  ])('fields of %s', async (_, fields, values) => {
    const given = descriptor(signature)
    const changed = { ...given, display: { formats: { [signature]: { intent: 'Stake', fields } } } }
    const content = await read('eth_sendTransaction', [{ to: TOKEN, data }], [changed])
    const decoded = content?.type === 'transaction' ? content.calls[0]?.decoded : undefined
    expect(decoded?.fields.map(({ value }) => value)).toEqual(values)
    expect(decoded?.fields.every(({ type }) => type === 'text')).toBe(true)
  })

  test.each([
    ['a signature with names', descriptor(signature), expected],
    ['a signature of the inline ABI', descriptor('stake(address,(uint256[],bool))', abi), expected],
    ['a selector of the inline ABI', descriptor(data.slice(0, 10), abi), expected],
    ['another function', descriptor('unstake(address to)'), undefined],
    ['an invalid key', descriptor('?'), undefined],
    [
      'another contract',
      { ...descriptor(signature), context: { contract: { deployments: [{ chainId: 1, address: OTHER }] } } },
      undefined,
    ],
    [
      'another chain',
      { ...descriptor(signature), context: { contract: { deployments: [{ chainId: 10, address: TOKEN }] } } },
      undefined,
    ],
  ])('%s', async (_, given, decoded) => {
    const content = await read('eth_sendTransaction', [{ to: TOKEN, data, value: '0x6' }], [given])
    expect(content).toMatchObject({ calls: [{ decoded }] })
  })

  test('the descriptor is that of the chain that the request names', async () => {
    const deployments = [{ chainId: 10, address: TOKEN }]
    const given = { ...descriptor(signature), context: { contract: { deployments } } }
    const content = await read('eth_sendTransaction', [{ to: TOKEN, data, chainId: '0xa' }], [given])
    expect(content).toMatchObject({ chainId: '10', calls: [{ decoded: { name: 'Stake' } }] })
  })
})
