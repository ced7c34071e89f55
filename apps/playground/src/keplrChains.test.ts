import { defineNetwork } from '@foyer/chains'
import { cosmos } from '@foyer/chains/cosmos'
import { eip155 } from '@foyer/chains/eip155'
import { cosmoshub, mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import { connect, getAccount, getNetwork, switchNetwork } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { injectCosmos } from '@foyer/sandbox/wallets'
import { afterEach, expect, test, vi } from 'vitest'

// Keplr permits each chain separately, and prompts for a chain without permission.
const osmosis = defineNetwork({
  id: 'osmosis-1',
  name: 'Osmosis',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Osmo', symbol: 'OSMO', decimals: 6 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})
/** A chain that is unknown to the wallet. */
const unknown = defineNetwork({ ...osmosis, id: 'unknown-1', name: 'Unknown' })

const stops: (() => void)[] = []
const leave = (): void => {
  for (const stop of stops.splice(0)) stop()
}
afterEach(leave)

/** Page load with Keplr; `stored`: storages of the wallet and the app. */
function open(stored = { wallet: new Map<string, string>(), app: createMemoryStorage() }) {
  const page = new EventTarget()
  const wallet = injectCosmos({
    page,
    storage: {
      getItem: (key) => stored.wallet.get(key) ?? null,
      setItem: (key, value) => void stored.wallet.set(key, value),
    },
  })
  const config = createConfig({
    networks: [mainnet, unknown, cosmoshub, osmosis],
    adapters: [eip155({ target: page }), cosmos({ target: page })],
    storage: stored.app,
    features: { analytics: false },
    logger: { level: 'silent' },
  })
  config.mount()
  stops.push(() => {
    config.destroy()
    wallet.dispose()
  })
  return { config, wallet, stored, keplr: () => getAccount(config, { namespace: 'cosmos' }) }
}

test.each([cosmoshub, osmosis])(
  'Keplr is restored on $name without a prompt, with another namespace active and other chains not permitted',
  async (network) => {
    const { config, wallet, stored, keplr } = open()
    await switchNetwork(config, { caipNetworkId: network.caipNetworkId })
    await connect(config, { connector: 'keplr', namespaces: ['cosmos'] })
    const { address } = keplr()
    expect(address).toBe(wallet.address(network === osmosis ? 'osmo' : 'cosmos'))
    await switchNetwork(config, { caipNetworkId: mainnet.caipNetworkId })
    leave()

    const next = open(stored)
    await vi.waitFor(() => expect(next.keplr()).toMatchObject({ isConnected: true, address }))
    expect(next.wallet.promptCount()).toBe(0)
    expect(getNetwork(next.config).caipNetworkId).toBe(mainnet.caipNetworkId)
  },
)
