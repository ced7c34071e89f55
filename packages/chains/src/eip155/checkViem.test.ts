import { BaseError, setErrorConfig } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mainnet } from '../exports/networks.ts'
import { createReadClient } from './readClient.ts'
import { toPublicClient } from './toPublicClient.ts'

const [, installed] = /Version: (\S+)/.exec(new BaseError('').message) ?? []
const warn = vi.fn<(text: string) => void>()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn))
afterEach(() => {
  setErrorConfig({ version: installed })
  vi.restoreAllMocks()
  warn.mockClear()
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('foyer.viem')]
})

const read = (): unknown => createReadClient({ network: mainnet, samples: new Map() })

test.each([
  ['viem@1.21.4', true],
  ['viem@2.9.0', true],
  ['viem@2.30.6', true],
  ['viem@2.31.0', false],
  ['viem@2.100.0', false],
  ['viem@3.0.0', false],
  [undefined, false],
])('a client of %s warns: %s', (version, isOld) => {
  setErrorConfig({ version })
  read()
  expect(warn.mock.calls).toEqual(isOld ? [[expect.stringContaining('install viem 2.31')]] : [])
})

test('warns once per page', () => {
  setErrorConfig({ version: 'viem@2.21.0' })
  toPublicClient(mainnet)
  read()
  toPublicClient(mainnet)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('viem 2.21.0 is too old')]])
})

test('the installed viem is supported, and production builds are silent', () => {
  read()
  toPublicClient(mainnet)
  vi.stubEnv('NODE_ENV', 'production')
  setErrorConfig({ version: 'viem@2.21.0' })
  read()
  vi.unstubAllEnvs()
  expect(warn).not.toHaveBeenCalled()
})
