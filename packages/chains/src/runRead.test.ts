import { describe, expect, test } from 'vitest'
import type { ChainAdapter } from './adapter.ts'
import { UserRejectedError } from './errors/UserRejectedError.ts'
import { mainnet } from './networks/definitions/mainnet.ts'
import type { OperationName } from './operations.ts'
import { runRead } from './runRead.ts'

/** Reads with an adapter of an app without types, whose operations have any result. */
function read(name: OperationName, run: () => unknown, signal?: AbortSignal): Promise<unknown> {
  const adapter = {
    namespace: 'cosmos',
    operations: { [name]: async () => async () => run() },
  } as unknown as ChainAdapter
  return runRead(adapter, name, { network: mainnet, provider: undefined, signal, parameters: {} as never })
}

const fail = (): never => {
  throw new TypeError('cannot read properties of undefined')
}

const balance = { value: '12', decimals: 6, symbol: 'ATOM' }
const cost = { fee: '5', deposit: '0' }
const asset = {
  type: 'ERC20',
  balance: '7',
  name: 'A',
  symbol: 'A',
  decimals: 6,
  iconUrl: '',
  price: 0,
} as const

describe('after an error that is no FoyerError', () => {
  test.each([
    ['getBalance', 'BALANCE_FAILED', 'The balance could not be read'],
    ['getTokenDecimals', 'TOKEN_DECIMALS_UNKNOWN', 'No node reports the decimals of the token'],
    ['estimateGas', 'ESTIMATE_GAS_FAILED', 'error estimating gas'],
    ['estimateTransfer', 'ESTIMATE_GAS_FAILED', 'error estimating gas'],
    ['getTransferReserve', 'ESTIMATE_GAS_FAILED', 'error estimating gas'],
    ['getCapabilities', 'CAPABILITIES_FAILED', 'The capabilities of the wallet could not be read'],
    ['getAssets', 'ASSETS_FAILED', 'The wallet did not list the assets of the account'],
  ] as const)('%s rejects with %s', async (name, code, shortMessage) => {
    await expect(read(name, fail)).rejects.toMatchObject({
      name: 'FoyerError',
      code,
      shortMessage,
      cause: { message: 'cannot read properties of undefined' },
      message: expect.stringMatching(`^cosmos:${name} - `) as string,
    })
  })

  test('an operation that reads nothing rejects with the error itself', async () => {
    await expect(read('normalizeName', fail)).rejects.toBeInstanceOf(TypeError)
  })

  test.each(['getBalance', 'getTokenDecimals'] as const)(
    '%s rejects with the reason of an abort',
    async (name) => {
      const reason = new Error('left')
      await expect(read(name, fail, AbortSignal.abort(reason))).rejects.toBe(reason)
    },
  )
})

test('a FoyerError stays as it is', async () => {
  const error = new UserRejectedError()
  await expect(read('getBalance', () => Promise.reject(error))).rejects.toBe(error)
})

test.each([
  ['getBalance', balance],
  ['getTokenDecimals', 0],
  ['getTokenDecimals', 255],
  ['estimateGas', 0n],
  ['estimateTransfer', cost],
  ['estimateTransfer', { ...cost, withheld: '1', reserve: '2' }],
  ['getTransferReserve', '0'],
  ['getCapabilities', {}],
  ['getAssets', []],
] as const)('a valid result of %s is kept: %o', async (name, result) => {
  expect(await read(name, () => result)).toEqual(result)
})

test.each([
  ['getBalance', undefined, 'value is undefined'],
  ['getBalance', { ...balance, value: '-1' }, 'value is -1'],
  ['getBalance', { ...balance, value: 1 }, 'value is 1'],
  ['getBalance', { ...balance, value: NaN }, 'value is NaN'],
  ['getBalance', { ...balance, value: '1.5' }, 'value is 1.5'],
  ['getBalance', { ...balance, decimals: '6' }, 'decimals is 6'],
  ['getBalance', { ...balance, decimals: -1 }, 'decimals is -1'],
  ['getBalance', { ...balance, decimals: 256 }, 'decimals is 256'],
  ['getBalance', { ...balance, symbol: undefined }, 'symbol is undefined'],
  ['getTokenDecimals', 1.5, 'the result is 1.5'],
  ['getTokenDecimals', '6', 'the result is 6'],
  ['estimateGas', -1n, 'the result is -1'],
  ['estimateGas', 21_000, 'the result is 21000'],
  ['estimateTransfer', { fee: '5' }, 'deposit is undefined'],
  ['estimateTransfer', { ...cost, fee: 'NaN' }, 'fee is NaN'],
  ['estimateTransfer', { ...cost, withheld: -1 }, 'withheld is -1'],
  ['estimateTransfer', { ...cost, reserve: null }, 'reserve is null'],
  ['getTransferReserve', undefined, 'the result is undefined'],
  ['getCapabilities', null, 'the result is null'],
  ['getAssets', { assets: [] }, 'the result is [object Object]'],
] as const)('an invalid result of %s is rejected: %o', async (name, result, problem) => {
  await expect(read(name, () => result)).rejects.toMatchObject({
    name: 'FoyerError',
    message: expect.stringContaining(problem) as string,
  })
})

test('invalid assets are dropped', async () => {
  const junk = [
    null,
    { ...asset, balance: '-7' },
    { ...asset, balance: 7 },
    { ...asset, decimals: NaN },
    { ...asset, price: -1 },
    { ...asset, type: 'ERC777' },
    { ...asset, name: undefined },
  ]
  expect(await read('getAssets', () => [...junk, asset])).toEqual([asset])
})
