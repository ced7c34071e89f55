// @vitest-environment jsdom
import { eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { connect, getAccount, getConnectors } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox } from '@foyer/sandbox'
import { announceEip6963 } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let world: Awaited<ReturnType<typeof createSandbox>>
beforeAll(async () => void (world = await createSandbox({ solana: false })))
afterAll(() => world.stop())

test('connects after approval, and rejects after a rejection', async () => {
  const wallet = announceEip6963({ name: 'Pebble', chainRpcUrls: world.urls.evm })
  const config = createConfig({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [world.urls.evm[1]] } } }],
    adapters: [eip155()],
    endpoints: { blockchain: world.urls.backend, kit: world.urls.backend },
    storage: createMemoryStorage(),
  })
  const unmount = config.mount()
  const connector = await vi.waitUntil(() => getConnectors(config).find(({ name }) => name === 'Pebble'))
  wallet.setBehaviour('reject')
  await expect(connect(config, { connector })).rejects.toThrow('reject')
  wallet.setBehaviour('approve')
  await connect(config, { connector })
  expect(getAccount(config).address).toBe(wallet.addresses[0])
  unmount()
  wallet.dispose()
})
