import { createEip1193Connector, eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import {
  confirmSend,
  connect,
  getTokenBalances,
  prepareSend,
  sendTransaction,
  setSendAmount,
  setSendReceiver,
  setSendToken,
} from '@foyer/headless/actions'
import { getQueryClient, transactionsQueryOptions } from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import type { Lies } from '@foyer/sandbox'
import { createEvmWallet } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLyingWorld, type LyingWorld } from './lyingWorld.ts'

const POISON = 'history: transfers to look-alikes'
const PROJECT = 'poisoned'
const AMBER = '0x5a11D0c0000000000000000000000000000000a1'

let scene: LyingWorld
beforeAll(async () => void (scene = await createLyingWorld()))
afterAll(() => scene.stop())

/** The first seed whose only lie is the wanted one. */
function poison(): Lies {
  for (let seed = 1; ; seed++) {
    const lies = scene.lieTo(PROJECT, { seed, count: 1, services: ['backend'] })
    if (lies.chosen.includes(POISON)) return lies
  }
}

/** An account of the sandbox, connected by a wallet that signs everything. */
async function connected() {
  const { world, rpc } = scene
  const from = world.accounts[0]?.address ?? expect.unreachable()
  const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls: { 1: world.urls.evm[1] } })
  const { connector } = createEip1193Connector({
    id: 'test.pebble',
    uid: 'test.pebble',
    name: 'Pebble',
    type: 'ANNOUNCED',
    interaction: 'extension',
    provider: wallet.provider as unknown as Eip1193Provider,
  })
  const config = createConfig({
    id: PROJECT,
    projectId: PROJECT,
    endpoints: { blockchain: world.urls.backend, kit: world.urls.backend, analytics: world.urls.backend },
    networks: [mainnet],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [connector],
    storage: createMemoryStorage(),
    features: { analytics: false },
    defaultPolicies: { lookAlikeAddresses: 'refuse' },
    logger: { level: 'silent' },
  })
  config.mount()
  await connect(config, { connector })
  const isMined = (hash: string) => () => rpc(world.urls.evm[1], 'eth_getTransactionReceipt', hash)
  return {
    config,
    async send(transaction: { readonly to: string; readonly value?: bigint; readonly data?: `0x${string}` }) {
      const hash = await sendTransaction(config, transaction)
      await vi.waitUntil(isMined(hash), { interval: 5, timeout: 20_000 })
    },
    /** Loads the activity. Resolves with its receivers. */
    async load() {
      const options = transactionsQueryOptions(config, { address: from, caipNetworkId: 'eip155:1' })
      const { pages } = await getQueryClient(config).fetchInfiniteQuery(options)
      return pages.flatMap(({ transactions }) => transactions.map(({ sentTo }) => sentTo.toLowerCase()))
    },
  }
}

const receiver = (index: number): string => scene.world.accounts[index]?.address ?? expect.unreachable()
const lookAlikeOf = (to: string): string => `${to.slice(0, 6)}${'7'.repeat(32)}${to.slice(-4)}`.toLowerCase()

test('a poisoned history shows no look-alike, and makes it no known receiver', async () => {
  const { config, send, load } = await connected()
  const to = receiver(5)
  await send({ to, value: 1n })
  const lies = poison()
  const receivers = await load()
  expect(lies.told()).toEqual([POISON])
  expect(receivers).toContain(to.toLowerCase())
  const lookAlike = lookAlikeOf(to)
  expect(receivers).not.toContain(lookAlike)

  await expect(sendTransaction(config, { to: lookAlike, value: 1n })).rejects.toMatchObject({
    code: 'REQUEST_REFUSED',
  })
  expect(await sendTransaction(config, { to, value: 2n })).toMatch(/^0x/)
  config.destroy()
})

test('a look-alike of a receiver of tokens is refused, although the history names the contract', async () => {
  scene.beHonestTo(PROJECT)
  const { config, send, load } = await connected()
  const to = receiver(6)
  const transferTo = (address: string) => {
    const word = address.slice(2).toLowerCase().padStart(64, '0')
    return { to: AMBER, data: `0xa9059cbb${word}${'1'.padStart(64, '0')}` as const }
  }
  await send(transferTo(to))
  const receivers = await load()
  expect(receivers).toContain(AMBER.toLowerCase())
  expect(receivers).not.toContain(to.toLowerCase())
  const reads = () =>
    getQueryClient(config)
      .getQueryCache()
      .findAll({ queryKey: ['foyer', PROJECT, 'receivers'] })
  await vi.waitUntil(() => reads().some(({ state }) => state.status === 'success'), { timeout: 20_000 })

  await expect(sendTransaction(config, transferTo(lookAlikeOf(to)))).rejects.toMatchObject({
    code: 'REQUEST_REFUSED',
  })
  expect(await sendTransaction(config, transferTo(to))).toMatch(/^0x/)
  config.destroy()
})

test('a look-alike in the send form is refused, although no activity was shown', async () => {
  scene.beHonestTo(PROJECT)
  const { config, send } = await connected()
  const to = receiver(7)
  await send({ to, value: 1n })
  const fill = async (address: string) => {
    setSendToken(config, (await getTokenBalances(config)).tokens[0])
    setSendAmount(config, '0.001')
    setSendReceiver(config, address)
    const activity = { queryKey: ['foyer', PROJECT, 'transactions'] }
    await vi.waitUntil(
      () =>
        getQueryClient(config)
          .getQueriesData(activity)
          .some(([, data]) => data),
      {
        timeout: 5_000,
      },
    )
    return prepareSend(config)
  }
  const review = await fill(lookAlikeOf(to))
  await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect((await confirmSend(config, { review: await fill(to) })).hash).toMatch(/^0x/)
  config.destroy()
})
