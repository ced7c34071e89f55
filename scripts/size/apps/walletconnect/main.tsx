// A host with WalletConnect and a project, whose services are on this machine: `?urls=` has their addresses.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const { backend, relay } = JSON.parse(new URLSearchParams(location.search).get('urls') ?? '{}') as {
  readonly backend: string
  readonly relay: string
}

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  connectors: [walletConnect()],
  projectId: 'size',
  endpoints: { blockchain: backend, kit: backend, analytics: backend, relay },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <ConnectButton />
      <FoyerModal />
    </FoyerProvider>,
  )
