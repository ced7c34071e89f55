import {
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  HttpRequestError,
  parseAbi,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import { optimism } from 'viem/chains'
import { estimateL1Fee } from 'viem/op-stack'
import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'
import { isRevert } from './isRevert.ts'
import {
  encodeGetL1Fee,
  encodeTransfer,
  feeReserve,
  GAS_PRICE_ORACLE,
  l1FeeOracle,
  returnsBoolean,
  revertReason,
  transactionFee,
  transferRefusal,
} from './transferRules.ts'

const TOKEN = '0x5a11D0c0000000000000000000000000000000a1'
const YES = `0x${'1'.padStart(64, '0')}`
const NO = `0x${'0'.repeat(64)}`
const SIX = `0x${'6'.padStart(64, '0')}`

test('no boolean is expected from Tether’s transfer, in any spelling of its address [S9.44]', () => {
  for (const token of [
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
    '0x919C1c267BC06a7039e03fcc2eF738525769109c',
    '0xFD086BC7CD5C481DCC9C85EBE478A1C0B69FCBB9',
  ])
    expect(returnsBoolean(token)).toBe(false)
  expect(returnsBoolean(TOKEN)).toBe(true)
})

test('encodes the calldata of a transfer like viem', () => {
  for (const value of [0n, 5n, 2n ** 256n - 1n])
    expect(encodeTransfer(OTHER_ACCOUNT, value)).toBe(
      encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [OTHER_ACCOUNT.toLowerCase() as `0x${string}`, value],
      }),
    )
})

test.each([
  ['no address', 'mira.example', 5n],
  ['an address that is too long', `${OTHER_ACCOUNT}00`, 5n],
  ['a negative amount', OTHER_ACCOUNT, -1n],
  ['an amount of more than 256 bits', OTHER_ACCOUNT, 2n ** 256n],
])('encodes no calldata for %s', (_, to, value) => {
  expect(encodeTransfer(to, value)).toBeUndefined()
})

test.each([
  ['the gas of a simple transfer', { gas: 21_000n, l1Fee: 0n }, 65_000n * 10n ** 9n],
  ['unknown gas', { gas: 0n, l1Fee: 0n }, 65_000n * 10n ** 9n],
  ['gas that pays for data on L1 too', { gas: 120_000n, l1Fee: 0n }, 360_000n * 10n ** 9n],
  ['a fee for data on L1', { gas: 21_000n, l1Fee: 7n * 10n ** 12n }, 79_000n * 10n ** 9n],
])('the reserve at 1 gwei is calculated for %s', (_, facts, reserve) => {
  expect(feeReserve({ ...facts, gasPrice: 10n ** 9n })).toBe(reserve)
})

test.each([
  ['no fee for data on L1', 0n, 150_000n * 10n ** 9n, 450_000n * 10n ** 9n],
  ['a fee for data on L1', 7n, 150_000n * 10n ** 9n + 7n, 450_000n * 10n ** 9n + 14n],
])('a transaction with known gas and %s: its fee, and the reserve for it', (_, l1Fee, fee, reserve) => {
  const facts = { gas: 150_000n, gasPrice: 10n ** 9n, l1Fee }
  expect([transactionFee(facts), feeReserve(facts)]).toEqual([fee, reserve])
})

test.each([
  ['eip155:10', GAS_PRICE_ORACLE],
  ['eip155:1', GAS_PRICE_ORACLE],
  ['eip155:534352', '0x5300000000000000000000000000000000000002'],
  ['eip155:534351', '0x5300000000000000000000000000000000000002'],
])('the L1 fee on %s is read from %s', (caipNetworkId, oracle) => {
  expect(l1FeeOracle(caipNetworkId)).toBe(oracle)
})

test('encodes the request for an L1 fee like viem, with at least the bytes of the transaction', async () => {
  const calls: { to: string; data: `0x${string}` }[] = []
  const client = createPublicClient({
    chain: optimism,
    transport: custom({
      request: async ({ params }) => {
        calls.push(params[0])
        return YES
      },
    }),
  })
  const data = encodeTransfer(OTHER_ACCOUNT, 2n ** 200n)
  await estimateL1Fee(client, { account: ACCOUNT, to: TOKEN, data: data ?? '0x', value: 2n ** 90n })
  const [theirs] = calls
  expect(theirs?.to.toLowerCase()).toBe(GAS_PRICE_ORACLE)
  const abi = parseAbi(['function getL1Fee(bytes) view returns (uint256)'])
  const bytesOf = (call: `0x${string}`) => decodeFunctionData({ abi, data: call }).args[0]
  const ours = bytesOf(encodeGetL1Fee({ to: TOKEN, data: data ?? '0x' }))
  expect(ours.endsWith(`${TOKEN.slice(2).toLowerCase()}${data?.slice(2)}`)).toBe(true)
  expect(ours.length).toBeGreaterThanOrEqual(bytesOf(theirs?.data ?? '0x').length)
  expect(ours.length).toBeLessThan(bytesOf(theirs?.data ?? '0x').length + 32)
})

test.each([
  [undefined, { decimals: 6n, answer: YES, hasAnswer: true }],
  ['TOKEN_TRANSFER_REFUSED', { decimals: 6n, answer: NO, hasAnswer: true }],
  [undefined, { decimals: 6n, answer: NO, hasAnswer: false }],
  [undefined, { decimals: 6n, answer: '0x', hasAnswer: true }],
  ['TOKEN_TRANSFER_REFUSED', { decimals: 6n, answer: 'reverted', hasAnswer: false }],
  ['TOKEN_DECIMALS_DIFFER', { decimals: 18n, answer: YES, hasAnswer: true }],
  ['TOKEN_NOT_FOUND', { decimals: 'none', answer: '0x', hasAnswer: true }],
  ['TOKEN_DECIMALS_UNKNOWN', { decimals: undefined, answer: YES, hasAnswer: true }],
  [undefined, { decimals: 6n, answer: undefined, hasAnswer: true }],
] as const)('reason to refuse a transfer: %s for %o', (refusal, facts) => {
  expect(transferRefusal({ ...facts, shownDecimals: 6 })).toBe(refusal)
})

const reasonData = (text: string): string => {
  const bytes = Buffer.from(text).toString('hex')
  const length = (bytes.length / 2).toString(16).padStart(64, '0')
  const words = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `0x08c379a0${'20'.padStart(64, '0')}${length}${words}`
}
/** The error of viem for the error of a node. */
const rpcError = (error: { code: number; message: string; data?: unknown }) =>
  new RpcRequestError({ body: { method: 'eth_estimateGas' }, url: 'https://node.example', error })

describe('the answer of a node is a revert, and has a reason', () => {
  test.each([
    ['geth', { code: 3, message: 'execution reverted: paused', data: reasonData('paused') }, 'paused'],
    [
      'geth, with its data alone',
      { code: 3, message: 'execution reverted', data: reasonData('paused') },
      'paused',
    ],
    ['geth, without a reason', { code: 3, message: 'execution reverted', data: '0x' }, undefined],
    ['geth, with a custom error', { code: 3, message: 'execution reverted', data: '0xd93c0665' }, undefined],
    [
      'geth, with a panic',
      { code: 3, message: 'execution reverted', data: `0x4e487b71${'11'.padStart(64, '0')}` },
      undefined,
    ],
    ['geth, for an invalid opcode', { code: -32_000, message: 'invalid opcode: INVALID' }, undefined],
    [
      'an old geth',
      { code: -32_000, message: 'gas required exceeds allowance (8000000) or always failing transaction' },
      undefined,
    ],
    ['Erigon', { code: -32_000, message: 'execution reverted: ERC20: no balance' }, 'ERC20: no balance'],
    ['Besu', { code: -32_000, message: 'Execution reverted', data: reasonData('paused') }, 'paused'],
    [
      'OpenEthereum',
      { code: -32_015, message: 'VM execution error.', data: 'revert: Router: LOW' },
      'Router: LOW',
    ],
    [
      'OpenEthereum, in data',
      { code: -32_015, message: 'VM execution error.', data: `Reverted ${reasonData('paused')}` },
      'paused',
    ],
    [
      'OpenEthereum, without a reason',
      { code: -32_015, message: 'VM execution error.', data: 'Reverted 0x' },
      undefined,
    ],
    [
      'OpenEthereum, with a custom error',
      { code: -32_015, message: 'VM execution error.', data: 'Reverted 0x7a933234' },
      undefined,
    ],
    ['Nethermind', { code: -32_015, message: 'revert' }, undefined],
    [
      'Ganache',
      { code: -32_000, message: 'VM Exception while processing transaction: revert paused' },
      'paused',
    ],
    [
      'Hardhat',
      {
        code: -32_603,
        message: "VM Exception while processing transaction: reverted with reason string 'paused'",
        data: { message: 'x', data: '0x' },
      },
      'paused',
    ],
    [
      'Hardhat, with a custom error',
      { code: -32_603, message: "VM Exception: reverted with custom error 'EnforcedPause()'" },
      undefined,
    ],
    [
      'Hardhat, without a reason',
      { code: -32_603, message: 'Transaction reverted without a reason string' },
      undefined,
    ],
    [
      'Foundry',
      { code: 3, message: 'execution reverted: custom error 0xd93c0665', data: '0xd93c0665' },
      undefined,
    ],
    [
      'a node with its error in `data`',
      { code: -32_000, message: 'Server error', data: { code: 3, message: 'execution reverted: paused' } },
      'paused',
    ],
    [
      'a token that names an address',
      { code: 3, message: `execution reverted: send it to ${ACCOUNT}` },
      undefined,
    ],
    [
      'a token that names a site',
      { code: 3, message: 'execution reverted: unlock at token.example' },
      undefined,
    ],
    ['a token with a link', { code: 3, message: 'execution reverted: https://token' }, undefined],
    ['a token that turns its text', { code: 3, message: 'execution reverted: a\u202Eb\n\nc' }, 'ab c'],
    [
      'a token with a long text',
      { code: 3, message: 'execution reverted', data: reasonData('no '.repeat(3000)) },
      `${'no '.repeat(33)}n`,
    ],
    [
      'a token with a wrong length',
      {
        code: 3,
        message: 'execution reverted',
        data: `0x08c379a0${'20'.padStart(64, '0')}${'f'.repeat(64)}6869`,
      },
      'hi',
    ],
  ] as const)('%s: the error is a revert with this reason', (_, error, reason) => {
    for (const thrown of [rpcError(error), Object.assign(new Error(error.message), error)]) {
      expect(isRevert(thrown)).toBe(true)
      expect(revertReason(thrown)).toBe(reason)
    }
  })

  test.each([
    ['no answer', new HttpRequestError({ url: 'https://revert.example', body: { data: 'reverted' } })],
    ['a late answer', new TimeoutError({ url: 'https://revert.example', body: {} })],
    ['another error', rpcError({ code: -32_000, message: 'insufficient funds for gas * price + value' })],
    ['a limit of the node', rpcError({ code: -32_005, message: 'rate limit exceeded' })],
    ['too little gas', rpcError({ code: -32_000, message: 'gas required exceeds allowance (0)' })],
    ['nothing', undefined],
  ])('%s is no revert', (_, error) => {
    const wrapped = createError('ESTIMATE_GAS_FAILED', undefined, { cause: error })
    for (const thrown of [error, wrapped]) expect(isRevert(thrown)).toBe(false)
  })
})

type Answers = Readonly<Record<string, unknown>>

/** Node that answers `eth_call` by selector and other calls by method; an `Error` is thrown. */
function setUp(answers: Answers = {}) {
  const all: Answers = {
    '0x313ce567': SIX,
    '0xa9059cbb': YES,
    eth_estimateGas: '0xea60',
    eth_gasPrice: '0x3b9aca00',
    ...answers,
  }
  const asked: { method: string; params: readonly unknown[] }[] = []
  const transport = custom({
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push({ method, params })
      const [call] = params as readonly { data: string }[]
      const answer = all[method === 'eth_call' ? (call?.data.slice(0, 10) ?? '') : method]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const wallet = createFakeEvmWallet()
  const adapter = eip155({ transports: { [mainnet.caipNetworkId]: transport } })
  const context = { network: mainnet, provider: wallet.provider }
  const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, token: TOKEN, value: 100_000n, decimals: 6 }
  return { asked, wallet, adapter, context, parameters }
}

const revert = Object.assign(new Error('execution reverted: paused'), { code: 3 })

describe('a token', () => {
  test('is sent by its `transfer`, with receiver and base units [S1.9]', async () => {
    const { adapter, context, parameters, wallet } = setUp()
    // 0.1 with six decimals.
    expect(await runOperation(adapter, 'transferToken', { ...context, parameters })).toMatch(/^0xef/)
    const [sent] = wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')
    const transaction = sent?.params[0] as { data: `0x${string}` }
    expect(transaction).toMatchObject({ from: ACCOUNT, to: TOKEN, value: '0x0', chainId: '0x1' })
    expect(transaction).not.toHaveProperty('gasPrice')
    expect(transaction).not.toHaveProperty('type')
    expect(decodeFunctionData({ abi: erc20Abi, data: transaction.data })).toEqual({
      functionName: 'transfer',
      args: [OTHER_ACCOUNT, 100_000n],
    })
  })

  test.each([
    ['TOKEN_TRANSFER_REFUSED', { '0xa9059cbb': NO }],
    ['TOKEN_TRANSFER_REFUSED', { '0xa9059cbb': revert }],
    ['TOKEN_DECIMALS_DIFFER', { '0x313ce567': YES }],
    ['TOKEN_NOT_FOUND', { '0x313ce567': '0x', '0xa9059cbb': '0x' }],
  ])('%s: no request to the wallet', async (code, answers) => {
    const { adapter, context, parameters, wallet } = setUp(answers)
    await expect(runOperation(adapter, 'transferToken', { ...context, parameters })).rejects.toMatchObject({
      code,
    })
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('is simulated as a call of its contract by the account', async () => {
    const { adapter, context, parameters, asked } = setUp()
    await runOperation(adapter, 'transferToken', { ...context, parameters })
    const simulated = asked.filter(({ method }) => method === 'eth_call').map(({ params }) => params)
    const data = encodeTransfer(OTHER_ACCOUNT, 100_000n)
    expect(simulated).toContainEqual([{ from: ACCOUNT, to: TOKEN, data }, 'latest'])
  })

  test('is not sent if the connection changes during the simulation', async () => {
    const { adapter, context, parameters, wallet, asked } = setUp()
    const recheck = async () => {
      expect(asked.length).toBeGreaterThan(0)
      throw new TypeError('another account')
    }
    const sending = runOperation(adapter, 'transferToken', { ...context, recheck, parameters })
    await expect(sending).rejects.toMatchObject({ cause: new TypeError('another account') })
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test.each([
    ['the code of a revert', Object.assign(new Error('paused'), { code: 3 })],
    ['the text of a revert', Object.assign(new Error('VM Exception: revert'), { code: -32_000 })],
  ])('is not sent if a node answers the simulation with %s', async (_, error) => {
    const { adapter, context, parameters, wallet } = setUp({ '0xa9059cbb': error })
    await expect(runOperation(adapter, 'transferToken', { ...context, parameters })).rejects.toMatchObject({
      code: 'TOKEN_TRANSFER_REFUSED',
    })
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('a token of Tether is sent although the simulation returns false', async () => {
    const { adapter, context, parameters } = setUp({ '0xa9059cbb': NO })
    const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    const sending = runOperation(adapter, 'transferToken', {
      ...context,
      parameters: { ...parameters, token },
    })
    expect(await sending).toMatch(/^0xef/)
  })

  test('is sent even if the simulation fails', async () => {
    const { adapter, context, parameters } = setUp({ '0xa9059cbb': new Error('down') })
    expect(await runOperation(adapter, 'transferToken', { ...context, parameters })).toMatch(/^0xef/)
  })

  test('rejects when the visitor declines [S8.57]', async () => {
    const { adapter, context, parameters, wallet } = setUp()
    wallet.decline()
    await expect(runOperation(adapter, 'transferToken', { ...context, parameters })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
  })
})

describe('cost of a transfer', () => {
  test('is the gas of this transfer at the current price', async () => {
    const { adapter, context, asked } = setUp()
    const { token, ...native } = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, token: TOKEN }
    const cost = { fee: `${60_000n * 10n ** 9n}`, deposit: '0' }
    expect(await runOperation(adapter, 'estimateTransfer', { ...context, parameters: native })).toEqual(cost)
    const parameters = { ...native, token }
    expect(await runOperation(adapter, 'estimateTransfer', { ...context, parameters })).toEqual(cost)
    const estimated = asked
      .filter(({ method }) => method === 'eth_estimateGas')
      .map(({ params }) => params[0])
    expect(estimated).toEqual([
      { from: ACCOUNT, to: OTHER_ACCOUNT, value: '0x5', data: '0x' },
      { from: ACCOUNT, to: TOKEN, value: '0x0', data: expect.stringMatching(/^0xa9059cbb/) },
    ])
  })

  test.each([
    ['a token', { token: TOKEN }],
    ['the native currency', {}],
  ])(
    'a transfer of %s costs the fee for its data on L1 too, unless no node answers',
    async (_, { token }: { token?: string }) => {
      const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, token }
      const feeOf = async (answer: unknown): Promise<string> => {
        const { adapter, context } = setUp({ '0x49948e0e': answer })
        return (await runOperation(adapter, 'estimateTransfer', { ...context, parameters })).fee
      }
      expect(await feeOf('0x7')).toBe(`${60_000n * 10n ** 9n + 7n}`)
      for (const answer of ['0x', 'text', undefined, new Error('down'), revert])
        expect(await feeOf(answer)).toBe(`${60_000n * 10n ** 9n}`)
    },
  )

  test('a call costs the given gas at the known gas price, else at that of the node, and the fee for its data on L1', async () => {
    const cost = async (gasPrice: bigint | undefined, l1Fee: unknown) => {
      const { adapter, context, asked } = setUp({ '0x49948e0e': l1Fee, eth_gasPrice: '0x3' })
      const call = { data: '0x12345678', gas: 150_000n, gasPrice } as const
      const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, call }
      const found = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
      return [found, asked.map(({ method }) => method), asked.at(-1)?.params[0]] as const
    }
    const oracle = { to: GAS_PRICE_ORACLE, data: encodeGetL1Fee({ to: OTHER_ACCOUNT, data: '0x12345678' }) }
    expect(await cost(2n, '0x64')).toEqual([
      { fee: '300100', reserve: '900200', deposit: '0' },
      ['eth_call'],
      oracle,
    ])
    expect(await cost(undefined, '0x')).toEqual([
      { fee: '450000', reserve: '1350000', deposit: '0' },
      ['eth_gasPrice', 'eth_call'],
      oracle,
    ])
  })

  test('the reserve uses the known gas price, else that of the node, and the gas and the L1 fee of a transfer by the node', async () => {
    const reserve = async (parameters: { gasPrice?: bigint }, answers: Answers) => {
      const { adapter, context, asked } = setUp({ eth_estimateGas: '0x5208', ...answers })
      const options = { ...context, parameters: { address: ACCOUNT, ...parameters } }
      return [await runOperation(adapter, 'getTransferReserve', options), asked.map(({ method }) => method)]
    }
    const both = ['eth_estimateGas', 'eth_call']
    expect(await reserve({ gasPrice: 2n }, {})).toEqual(['130000', both])
    expect(await reserve({}, {})).toEqual([`${65_000n * 10n ** 9n}`, ['eth_gasPrice', ...both]])
    expect((await reserve({ gasPrice: 2n }, { '0x49948e0e': '0x64', eth_estimateGas: '0x186a0' }))[0]).toBe(
      '600200',
    )
    const down = new Error('down')
    expect((await reserve({ gasPrice: 2n }, { '0x49948e0e': down, eth_estimateGas: down }))[0]).toBe('130000')
  })

  test('the reserve rejects with the reason of its signal', async () => {
    const { adapter, context } = setUp()
    const signal = AbortSignal.abort(new TypeError('another token'))
    const parameters = { address: ACCOUNT, gasPrice: 2n }
    await expect(
      runOperation(adapter, 'getTransferReserve', { ...context, signal, parameters }),
    ).rejects.toThrow('another token')
  })

  test.each([
    [
      'TOKEN_TRANSFER_REFUSED',
      'a token that reverts',
      { token: TOKEN },
      { eth_estimateGas: revert },
      'paused',
    ],
    [
      'TOKEN_TRANSFER_REFUSED',
      'a token that returns false',
      { token: TOKEN },
      { '0xa9059cbb': NO },
      undefined,
    ],
    ['RECEIVER_REFUSED', 'a receiver that reverts', {}, { eth_estimateGas: revert }, 'paused'],
  ] as const)(
    '%s: rejects for %s, with its reason',
    async (code, _, { token }: { token?: string }, answers, reason) => {
      const { adapter, context } = setUp(answers)
      const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, token }
      await expect(
        runOperation(adapter, 'estimateTransfer', { ...context, parameters }),
      ).rejects.toMatchObject({
        code,
        context: { reason },
      })
    },
  )

  test('is estimated for a token of Tether that returns false, and if the simulation fails', async () => {
    for (const [token, answer] of [
      ['0xdAC17F958D2ee523a2206206994597C13D831ec7', NO],
      [TOKEN, new Error('down')],
      [TOKEN, '0x'],
    ] as const) {
      const { adapter, context } = setUp({ '0xa9059cbb': answer })
      const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, token }
      const cost = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
      expect(cost.fee).toBe(`${60_000n * 10n ** 9n}`)
    }
  })

  /** Answer of `eth_simulateV1`: balance of the receiver, transfer, balance. */
  const simulated = (held: bigint, answer: string, holds: bigint, status = '0x1') => {
    const toWord = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
    const [before, after] = [held, holds].map((each) => ({ status: '0x1', returnData: toWord(each) }))
    return [{ calls: [before, { status, returnData: answer }, after] }]
  }

  test.each([
    ['the whole amount', simulated(7n, YES, 100_007n), undefined],
    ['less', simulated(7n, YES, 98_007n), '2000'],
    ['nothing', simulated(7n, YES, 7n), '100000'],
    ['less than it had', simulated(7n, YES, 0n), '100000'],
    ['more', simulated(7n, YES, 100_009n), undefined],
    ['nothing of a token of Tether that returns nothing', simulated(7n, '0x', 7n), '100000'],
    ['an amount that is unknown, as the transfer fails', simulated(0n, '0x', 0n, '0x0'), undefined],
    ['an amount that is unknown, as the node answers less', [{ calls: [] }], undefined],
    ['an amount that is unknown, as the node cannot simulate', new Error('no such method'), undefined],
  ])('a simulation measures the fee of a token: the receiver gets %s', async (_, answer, withheld) => {
    const { adapter, context } = setUp({ eth_simulateV1: answer })
    const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 100_000n, token: TOKEN }
    const cost = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    expect(cost.withheld).toBe(withheld)
  })

  test('a unit that a token rounds away is no fee', async () => {
    const value = 10n ** 18n
    const { adapter, context } = setUp({ eth_simulateV1: simulated(0n, YES, value - 2n) })
    const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value, token: TOKEN }
    const cost = await runOperation(adapter, 'estimateTransfer', { ...context, parameters })
    expect(cost).not.toHaveProperty('withheld')
  })

  test('TOKEN_TRANSFER_REFUSED: rejects for a token that returns false in the simulation', async () => {
    const { adapter, context } = setUp({ eth_simulateV1: simulated(0n, NO, 0n) })
    const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n, token: TOKEN }
    await expect(runOperation(adapter, 'estimateTransfer', { ...context, parameters })).rejects.toMatchObject(
      { code: 'TOKEN_TRANSFER_REFUSED' },
    )
  })

  test('rejects if no node answers', async () => {
    const { adapter, context } = setUp({ eth_gasPrice: new Error('down') })
    const parameters = { address: ACCOUNT, to: OTHER_ACCOUNT, value: 5n }
    await expect(runOperation(adapter, 'estimateTransfer', { ...context, parameters })).rejects.toMatchObject(
      { code: 'ESTIMATE_GAS_FAILED' },
    )
  })
})

describe('decimals of a token', () => {
  const decimals = (answer: unknown) => {
    const { adapter, context } = setUp({ '0x313ce567': answer })
    return runOperation(adapter, 'getTokenDecimals', { ...context, parameters: { token: TOKEN } })
  }
  test('are read from the contract', async () => expect(await decimals(SIX)).toBe(6))

  test.each([
    ['TOKEN_NOT_FOUND', '0x'],
    ['TOKEN_DECIMALS_UNKNOWN', new Error('down')],
    ['TOKEN_DECIMALS_UNKNOWN', revert],
    ['TOKEN_DECIMALS_UNKNOWN', `0x${'f'.repeat(64)}`],
    ['TOKEN_DECIMALS_UNKNOWN', 6],
  ])('reject with %s for the response %s', async (code, answer) => {
    await expect(decimals(answer)).rejects.toMatchObject({ code })
  })
})
