import type { AskedTransaction, CallsStatus } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createEvmWallet } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLyingWorld, type LyingWorld } from './lyingWorld.ts'

let scene: LyingWorld
beforeAll(async () => void (scene = await createLyingWorld()))
afterAll(() => scene.stop())

const UNKNOWN = `0x${'ab'.repeat(32)}`
const evm = (method: string, ...params: readonly unknown[]) =>
  scene.rpc(scene.world.urls.evm[1], method, ...params)

/** Receipts as a wallet reports them, all successful. */
const named = (...hashes: readonly unknown[]) =>
  hashes.map((transactionHash) => ({ transactionHash, status: '0x1', blockNumber: '0x1', gasUsed: '0x1' }))

/** Sends a batch of 1 ETH with a wallet, whose status answers may be replaced. */
async function sent(upgradesAccounts: boolean) {
  const { world } = scene
  await world.reset()
  const chainRpcUrls = { 1: world.urls.evm[1] }
  const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls, upgradesAccounts })
  const [from, to, , , , , , , , other] = world.accounts.map(({ address }) => address)
  const request = (method: string, ...params: readonly unknown[]) =>
    wallet.provider.request({ method, params })
  const ended = async (hash: unknown) => {
    await vi.waitUntil(() => evm('eth_getTransactionReceipt', hash), { interval: 5, timeout: 20_000 })
    return hash
  }
  await request('eth_requestAccounts')
  const foreign = await ended(await evm('eth_sendTransaction', { from: other, to: other, value: '0x1' }))
  const call = { to, value: '0xde0b6b3a7640000' }
  const id = (
    (await request('wallet_sendCalls', {
      version: '2.0.0',
      from,
      chainId: '0x1',
      atomicRequired: upgradesAccounts,
      calls: [call],
    })) as { readonly id: string }
  ).id
  const honest = await vi.waitUntil(
    async () => {
      const status = (await request('wallet_getCallsStatus', id)) as {
        readonly status: number
        readonly receipts: readonly { readonly transactionHash: string }[]
      }
      return status.status === 100 ? undefined : status
    },
    { interval: 5, timeout: 20_000 },
  )
  const read = await eip155().operations.getCallsStatus?.()
  const network = { ...mainnet, rpcUrls: { default: { http: [scene.world.urls.evm[1]] } } }
  return {
    own: honest.receipts[0]?.transactionHash,
    foreign,
    /** Status with some fields replaced by false ones. */
    statusAs: (lie: object, asked?: AskedTransaction): Promise<CallsStatus | undefined> => {
      const provider = { request: async () => ({ ...honest, ...lie }) }
      return Promise.resolve(read?.({ network, provider }, { id, address: from, asked, timeoutMs: 500 }))
    },
    asked: {
      time: Date.now(),
      calls: [{ to, value: 10n ** 18n, effects: [] }],
    } satisfies AskedTransaction,
  }
}

test.each([true, false])(
  'a batch of a wallet that upgrades accounts (%s): a status that the chain contradicts is unclear',
  async (upgradesAccounts) => {
    const { own, foreign, statusAs } = await sent(upgradesAccounts)
    const checked = 'sender'
    expect(await statusAs({})).toMatchObject({
      outcome: 'confirmed',
      receipts: [{ checked, isSuccess: true }],
    })
    const unclear = { outcome: 'unclear' }
    expect(await statusAs({ receipts: [] })).toMatchObject(unclear)
    expect(await statusAs({ receipts: named(UNKNOWN) })).toMatchObject(unclear)
    expect(await statusAs({ receipts: named(own, UNKNOWN) })).toMatchObject(unclear)
    expect(await statusAs({ status: 400, receipts: named(own) })).toMatchObject(unclear)
    expect(await statusAs({ status: 500, receipts: named(UNKNOWN) })).toMatchObject(unclear)
    // Blocks and gas are those of the chain.
    const [receipt] = (await statusAs({ receipts: named(own) }))?.receipts ?? []
    expect(Number(receipt?.gasUsed)).toBeGreaterThan(21_000 - 1)
    const strange = await statusAs({ receipts: named(foreign) })
    // Any sender may execute a batch for an account with code: `checked` says how far the receipt was checked.
    if (upgradesAccounts) expect(strange).toMatchObject({ receipts: [{ checked: 'included' }] })
    else expect(strange).toMatchObject({ ...unclear, receipts: [{ isSuccess: false }] })
  },
)

test('a batch whose transaction was reverted on the chain is reverted', async () => {
  const { statusAs } = await sent(false)
  const [from] = scene.world.accounts.map(({ address }) => address)
  // A transfer of more tokens than the account has.
  const data = `0xa9059cbb${'0'.repeat(63)}1${'f'.repeat(64)}`
  const hash = await evm('eth_sendTransaction', {
    from,
    to: '0x5a11D0c0000000000000000000000000000000a1',
    data,
    gas: '0x30d40',
  })
  await vi.waitUntil(() => evm('eth_getTransactionReceipt', hash), { interval: 5, timeout: 20_000 })
  expect(await statusAs({ receipts: named(hash) })).toMatchObject({
    outcome: 'reverted',
    receipts: [{ isSuccess: false, checked: 'sender' }],
  })
})

test.each([true, false])(
  'a batch of a wallet that upgrades accounts (%s): an older transaction, or one without its calls, is unclear',
  async (upgradesAccounts) => {
    const { statusAs, asked } = await sent(upgradesAccounts)
    expect(await statusAs({}, asked)).toMatchObject({ outcome: 'confirmed', receipts: [{ isSuccess: true }] })
    const unclear = { outcome: 'unclear', receipts: [{ isSuccess: false }] }
    const other = { ...asked, calls: asked.calls.map((call) => ({ ...call, value: 2n * call.value })) }
    expect(await statusAs({}, other)).toMatchObject(unclear)
    // One of two calls was carried out.
    const both = { ...asked, calls: [...asked.calls, ...other.calls] }
    expect(await statusAs({}, both)).toMatchObject({ outcome: 'unclear', receipts: [{ isSuccess: true }] })
    await scene.world.time.increase(3_600)
    expect(await statusAs({}, { ...asked, time: Date.now() })).toMatchObject(unclear)
    expect(await statusAs({ status: 500 }, { ...asked, time: Date.now() })).toMatchObject(unclear)
  },
)
