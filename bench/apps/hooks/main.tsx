// Host with hooks alone, and a component that reads the address.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount, useConnect, useConnectors } from '@foyer/headless'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function App(): ReactElement {
  const { address } = useAccount()
  const [connector] = useConnectors()
  const { connect } = useConnect()
  return (
    <>
      <p>{address ?? 'Not connected'}</p>
      <button onClick={() => connector && connect({ connector })}>Connect wallet</button>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <App />
    </FoyerProvider>,
  )
