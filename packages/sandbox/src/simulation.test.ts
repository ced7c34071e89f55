import { runOperation } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requestRpc } from './base/rpc.ts'
import { sandboxTokens, SWAP_ROUTER } from './base/tokens.ts'
import { NATIVE_ID, swapData } from './evm/router.ts'
import { createSandbox, type SandboxWithoutRelay } from './world.ts'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, solana: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const [AMBER = '', BRACKEN = ''] = sandboxTokens.map(({ address }) => address)
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const word = (value: string | bigint) => BigInt(value).toString(16).padStart(64, '0')

/** Simulates through the hosted node of the backend, whose RPC methods can be replaced. */
const simulate = (transaction: object) =>
  runOperation(eip155(), 'simulateTransaction', {
    network: {
      ...mainnet,
      rpcUrls: { default: { http: [`${world.urls.backend}/v1/?chainId=eip155:1&projectId=p`] } },
    },
    provider: undefined,
    parameters: { address: ALICE, to: SWAP_ROUTER, ...transaction },
  })
const swap = { data: swapData(NATIVE_ID, AMBER, parseEther('0.1'), 1n), value: parseEther('0.1') }
const measured = [{ change: `${-parseEther('0.1')}` }, { token: AMBER.toLowerCase(), change: '320000000' }]

test('a swap changes both balances, whether its tokens are named or found by their transfers', async () => {
  expect(await simulate(swap)).toEqual({ status: 'success', changes: measured })
  expect(await simulate({ ...swap, tokens: [AMBER, BRACKEN] })).toEqual({
    status: 'success',
    changes: measured,
  })
})

test('nothing is executed, and a transfer of the native currency has one change', async () => {
  const balance = () => requestRpc(world.urls.evm[1], 'eth_getBalance', [ALICE, 'latest'])
  const before = await balance()
  expect(await simulate({ to: BOB, value: 5n })).toEqual({ status: 'success', changes: [{ change: '-5' }] })
  expect(await balance()).toBe(before)
})

test('an approval changes no balance', async () => {
  const data = `0x095ea7b3${word(SWAP_ROUTER)}${word(5n)}`
  expect(await simulate({ to: AMBER, data })).toEqual({ status: 'success', changes: [] })
})

test('a failing transaction is reverted, also with nodes that support only eth_call', async () => {
  const failing = { ...swap, value: 1n }
  expect(await simulate(failing)).toEqual({ status: 'reverted' })
  world.faults.set('RPC /eth_simulateV1', { body: { error: { code: -32601, message: 'Method not found' } } })
  expect(await simulate(failing)).toEqual({ status: 'reverted' })
})

test('with nodes without eth_simulateV1 a success has no changes of balances', async () => {
  world.faults.set('RPC /eth_simulateV1', { body: { error: { code: -32601, message: 'Method not found' } } })
  expect(await simulate(swap)).toEqual({ status: 'success' })
})

test('with unavailable nodes the result is unknown', async () => {
  world.faults.set('RPC /*', { status: 503 })
  expect(await simulate(swap)).toEqual({ status: 'unknown' })
})

test('with a named address that is no token, a success has no changes of balances', async () => {
  expect(await simulate({ ...swap, tokens: [BOB] })).toEqual({ status: 'success' })
})

test('previous calls are executed first and not measured; with eth_call alone the result is unknown', async () => {
  const sell = { data: swapData(AMBER, NATIVE_ID, 320_000_000n, 1n), tokens: [AMBER] }
  const approve = (value: bigint) => ({ to: AMBER, data: `0x095ea7b3${word(SWAP_ROUTER)}${word(value)}` })
  expect(await simulate(sell)).toEqual({ status: 'reverted' })
  expect(await simulate({ ...sell, previous: [approve(1n)] })).toEqual({ status: 'reverted' })
  const batch = { ...sell, previous: [approve(320_000_000n), { to: BOB, value: 5n }] }
  expect(await simulate(batch)).toEqual({
    status: 'success',
    changes: [{ change: `${parseEther('0.1')}` }, { token: AMBER.toLowerCase(), change: '-320000000' }],
  })
  // More than the account has: the previous call fails, so the batch does.
  const tooMuch = { to: AMBER, data: `0xa9059cbb${word(BOB)}${word(10n ** 30n)}` }
  expect(await simulate({ ...swap, previous: [tooMuch] })).toEqual({ status: 'reverted' })
  world.faults.set('RPC /eth_simulateV1', { body: { error: { code: -32601, message: 'Method not found' } } })
  expect(await simulate(batch)).toEqual({ status: 'unknown' })
})

test('the calls of a batch are measured as one, each in the state after those before it', async () => {
  const data = swapData(AMBER, NATIVE_ID, 320_000_000n, 1n)
  const approval = { to: AMBER, data: `0x095ea7b3${word(SWAP_ROUTER)}${word(320_000_000n)}` }
  const sell = { to: SWAP_ROUTER, data }
  const gift = { to: BOB, value: 7n }
  // The sale succeeds only after the approval.
  expect(await simulate({ ...approval, following: [sell, gift] })).toEqual({
    status: 'success',
    changes: [{ change: `${parseEther('0.1') - 7n}` }, { token: AMBER.toLowerCase(), change: '-320000000' }],
  })
  expect(await simulate({ ...sell, following: [approval] })).toEqual({ status: 'reverted' })
  const tooMuch = { to: AMBER, data: `0xa9059cbb${word(BOB)}${word(10n ** 30n)}` }
  expect(await simulate({ ...approval, following: [sell, tooMuch] })).toEqual({ status: 'reverted' })
  world.faults.set('RPC /eth_simulateV1', { body: { error: { code: -32601, message: 'Method not found' } } })
  expect(await simulate({ ...approval, following: [sell] })).toEqual({ status: 'unknown' })
})
