import '@foyer/ui-radix/styles.css'
import './demo.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { createMemoryStorage } from '@foyer/headless/testing'
import { announceEip6963, walletIcons } from '@foyer/sandbox/wallets'
import { type ComponentType, lazy, Suspense } from 'react'
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

/** The examples of the pages, by the query parameter `example`. */
const examples: Readonly<Record<string, ComponentType>> = {
  modal: lazy(() => import('./examples/Modal.tsx')),
  hooks: lazy(() => import('./examples/Hooks.tsx')),
  sign: lazy(() => import('./examples/Sign.tsx')),
  theme: lazy(() => import('./examples/Theme.tsx')),
  views: lazy(() => import('./examples/Views.tsx')),
}
const Example = examples[new URLSearchParams(location.search).get('example') ?? 'modal']

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Suspense>{Example && <Example />}</Suspense>
  </FoyerProvider>,
)
