// A thousand components, each subscribed to its own state.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import {
  createConfig,
  FoyerProvider,
  useAccount,
  useBalance,
  useConnections,
  useModal,
  useNetwork,
  useToast,
} from '@foyer/headless'
import { getQueryClient } from '@foyer/headless/query'
import { balanceQueryKey } from '@foyer/headless/query'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

const COUNT = 1_000

const config = createConfig({ networks: [mainnet, polygon], adapters: [eip155()] })

const addressOf = (index: number): string => `0x${index.toString(16).padStart(40, '0')}`

type CellProps = { readonly index: number }

function BalanceCell({ index }: CellProps): ReactElement {
  const { data } = useBalance({ address: addressOf(index), enabled: false })
  return <i>{data?.formatted ?? '…'}</i>
}

function AccountCell(): ReactElement {
  return <i>{useAccount().address ?? '…'}</i>
}

function NetworkCell(): ReactElement {
  return <i>{useNetwork().name}</i>
}

function ModalCell(): ReactElement {
  return <i>{String(useModal().isOpen)}</i>
}

function ConnectionsCell(): ReactElement {
  return <i>{useConnections().length}</i>
}

function ToastCell(): ReactElement {
  return <i>{useToast().id}</i>
}

// Half of the components read a balance each, the others all other kinds of state.
const others = [AccountCell, NetworkCell, ModalCell, ConnectionsCell, ToastCell] as const

function Cell({ index }: CellProps): ReactElement {
  const Other = others[index % others.length] ?? AccountCell
  return index % 2 === 0 ? <BalanceCell index={index} /> : <Other />
}

function updateBalance(index: number): void {
  const key = balanceQueryKey(config, {
    address: addressOf(index),
    caipNetworkId: 'eip155:1',
  })
  getQueryClient(config).setQueryData(key, {
    value: '1250000000000000000',
    decimals: 18,
    symbol: 'ETH',
    formatted: '1.25',
  })
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <button onClick={() => updateBalance(COUNT / 2)}>Connect</button>
      {Array.from({ length: COUNT }, (_, index) => (
        <Cell key={index} index={index} />
      ))}
    </FoyerProvider>,
  )
