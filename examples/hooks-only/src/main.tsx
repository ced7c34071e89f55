import './styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount } from '@foyer/headless'
import { createRoot } from 'react-dom/client'
import { Account } from './Account'
import { Login } from './Login'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

function Wallet() {
  const { status, isConnected } = useAccount()
  if (isConnected) return <Account />
  // While a stored connection is restored, neither the wallets nor an account show.
  return status === 'reconnecting' ? <p aria-busy="true">Loading…</p> : <Login />
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Wallet />
  </FoyerProvider>,
)
