import { custom, decodeFunctionData, encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { runOperation } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { eip155 } from './eip155.ts'
import { encodeTransfer, returnsBoolean, transferRefusal, transferReserve } from './transferRules.ts'

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

test('the reserve leaves 0.999935 of 1 ETH at 1 gwei', () => {
  expect(10n ** 18n - transferReserve(10n ** 9n)).toBe(999_935n * 10n ** 12n)
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

  test('uses the known gas price for the reserve, else asks the node', async () => {
    const { adapter, context, asked } = setUp()
    const reserve = (parameters: { gasPrice?: bigint }) =>
      runOperation(adapter, 'getTransferReserve', { ...context, parameters })
    expect(await reserve({ gasPrice: 2n })).toBe('130000')
    expect(asked).toEqual([])
    expect(await reserve({})).toBe(`${65_000n * 10n ** 9n}`)
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
