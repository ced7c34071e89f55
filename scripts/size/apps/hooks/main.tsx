// A host with hooks and its own interface.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import {
  createConfig,
  FoyerProvider,
  useAccount,
  useConnect,
  useConnectors,
  useDisconnect,
} from '@foyer/headless'
import { createRoot } from 'react-dom/client'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function App() {
  const { address } = useAccount()
  const connectors = useConnectors()
  const { connect } = useConnect()
  const { disconnect } = useDisconnect()
  if (address) return <button onClick={() => disconnect({})}>{address}</button>
  return connectors.map((connector) => (
    <button key={connector.uid} onClick={() => connect({ connector })}>
      Connect {connector.name}
    </button>
  ))
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <App />
    </FoyerProvider>,
  )
