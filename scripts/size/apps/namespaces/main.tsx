// The host with one button, with a second namespace of chains.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana as solanaMainnet } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const config = createConfig({
  networks: [mainnet, polygon, solanaMainnet],
  adapters: [eip155(), solana()],
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <ConnectButton />
      <FoyerModal />
    </FoyerProvider>,
  )
