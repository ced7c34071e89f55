// A host with logins by email and social account, whose services are on this machine: `?urls=` has their addresses.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { embeddedWallet } from '@foyer/headless/embedded'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const { backend, secureSite } = JSON.parse(new URLSearchParams(location.search).get('urls') ?? '{}') as {
  readonly backend: string
  readonly secureSite: string
}

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  connectors: [embeddedWallet()],
  projectId: 'size',
  endpoints: { blockchain: backend, kit: backend, analytics: backend, secureSite: secureSite },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <ConnectButton />
      <FoyerModal />
    </FoyerProvider>,
  )
