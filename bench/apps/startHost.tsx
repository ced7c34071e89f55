// Host with the button, the modal and a component that reads the address.
import '@foyer/ui-radix/styles.css'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Ticker } from './Ticker.tsx'

type Options = Partial<Parameters<typeof createConfig>[0]> & {
  /** Elements beside the connect button. */
  readonly beside?: ReactElement | undefined
}

/** Renders the host. `?backend=` makes that server the only backend and the only node. */
export function startHost({ beside, ...options }: Options = {}): void {
  const backend = new URLSearchParams(location.search).get('backend')
  const config = createConfig({
    networks: [mainnet, polygon],
    adapters: [eip155()],
    ...options,
    ...(backend && {
      projectId: 'bench',
      endpoints: {
        blockchain: backend,
        kit: backend,
        analytics: backend,
        relay: backend.replace('http', 'ws'),
        secureSite: backend,
      },
      customRpcUrls: { 'eip155:1': [backend], 'eip155:137': [backend] },
    }),
  })
  const app = (
    <>
      <AddressOnly />
      <ConnectButton />
      {beside}
      <FoyerModal />
    </>
  )
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(<Ticker render={() => <FoyerProvider config={config}>{app}</FoyerProvider>} />)
}

function AddressOnly(): ReactElement {
  const { address } = useAccount()
  return <p>{address ?? 'Not connected'}</p>
}
