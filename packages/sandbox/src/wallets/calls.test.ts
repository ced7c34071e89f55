import { parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestRpc } from '../base/rpc.ts'
import { sandboxTokens } from '../base/tokens.ts'
import { devAccounts } from '../evm/accounts.ts'
import { createSandbox, type SandboxWithoutRelay } from '../world.ts'
import { createEvmWallet } from './evmWallet.ts'

let world: SandboxWithoutRelay
beforeAll(async () => {
  world = await createSandbox({ backend: false, solana: false, relay: false })
})
afterAll(() => world.stop())

const [from, , , , poor = ''] = devAccounts.map(({ address }) => address)

async function connected(options: { readonly upgradesAccounts?: boolean } = {}) {
  const wallet = createEvmWallet({ rdns: 'test.wallet', chainRpcUrls: world.urls.evm, ...options })
  const request = (method: string, ...params: readonly unknown[]) =>
    wallet.provider.request({ method, params })
  await request('eth_requestAccounts')
  const send = (changed: object = {}) =>
    request('wallet_sendCalls', {
      version: '2.0.0',
      from,
      chainId: '0x1',
      atomicRequired: false,
      calls: [
        { to: poor, value: toHex(parseEther('1')) },
        { to: poor, value: toHex(parseEther('2')) },
      ],
      ...changed,
    })
  return { wallet, request, send }
}
const balanceOf = async (address: string): Promise<bigint> =>
  BigInt(String(await requestRpc(world.urls.evm[1], 'eth_getBalance', [address, 'latest'])))

test('calls become mined transactions, and the status has them [S7.34]', async () => {
  const { request, send } = await connected()
  const before = await balanceOf(poor)
  const { id } = (await send()) as { id: string }
  await world.mine()
  expect((await balanceOf(poor)) - before).toBe(parseEther('3'))
  const status = (await request('wallet_getCallsStatus', id)) as { receipts: { status: string }[] }
  expect(status).toMatchObject({ id, version: '2.0.0', chainId: '0x1', status: 200, atomic: false })
  expect(status.receipts.map((receipt) => receipt.status)).toEqual(['0x1', '0x1'])
  expect(await request('wallet_getCapabilities', from)).toMatchObject({
    '0x1': { atomic: { status: 'unsupported' } },
  })
})

test.each<[number, string, object]>([
  [5710, 'another chain', { chainId: '0x89' }],
  [5760, 'atomic execution', { atomicRequired: true }],
  [5700, 'an unsupported capability', { capabilities: { paymasterService: { url: 'https://x.example' } } }],
  [4100, 'an account of another wallet', { from: poor }],
  [-32602, 'an empty batch', { calls: [] }],
])('code %s: rejects %s', async (code, _, changed) => {
  const { send } = await connected()
  await expect(send(changed)).rejects.toMatchObject({ code })
})

test('a rejection has code 4001, and an unknown id 5730 [S8.57]', async () => {
  const { wallet, request, send } = await connected()
  await expect(request('wallet_getCallsStatus', '0x1')).rejects.toMatchObject({ code: 5730 })
  wallet.setBehaviour('reject')
  await expect(send()).rejects.toMatchObject({ code: 4001 })
})

test('an upgraded account executes a batch as one transaction, all or none (EIP-7702)', async () => {
  const { request, send } = await connected({ upgradesAccounts: true })
  const capability = async () => (await request('wallet_getCapabilities', from)) as unknown
  expect(await capability()).toMatchObject({ '0x1': { atomic: { status: 'ready' } } })
  const before = await balanceOf(poor)
  const { id } = (await send({ atomicRequired: true })) as { id: string }
  await world.mine()
  expect((await balanceOf(poor)) - before).toBe(parseEther('3'))
  expect(await capability()).toMatchObject({ '0x1': { atomic: { status: 'supported' } } })
  const status = (await request('wallet_getCallsStatus', id)) as { receipts: unknown[] }
  expect(status).toMatchObject({ status: 200, atomic: true })
  expect(status.receipts).toHaveLength(1)

  // The second call fails: the node refuses the transaction, and the first call has no effect.
  const failing = [
    { to: poor, value: toHex(parseEther('1')) },
    { to: sandboxTokens[0]?.address, data: `0xa9059cbb${'f'.repeat(128)}` },
  ]
  await expect(send({ atomicRequired: true, calls: failing })).rejects.toThrow()
  expect((await balanceOf(poor)) - before).toBe(parseEther('3'))
})

test('an upgraded account still receives native currency, and executes no batch for another account', async () => {
  const { request, send } = await connected({ upgradesAccounts: true })
  await send({ atomicRequired: true })
  await world.mine()
  const sent = { from: world.accounts[1]?.address, to: from }
  const send1 = (more: object) => requestRpc(world.urls.evm[1], 'eth_call', [{ ...sent, ...more }, 'latest'])
  expect(await send1({ value: '0x1' })).toBe('0x')
  await expect(send1({ data: `0x${'00'.repeat(84)}` })).rejects.toThrow()
  expect(await request('eth_accounts')).toEqual([from])
})
