import { createEip1193Connector, eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { connect, sendTransaction } from '@foyer/headless/actions'
import { getQueryClient, transactionsQueryOptions } from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import type { Lies } from '@foyer/sandbox'
import { createEvmWallet } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLyingWorld, type LyingWorld } from './lyingWorld.ts'

const POISON = 'history: transfers to look-alikes'
const PROJECT = 'poisoned'

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

test('a poisoned history shows no look-alike, and makes it no known receiver', async () => {
  const { world, rpc } = scene
  const from = world.accounts[0]?.address ?? expect.unreachable()
  const to = world.accounts[5]?.address ?? expect.unreachable()
  const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls: { 1: world.urls.evm[1] } })
  const { connector } = createEip1193Connector({
    id: 'test.pebble',
    uid: 'test.pebble',
    name: 'Pebble',
    type: 'ANNOUNCED',
    interaction: 'extension',
    getProvider: () => wallet.provider as unknown as Eip1193Provider,
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
  const hash = await sendTransaction(config, { to, value: 1n })
  const isMined = () => rpc(world.urls.evm[1], 'eth_getTransactionReceipt', hash)
  await vi.waitUntil(isMined, { interval: 5, timeout: 20_000 })

  const lies = poison()
  const options = transactionsQueryOptions(config, { address: from, caipNetworkId: 'eip155:1' })
  const { pages } = await getQueryClient(config).fetchInfiniteQuery(options)
  expect(lies.told()).toEqual([POISON])
  const receivers = pages.flatMap(({ transactions }) =>
    transactions.map(({ sentTo }) => sentTo.toLowerCase()),
  )
  expect(receivers).toContain(to.toLowerCase())
  const lookAlike = `${to.slice(0, 6)}${'7'.repeat(32)}${to.slice(-4)}`.toLowerCase()
  expect(receivers).not.toContain(lookAlike)

  await expect(sendTransaction(config, { to: lookAlike, value: 1n })).rejects.toMatchObject({
    code: 'REQUEST_REFUSED',
  })
  expect(await sendTransaction(config, { to, value: 2n })).toMatch(/^0x/)
  config.destroy()
})
