// A host with the button, the modal and every feature, whose world is on this machine. The gate opens its views by
// name.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import {
  createConfig,
  FoyerProvider,
  siwx,
  useAccount,
  useConnectors,
  useModal,
  useOpenPay,
} from '@foyer/headless'
import { embeddedWallet } from '@foyer/headless/embedded'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { HostWindow } from '../../viewHost.ts'

/** The router of the sandbox, whose package this app does not install. */
const SWAP_ROUTER = '0x5a11D0c0000000000000000000000000000000E5'

const page = window as unknown as HostWindow
const { urls } = page.world
const asked = new URLSearchParams(location.search)

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  connectors: [walletConnect(), embeddedWallet()],
  customRpcUrls: { 'eip155:1': [urls.evm[1]], 'eip155:137': [urls.evm[137]] },
  projectId: 'size',
  endpoints: {
    blockchain: urls.backend,
    kit: urls.backend,
    analytics: urls.backend,
    secureSite: urls.secureSite,
    relay: urls.relay,
  },
  metadata: { name: 'Size' },
  swap: { contracts: { 'eip155:1': [SWAP_ROUTER], 'eip155:137': [SWAP_ROUTER] } },
  features: { multiWallet: true, smartSessions: true, pay: asked.has('pay') },
  ...(asked.has('siwx') && { siwx: siwx({ isRequired: true }) }),
})

function Controls() {
  const { address } = useAccount()
  const { open } = useModal()
  const { openPayAsync } = useOpenPay()
  const connectors = useConnectors()
  useEffect(() => {
    page.host = { address, open, pay: openPayAsync, connectors }
  })
  return null
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <Controls />
      <ConnectButton />
      <FoyerModal />
    </FoyerProvider>,
  )
