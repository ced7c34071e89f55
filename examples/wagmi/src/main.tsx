import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { foyerConnector } from '@foyer/chains/wagmi'
import { createConfig, FoyerProvider, useConnect, useConnectors } from '@foyer/headless'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet as ethereumChain, polygon as polygonChain } from 'viem/chains'
import {
  createConfig as createWagmiConfig,
  useBlockNumber,
  useConnection,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })
const queryClient = new QueryClient()
const wagmiConfig = createWagmiConfig({
  chains: [ethereumChain, polygonChain],
  transports: { [ethereumChain.id]: http(), [polygonChain.id]: http() },
  connectors: [foyerConnector(config)],
  // Foyer lists the wallets.
  multiInjectedProviderDiscovery: false,
})

function Connect() {
  const { connect } = useConnect()
  return useConnectors().map((connector) => (
    <button key={connector.uid} onClick={() => connect({ connector })}>
      {connector.name}
    </button>
  ))
}

function Block() {
  const { address, chain } = useConnection()
  const { data } = useBlockNumber()
  const { mutate: switchChain } = useSwitchChain()
  if (!address) return <Connect />
  return (
    <p>
      {address} sees block {String(data)} of {chain?.name}{' '}
      <button onClick={() => switchChain({ chainId: polygonChain.id })}>Polygon</button>
    </p>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <Block />
      </QueryClientProvider>
    </WagmiProvider>
  </FoyerProvider>,
)
