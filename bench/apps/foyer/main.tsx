// Host with the button, the modal and a component that reads the address.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Ticker } from '../Ticker.tsx'

// An address in the page's own makes that server the only backend and the only node there is.
const backend = new URLSearchParams(location.search).get('backend')

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  ...(backend && {
    projectId: 'bench',
    endpoints: { blockchain: backend, kit: backend, analytics: backend },
    customRpcUrls: { 'eip155:1': [backend], 'eip155:137': [backend] },
  }),
})

function AddressOnly(): ReactElement {
  const { address } = useAccount()
  return <p>{address ?? 'Nobody'}</p>
}

const app = (
  <>
    <AddressOnly />
    <ConnectButton />
    <FoyerModal />
  </>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(<Ticker render={() => <FoyerProvider config={config}>{app}</FoyerProvider>} />)
