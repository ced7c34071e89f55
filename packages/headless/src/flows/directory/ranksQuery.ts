import { internalsOf } from '../../core/internals.ts'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import type { ConnectorInfo } from '../../wallet/connection/types.ts'
import { activeNamespaceAtom } from '../../wallet/network/state.ts'
import { DIRECTORY_STALE_MS, isDirectoryOn } from './directoryQuery.ts'
import { loadDirectory } from './lazy.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

const RANKED_ENTRIES = 20

/** What the directory knows of the wallets that are installed: their rank and entry. Not asked where there are none. */
export const walletRanksQueryOptions = (
  config: Config,
  connectors: readonly ConnectorInfo[],
): FoyerQueryOptions<readonly DirectoryWallet[]> => {
  const installed = connectors.filter(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')
  const names = [...new Set(installed.map(({ name }) => name))].toSorted()
  const namespace = internalsOf(config).store.get(activeNamespaceAtom)
  const here = installed.filter(({ namespaces }) => namespaces.includes(namespace))
  const rdns = [...new Set(here.flatMap((connector) => connector.rdns ?? []))].toSorted()
  return {
    queryKey: ['foyer', config.id, 'walletRanks', { names, rdns }],
    queryFn: async ({ signal }) => {
      const { fetchWallets } = await loadDirectory()
      const { wallets } = await fetchWallets(config, { entries: RANKED_ENTRIES, names, rdns, signal })
      return wallets
    },
    staleTime: DIRECTORY_STALE_MS,
    enabled: names.length > 0 && isDirectoryOn(config),
  }
}
