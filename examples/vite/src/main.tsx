import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function Greeting() {
  const { address } = useAccount()
  return <p style={{ overflowWrap: 'anywhere' }}>{address ? `Hello ${address}` : 'Not connected'}</p>
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Greeting />
    <ConnectButton />
    <FoyerModal />
  </FoyerProvider>,
)
