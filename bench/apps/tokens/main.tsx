// Account with as many tokens as the URL requests, all of them cached.
import { eip155 } from '@foyer/chains/eip155'
import '@foyer/ui-radix/styles.css'
import { mainnet } from '@foyer/chains/networks'
import { createConfig, FoyerProvider, type TokenBalances } from '@foyer/headless'
import { connect, openModal, prepareModal } from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { tokenBalancesQueryKey } from '@foyer/headless/query'
import { createTestConnector } from '@foyer/headless/testing'
import { FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const count = Number(new URLSearchParams(location.search).get('count') ?? 50)
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { caipNetworkId } = mainnet

const wallet = createTestConnector({ address })
const config = createConfig({ networks: [mainnet], adapters: [eip155()], connectors: [wallet] })

const balances: TokenBalances = {
  tokens: Array.from({ length: count }, (_, index) => {
    const token = `0x${index.toString(16).padStart(40, '0')}`
    return {
      id: `${caipNetworkId}:${token}`,
      caipNetworkId,
      address: token,
      name: `Token ${index}`,
      symbol: `T${index}`,
      quantity: { decimals: '18', numeric: `${count - index}.123456` },
      price: 1,
      value: count - index,
    }
  }),
  total: count,
}

async function open(): Promise<void> {
  await connect(config, { connector: wallet })
  getQueryClient(config).setQueryData(tokenBalancesQueryKey(config, { address, caipNetworkId }), balances)
  openModal(config, { view: 'Account' })
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
