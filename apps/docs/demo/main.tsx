import '@foyer/ui-radix/styles.css'
import './demo.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount } from '@foyer/headless'
import { createMemoryStorage } from '@foyer/headless/testing'
import { announceEip6963, walletIcons } from '@foyer/sandbox/wallets'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'
import { answerRequests } from './answerRequests.ts'

const BACKEND = 'https://sandbox.invalid'
const NODES = { 1: 'https://ethereum.invalid/', 137: 'https://polygon.invalid/' }
answerRequests(BACKEND, NODES)
announceEip6963({ name: 'Pebble', chainRpcUrls: NODES })
announceEip6963({ name: 'Kite', rdns: 'test.kite', icon: walletIcons.kite, chainRpcUrls: NODES })
announceEip6963({ name: 'Lantern', rdns: 'test.lantern', icon: walletIcons.lantern, chainRpcUrls: NODES })

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155({ isInjectedEnabled: false })],
  customRpcUrls: { 'eip155:1': [NODES[1]], 'eip155:137': [NODES[137]] },
  endpoints: { blockchain: BACKEND },
  // The demo is in a frame of the documentation, and starts anew at each load.
  storage: createMemoryStorage(),
})

function Greeting() {
  const { address } = useAccount()
  return <p>{address ? `Hello ${address}` : 'Not connected'}</p>
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Greeting />
    <ConnectButton />
    <FoyerModal theme={{ mode: 'system' }} />
  </FoyerProvider>,
)
