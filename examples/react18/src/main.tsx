import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount, useBalance } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { version } from 'react'
import { createRoot } from 'react-dom/client'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function Holdings() {
  const { address } = useAccount()
  const { data } = useBalance()
  if (!address) return <p>Not connected, with React {version}</p>
  return <p>{data ? `${address} holds ${data.symbol}` : `${address} is read`}</p>
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Holdings />
    <ConnectButton />
    <FoyerModal />
  </FoyerProvider>,
)
