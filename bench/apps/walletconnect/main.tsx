// Host with WalletConnect.
import { walletConnect } from '@foyer/chains/walletconnect'
import { startHost } from '../startHost.tsx'

startHost({ connectors: [walletConnect()] })
