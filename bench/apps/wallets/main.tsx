// Directory with as many wallets as the URL requests, all of them cached.
import { eip155 } from '@foyer/chains/eip155'
import '@foyer/ui-radix/styles.css'
import { mainnet } from '@foyer/chains/networks'
import { createConfig, type DirectoryWallet, FoyerProvider } from '@foyer/headless'
import { openModal, prepareModal } from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import {
  recommendedWalletsQueryOptions,
  walletSearchQueryOptions,
  walletsQueryOptions,
} from '@foyer/headless/query'
import { FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'

const count = Number(new URLSearchParams(location.search).get('count') ?? 600)
const PAGE = 40
const SEARCH = 'wallet'

const config = createConfig({
  networks: [mainnet],
  adapters: [eip155()],
  endpoints: { kit: location.origin },
})

const wallets: readonly DirectoryWallet[] = Array.from({ length: count }, (_, index) => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
  rdns: `example.w${index}`,
}))
const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => ({
  wallets: wallets.slice(page * PAGE, (page + 1) * PAGE),
  count,
  dropped: 0,
}))
const queryClient = getQueryClient(config)
queryClient.setQueryData(recommendedWalletsQueryOptions(config).queryKey, { wallets: [], count, dropped: 0 })
queryClient.setQueryData(walletsQueryOptions(config).queryKey, {
  pages,
  pageParams: pages.map((_, page) => page + 1),
})
// Search results are cached: the page is measured, not a backend.
for (let length = 2; length <= SEARCH.length; length += 1) {
  const { queryKey } = walletSearchQueryOptions(config, { search: SEARCH.slice(0, length) })
  queryClient.setQueryData(queryKey, { wallets: wallets.slice(0, 100), count, dropped: 0 })
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <FoyerProvider config={config}>
      <button
        onPointerEnter={() => prepareModal(config)}
        onClick={() => openModal(config, { view: 'AllWallets' })}
      >
        Connect
      </button>
      <FoyerModal />
    </FoyerProvider>,
  )
