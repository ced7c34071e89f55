import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { foyerConnector } from '@foyer/chains/wagmi'
import { type Config, createConfig, FoyerProvider } from '@foyer/headless'
import { connect, getConnectors } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { type AnnouncedWallet, announceEip6963 } from '@foyer/sandbox/wallets'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { http } from 'viem'
import { mainnet as ethereumChain, polygon as polygonChain } from 'viem/chains'
import { onTestFinished, vi } from 'vitest'
import * as wagmi3 from 'wagmi'
import * as wagmi2 from 'wagmi2'

// Chains and wallets are real, so allow more time.
configure({ asyncUtilTimeout: 20_000 })

export type Wagmi = typeof wagmi3

// The used functions are the same in both versions, with different types.
export const versions: readonly (readonly [string, Wagmi])[] = [
  ['wagmi 3', wagmi3],
  ['wagmi 2', wagmi2 as unknown as Wagmi],
]

type Urls = { readonly 1: string; readonly 137: string }

/** Storage that survives a reload. */
export type Kept = {
  readonly foyer: ReturnType<typeof createMemoryStorage>
  readonly wagmi: ReturnType<typeof createMemoryStorage>
  readonly wallet: ReturnType<typeof createMemoryStorage>
}

/** Page with both libraries and one wallet. With the same `kept` it is the page after a reload. */
export function createHost(wagmi: Wagmi, urls: Urls, kept: Kept = keep()) {
  const wallet: AnnouncedWallet = announceEip6963({ chainRpcUrls: urls, storage: kept.wallet })
  const config: Config = createConfig({
    networks: [mainnet, polygon],
    adapters: [eip155({ isInjectedEnabled: false })],
    storage: kept.foyer,
    customRpcUrls: { [mainnet.caipNetworkId]: [urls[1]], [polygon.caipNetworkId]: [urls[137]] },
  })
  const wagmiConfig = wagmi.createConfig({
    chains: [ethereumChain, polygonChain],
    transports: { 1: http(urls[1]), 137: http(urls[137]) },
    connectors: [foyerConnector(config)],
    storage: wagmi.createStorage({ storage: kept.wagmi }),
    multiInjectedProviderDiscovery: false,
    ssr: true,
    pollingInterval: 50,
  })
  const queryClient = new QueryClient()
  const stop = (): void => {
    config.destroy()
    queryClient.clear()
    wallet.dispose()
  }
  onTestFinished(stop)
  const Providers = ({ children }: { readonly children?: ReactNode }) => (
    <StrictMode>
      <FoyerProvider config={config}>
        <wagmi.WagmiProvider config={wagmiConfig}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </wagmi.WagmiProvider>
      </FoyerProvider>
    </StrictMode>
  )
  return {
    wallet,
    config,
    wagmiConfig,
    kept,
    Providers,
    stop,
    /** Like a visitor who selects the wallet in Foyer. */
    async connectInFoyer() {
      const connector = await vi.waitFor(() => {
        const found = getConnectors(config)[0]
        if (!found) throw new TypeError('No wallet yet')
        return found
      })
      await connect(config, { connector })
    },
  }
}

const keep = (): Kept => ({
  foyer: createMemoryStorage(),
  wagmi: createMemoryStorage(),
  wallet: createMemoryStorage(),
})
