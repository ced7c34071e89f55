// Host with hooks of wagmi alone, and a component that reads the address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { mainnet, polygon } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet, polygon],
  transports: { [mainnet.id]: http(), [polygon.id]: http() },
})
const queryClient = new QueryClient()

function App(): ReactElement {
  const { address } = useAccount()
  const { connectors, connect } = useConnect()
  return (
    <>
      <p>{address ?? 'Not connected'}</p>
      <button onClick={() => connectors[0] && connect({ connector: connectors[0] })}>Connect wallet</button>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>,
  )
