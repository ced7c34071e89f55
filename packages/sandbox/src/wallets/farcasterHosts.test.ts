import type { CaipNetwork, ChainAdapter, Connector } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { farcaster, farcasterSolana } from '@foyer/chains/farcaster'
import { mainnet, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMiniApp, discoverHosts, type MiniApp } from '../test/miniApp.ts'
import { createEvmWallet } from './evmWallet.ts'
import { walletIcons } from './icons.ts'
import { createSolanaWallet } from './solana/createSolanaWallet.ts'

// Tests of the wallets of a client, the same for each namespace.
let app: MiniApp
const undos: (() => void)[] = []
beforeAll(() => void (app = createMiniApp()))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
})
afterAll(() => vi.unstubAllGlobals())

type Family = {
  readonly network: CaipNetwork
  readonly adapter: () => ChainAdapter
  /** Starts a client with a wallet of the namespace. Returns a function that ends it. */
  readonly serve: () => () => void
  /** Method of the SDK that returns the wallet. */
  readonly method: 'getEthereumProvider' | 'getSolanaProvider'
}

const families: Readonly<Record<string, Family>> = {
  eip155: {
    network: mainnet,
    adapter: () =>
      eip155({ target: app.page, safeOrigins: [], hosts: [farcaster({ loadSdk: app.loadSdk })] }),
    serve: () =>
      app.serve(createEvmWallet({ rdns: 'xyz.farcaster', chainRpcUrls: { 1: 'http://127.0.0.1:9' } })),
    method: 'getEthereumProvider',
  },
  solana: {
    network: solanaNetwork,
    adapter: () => solana({ target: app.page, hosts: [farcasterSolana({ loadSdk: app.loadSdk })] }),
    serve: () =>
      app.serve(
        undefined,
        createSolanaWallet({
          name: 'Farcaster',
          icon: walletIcons.pebble as `data:image/svg+xml;base64,${string}`,
        }),
      ),
    method: 'getSolanaProvider',
  },
}

/** Host connectors only: the SDK repeats the announced wallets of earlier clients until the page unloads. */
const hosts = (listed: ReadonlySet<Connector>): readonly Connector[] =>
  [...listed].filter(({ isHost }) => isHost)

describe.each(Object.entries(families))('%s', (_, { network, adapter, serve, method }) => {
  test('the wallet is removed when discovery stops', async () => {
    undos.push(serve())
    const { listed, stop } = discoverHosts(adapter(), [network])
    await vi.waitUntil(() => hosts(listed).length > 0)
    stop()
    expect(hosts(listed)).toEqual([])
  })

  test('a client without a wallet lists no wallet', async () => {
    undos.push(app.serve(undefined))
    const { sdk } = await app.loadSdk()
    const asked = vi.spyOn(sdk.wallet, method)
    const { listed, stop } = discoverHosts(adapter(), [network])
    undos.push(stop)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(await asked.mock.results[0]?.value).toBeUndefined()
    expect(hosts(listed)).toEqual([])
    asked.mockRestore()
  })
})
