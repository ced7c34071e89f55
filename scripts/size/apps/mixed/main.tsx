// The host with one button, whose page is built with primitives.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { Amount, Image, Skeleton, Text } from '@foyer/ui-radix/primitives'
import { createRoot } from 'react-dom/client'

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <ConnectButton />
      <FoyerModal />
      <Text>Balance</Text>
      <Amount value="1.25" symbol="ETH" />
      <Image name="Ether" />
      <Skeleton />
    </FoyerProvider>,
  )
