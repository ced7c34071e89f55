import { describe, expect, test } from 'vitest'
import examples from '../../vectors/eip-5792-examples.json' with { type: 'json' }
import { runOperation } from '../adapter.ts'
import { base } from '../networks/definitions/base.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { OperationName, OperationParameters, OperationResult, PaymasterService } from '../operations.ts'
import { ACCOUNT, createFakeEvmWallet, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import type { CaipNetwork } from '../types.ts'
import { eip155 } from './eip155.ts'

const [, sent, , , , , flowControl, atomic] = examples

const run = <name extends OperationName>(
  name: name,
  provider: unknown,
  parameters: OperationParameters<name>,
  network: CaipNetwork = mainnet,
): Promise<OperationResult<name>> => runOperation(eip155(), name, { network, provider, parameters })

const answering = (method: string, answer: unknown) => createFakeEvmWallet({ [method]: answer })
const failing = (method: string, error: unknown) =>
  createFakeEvmWallet({
    [method]: () => {
      throw error
    },
  })

test('[S7.34] capabilities of the network override those of all chains', async () => {
  const wallet = answering('wallet_getCapabilities', flowControl)
  expect(await run('getCapabilities', wallet.provider, { address: ACCOUNT }, base)).toEqual({
    'flow-control': { supported: true },
    paymasterService: { supported: true },
    sessionKeys: { supported: true },
  })
  expect(wallet.calls).toEqual([{ method: 'wallet_getCapabilities', params: [ACCOUNT] }])
  expect(await run('getCapabilities', wallet.provider, { address: ACCOUNT })).toEqual({
    'flow-control': { supported: true },
  })
  const other = answering('wallet_getCapabilities', atomic)
  expect(await run('getCapabilities', other.provider, { address: ACCOUNT }, base)).toEqual({
    atomic: { status: 'supported' },
  })
})

test.each([
  [
    'the chain is written with a zero',
    { '0x01': { atomic: { status: 'ready' } } },
    { atomic: { status: 'ready' } },
  ],
  [
    'the network and all chains have another status',
    { '0x1': { atomic: { status: 'unsupported' } }, '0x0': { atomic: { status: 'supported' } } },
    { atomic: { status: 'unsupported' } },
  ],
  ['a chain is nonsense', { '0x1': 'yes' }, {}],
  [
    'a capability is nonsense',
    { '0x1': { atomic: 7, other: { supported: true } } },
    { other: { supported: true } },
  ],
])('capabilities where %s', async (_, answer, expected) => {
  const { provider } = answering('wallet_getCapabilities', answer)
  expect(await run('getCapabilities', provider, { address: ACCOUNT })).toEqual(expected)
})

test.each([
  { code: 4200, message: 'What?' },
  { code: -32601, message: 'What?' },
  { code: -32004, message: 'What?' },
  // SubWallet and Talisman, which ask a node.
  { code: -32000, message: 'This method is not supported by SubWallet. Try again or contact support' },
  {
    code: -32603,
    message: 'Internal JSON-RPC error.',
    data: 'the method wallet_getCapabilities does not exist/is not available',
  },
])('a wallet without the method (%j) has no capabilities', async (error) => {
  const { provider } = failing('wallet_getCapabilities', error)
  expect(await run('getCapabilities', provider, { address: ACCOUNT })).toEqual({})
})

test('after an abort a wallet without the method rejects with the reason', async () => {
  const controller = new AbortController()
  const { provider } = createFakeEvmWallet({
    wallet_getCapabilities() {
      controller.abort(new Error('left'))
      throw Object.assign(new Error('What?'), { code: 4200 })
    },
  })
  const asked = { network: mainnet, provider, parameters: { address: ACCOUNT }, signal: controller.signal }
  await expect(runOperation(eip155(), 'getCapabilities', asked)).rejects.toThrow('left')
})

test('[S8.28] an invalid or failed response rejects, and does not mean missing support', async () => {
  const ask = ({ provider }: ReturnType<typeof failing>) =>
    run('getCapabilities', provider, { address: ACCOUNT })
  await expect(ask(answering('wallet_getCapabilities', 'all of them'))).rejects.toMatchObject({
    code: 'CAPABILITIES_UNREADABLE',
    shortMessage: 'Error parsing wallet capabilities',
  })
  await expect(
    ask(failing('wallet_getCapabilities', { code: 4100, message: 'Who are you?' })),
  ).rejects.toMatchObject({ code: 'CAPABILITIES_FAILED' })
})

test.each([
  ['an object', sent, { id: (sent as { id: string }).id }],
  ['the id alone', 'abc', { id: 'abc' }],
  ['an object with empty capabilities', { id: 'abc', capabilities: null }, { id: 'abc' }],
])('calls are sent as one batch; the response is %s', async (_, answer, expected) => {
  const wallet = answering('wallet_sendCalls', answer)
  const calls = [
    { to: OTHER_ACCOUNT, value: 1n },
    { to: OTHER_ACCOUNT, data: '0xabcd' as const },
  ]
  const capabilities = { paymasterService: { url: 'https://paymaster.example' } }
  const parameters = { address: ACCOUNT, calls, isAtomicRequired: true, capabilities }
  expect(await run('sendCalls', wallet.provider, parameters)).toEqual(expected)
  expect(wallet.calls[0]?.params).toEqual([
    {
      version: '2.0.0',
      from: ACCOUNT,
      chainId: '0x1',
      atomicRequired: true,
      calls: [
        { to: OTHER_ACCOUNT, value: '0x1' },
        { to: OTHER_ACCOUNT, data: '0xabcd' },
      ],
      capabilities,
    },
  ])
})

test.each<[string, unknown]>([
  ['an invalid receiver', [{ to: 'abc' }]],
  ['a receiver with two more digits', [{ to: `${OTHER_ACCOUNT}00`, value: 1n }]],
  ['a receiver after other text', [{ to: `to ${OTHER_ACCOUNT}`, value: 1n }]],
  ['data of half a byte', [{ to: OTHER_ACCOUNT, data: '0x123' }]],
  ['data after other text', [{ to: OTHER_ACCOUNT, data: 'x0x12' }]],
  ['a receiver without 0x', [{ to: OTHER_ACCOUNT.slice(2), value: 1n }]],
  ['no receiver and empty data', [{ value: 1n, data: '0x' }]],
  ['a value alone', [{ value: 1n }]],
  ['a number as value', [{ to: OTHER_ACCOUNT, value: 1 }]],
  ['a negative value', [{ to: OTHER_ACCOUNT, value: -1n }]],
  ['a fraction as value', [{ to: OTHER_ACCOUNT, value: '0.5' }]],
  ['data that is not hex', [{ to: OTHER_ACCOUNT, data: 'hello' }]],
  ['no calls', []],
])('[S5.18] %s: rejects before the wallet is asked', async (_, calls) => {
  const wallet = answering('wallet_sendCalls', sent)
  await expect(
    run('sendCalls', wallet.provider, { address: ACCOUNT, calls: calls as never }),
  ).rejects.toMatchObject({ code: 'SEND_CALLS_FAILED' })
  expect(wallet.calls).toEqual([])
})

test('[S8.57] a declined batch rejects with USER_REJECTED, an invalid response with SEND_UNCLEAR', async () => {
  const parameters = { address: ACCOUNT, calls: [{ to: OTHER_ACCOUNT }] }
  const declining = failing('wallet_sendCalls', { code: 4001, message: 'No' })
  await expect(run('sendCalls', declining.provider, parameters)).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  for (const id of ['', 'x'.repeat(8195), 7]) {
    const odd = answering('wallet_sendCalls', { id })
    await expect(run('sendCalls', odd.provider, parameters)).rejects.toMatchObject({
      code: 'SEND_UNCLEAR',
    })
  }
})

test('a call without a receiver deploys a contract; values are bigints, decimal texts or quantities', async () => {
  const wallet = answering('wallet_sendCalls', sent)
  const calls = [
    { data: '0x6001' as const },
    { to: OTHER_ACCOUNT, value: '1000000000000000000' },
    { to: OTHER_ACCOUNT, value: '0x10', data: '0x' as const },
  ]
  await run('sendCalls', wallet.provider, { address: ACCOUNT, calls })
  expect(wallet.calls[0]?.params).toMatchObject([
    {
      atomicRequired: false,
      calls: [
        { data: '0x6001' },
        { to: OTHER_ACCOUNT, value: '0xde0b6b3a7640000' },
        { to: OTHER_ACCOUNT, value: '0x10' },
      ],
    },
  ])
  expect(wallet.calls[0]?.params[0]).not.toHaveProperty('calls.0.to')
  expect(wallet.calls[0]?.params[0]).not.toHaveProperty('calls.2.data')
})

test.each([
  [5700, 'CAPABILITY_NOT_SUPPORTED'],
  [5710, 'CHAIN_NOT_SUPPORTED'],
  [5720, 'SEND_CALLS_FAILED'],
  [5740, 'CALLS_TOO_LARGE'],
  [5750, 'USER_REJECTED'],
  [5760, 'ATOMICITY_NOT_SUPPORTED'],
  ['5760', 'ATOMICITY_NOT_SUPPORTED'],
])('code %j of EIP-5792 rejects with %s, not with SEND_UNCLEAR (R76)', async (code, expected) => {
  const parameters = { address: ACCOUNT, calls: [{ to: OTHER_ACCOUNT }] }
  const message = 'EIP-7702 upgrade: an error of the wallet'
  for (const error of [
    { code, message },
    { code: -32603, message, cause: { code } },
  ]) {
    const { provider } = failing('wallet_sendCalls', error)
    await expect(run('sendCalls', provider, parameters)).rejects.toMatchObject({ code: expected })
  }
})

test.each([4200, -32601, -32004])(
  'a wallet without the method (%s) rejects with CALLS_NOT_SUPPORTED',
  async (code) => {
    const { provider } = failing('wallet_sendCalls', { code, message: 'Method not found' })
    const parameters = { address: ACCOUNT, calls: [{ to: OTHER_ACCOUNT }] }
    await expect(run('sendCalls', provider, parameters)).rejects.toMatchObject({
      code: 'CALLS_NOT_SUPPORTED',
    })
  },
)

test.each([
  [
    'MetaMask, hardware account',
    5750,
    'EIP-7702 upgrade not supported on account',
    'ATOMICITY_NOT_SUPPORTED',
  ],
  [
    'MetaMask, unknown account',
    5750,
    'EIP-7702 upgrade not supported as account type is unknown',
    'ATOMICITY_NOT_SUPPORTED',
  ],
  ['MetaMask, setting', 5750, 'EIP-7702 upgrade disabled by the user', 'ATOMICITY_NOT_SUPPORTED'],
  ['MetaMask, chain', 5710, 'EIP-7702 not supported on chain: 0x64', 'ATOMICITY_NOT_SUPPORTED'],
  ['MetaMask, declined', 5750, 'EIP-7702 upgrade rejected for this chain and account', 'USER_REJECTED'],
  ['Rainbow, declined', 5740, 'Atomic upgrade rejected', 'USER_REJECTED'],
  ['Rainbow, large', 5750, 'Bundle too large', 'CALLS_TOO_LARGE'],
  ['Enkrypt', 4001, 'the method wallet_sendCalls does not exist/is not available', 'CALLS_NOT_SUPPORTED'],
])('%s (%i, %s) rejects with %s', async (_, code, message, expected) => {
  const { provider } = failing('wallet_sendCalls', { code, message })
  const parameters = { address: ACCOUNT, calls: [{ to: OTHER_ACCOUNT }] }
  await expect(run('sendCalls', provider, parameters)).rejects.toMatchObject({ code: expected })
})

test('the wallet is asked to show the status of calls', async () => {
  const wallet = answering('wallet_showCallsStatus', null)
  await run('showCallsStatus', wallet.provider, { id: '0x1' })
  expect(wallet.calls).toEqual([{ method: 'wallet_showCallsStatus', params: ['0x1'] }])
  const { provider } = failing('wallet_showCallsStatus', { code: 5730, message: 'Unknown bundle id' })
  await expect(run('showCallsStatus', provider, { id: '0x2' })).rejects.toMatchObject({
    code: 'CALLS_UNKNOWN',
  })
})

describe('paymaster service (ERC-7677)', () => {
  const calls = [{ to: OTHER_ACCOUNT, value: 1n }]
  const send = (provider: unknown, paymasterService: PaymasterService) =>
    run('sendCalls', provider, { address: ACCOUNT, calls, capabilities: { paymasterService } })

  test.each<PaymasterService>([
    { url: 'https://paymaster.example/v1?key=1' },
    { url: 'http://localhost:4337', context: { policyId: '7' }, optional: true },
  ])('%j is passed to the wallet unchanged', async (paymasterService) => {
    const wallet = answering('wallet_sendCalls', { id: '0x1', capabilities: { paymasterService: {} } })
    expect(await send(wallet.provider, paymasterService)).toEqual({
      id: '0x1',
      capabilities: { paymasterService: {} },
    })
    expect(wallet.calls[0]?.params).toMatchObject([{ capabilities: { paymasterService } }])
  })

  test.each([
    '',
    'paymaster.example',
    'http://paymaster.example',
    'http://localhost.evil.example',
    'ftp://evil.example/http://localhost/',
    'javascript:1',
  ])('the URL %j rejects before the wallet is asked', async (url) => {
    const wallet = answering('wallet_sendCalls', { id: '0x1' })
    await expect(send(wallet.provider, { url })).rejects.toMatchObject({ code: 'SEND_CALLS_FAILED' })
    expect(wallet.calls).toEqual([])
  })

  test('a wallet without paymasters rejects with CAPABILITY_NOT_SUPPORTED', async () => {
    const { provider } = failing('wallet_sendCalls', { code: 5700, message: 'No paymaster' })
    await expect(send(provider, { url: 'https://paymaster.example' })).rejects.toMatchObject({
      code: 'CAPABILITY_NOT_SUPPORTED',
    })
  })
})
