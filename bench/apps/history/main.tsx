// Account with as many transactions as the URL requests, all of them cached.
import { eip155 } from '@foyer/chains/eip155'
import '@foyer/ui-radix/styles.css'
import { mainnet } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, type Transaction, type TransactionPage } from '@foyer/headless'
import { connect, openModal, prepareModal } from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { transactionsQueryKey } from '@foyer/headless/query'
import { createTestConnector } from '@foyer/headless/testing'
import { FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const HOUR_MS = 3_600_000
const count = Number(new URLSearchParams(location.search).get('count') ?? 50)
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { caipNetworkId } = mainnet

const wallet = createTestConnector({ address })
const config = createConfig({
  networks: [mainnet],
  adapters: [eip155()],
  connectors: [wallet],
  endpoints: { blockchain: 'https://backend.test' },
  // All data is cached; requests never resolve.
  fetch: () => new Promise(() => {}),
})

const now = Date.now()
const transactions = Array.from({ length: count }, (_, index): Transaction => {
  const isTrade = index % 3 === 0
  const sent = {
    direction: 'out',
    quantity: `${index}.123456`,
    token: { name: 'Ether', symbol: 'ETH' },
  } as const
  const got = { direction: 'in', quantity: '1234.5', token: { name: 'Dollar', symbol: 'USD' } } as const
  return {
    id: `t${index}`,
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    caipNetworkId,
    operationType: isTrade ? 'trade' : 'send',
    status: 'confirmed',
    minedAt: new Date(now - index * HOUR_MS).toISOString(),
    sentFrom: address,
    sentTo: address,
    transfers: isTrade ? [got, sent] : [sent],
  }
})

async function open(): Promise<void> {
  await connect(config, { connector: wallet })
  const page: TransactionPage = { transactions }
  getQueryClient(config).setQueryData(transactionsQueryKey(config, { address, caipNetworkId }), {
    pages: [page],
    pageParams: [undefined],
  })
  openModal(config, { view: 'Transactions' })
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <button onPointerEnter={() => prepareModal(config)} onClick={() => void open()}>
        Connect
      </button>
      <FoyerModal />
    </FoyerProvider>,
  )
