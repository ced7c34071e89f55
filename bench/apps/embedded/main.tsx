// Host with the embedded wallet.
import { embeddedWallet } from '@foyer/headless/embedded'
import { startHost } from '../startHost.tsx'

startHost({ connectors: [embeddedWallet()] })
