import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import { isDirectoryOn, wantedFeatures } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import { connectorsAtom, activeNamespaceAtom } from '../../wallet/state.ts'
import type { ConnectorInfo } from '../../wallet/types.ts'
import { askDirectory, directoryQuery, type DirectoryQueryOptions } from './answers.ts'
import { loadDirectory } from './lazy.ts'
import { setDirectoryFacts } from './state.ts'

/** Requests directory entries of installed and excluded wallets. Failed requests are ignored. */
export function readFacts(config: Config): void {
  const internals = internalsOf(config)
  const connectors = internals.store.get(connectorsAtom)
  // For all connectors, listed or not, so that every list shares one answer.
  ask(config, walletRanksQueryOptions(config, connectors), (ranked) => {
    // Connectors announced meanwhile are requested separately.
    if (internals.store.get(connectorsAtom) === connectors) setDirectoryFacts(internals, { ranked })
  })
  ask(config, excludedWalletsQueryOptions(config), (excluded) => setDirectoryFacts(internals, { excluded }))
}

function ask<data>(config: Config, query: DirectoryQueryOptions<data>, onAnswer: (data: data) => void): void {
  if (query.enabled) askDirectory(config, query).then(onAnswer, () => {})
}

/** Data that identifies an excluded wallet among installed ones. */
export type ExcludedWallet = { readonly rdns?: string | undefined; readonly name: string }

/**
 * Wallets excluded by id. Disabled without excluded ids.
 *
 * @example
 * ```ts
 * import { getQueryClient, excludedWalletsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const excluded = await getQueryClient(config).fetchQuery(excludedWalletsQueryOptions(config))
 * ```
 */
export const excludedWalletsQueryOptions = (
  config: Config,
): DirectoryQueryOptions<readonly ExcludedWallet[]> => {
  const ids = optionsOf(config).excludeWalletIds
  return directoryQuery(config, {
    queryKey: ['foyer', config.id, 'excludedWallets', ids],
    queryFn: async ({ signal }): Promise<readonly ExcludedWallet[]> => {
      const { fetchWallets } = await loadDirectory()
      const { wallets } = await fetchWallets(config, {
        entries: ids.length,
        include: ids,
        signal,
      })
      return wallets.map(({ rdns, name }) => ({ rdns, name }))
    },
    enabled: ids.length > 0 && isDirectoryOn(config),
  })
}

const RANKED_ENTRIES = 20

/**
 * Directory entries of installed wallets, with their rank. Sends their names and rdns to the directory: disabled unless
 * the app enables it (`features.walletRanks`).
 *
 * @example
 * ```ts
 * import { getConnectors } from '@foyer/headless/actions'
 * import { getQueryClient, walletRanksQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).prefetchQuery(walletRanksQueryOptions(config, getConnectors(config)))
 * ```
 */
export const walletRanksQueryOptions = (
  config: Config,
  connectors: readonly ConnectorInfo[],
): DirectoryQueryOptions<readonly DirectoryWallet[]> => {
  const installed = connectors.filter(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')
  const names = [...new Set(installed.map(({ name }) => name))].toSorted()
  const namespace = internalsOf(config).store.get(activeNamespaceAtom)
  const ofNamespace = installed.filter(({ namespaces }) => namespaces.includes(namespace))
  const rdns = [...new Set(ofNamespace.flatMap((connector) => connector.rdns ?? []))].toSorted()
  return directoryQuery(config, {
    queryKey: ['foyer', config.id, 'walletRanks', { names, rdns }],
    queryFn: async ({ signal }) => {
      const { fetchWallets } = await loadDirectory()
      const { wallets } = await fetchWallets(config, {
        entries: RANKED_ENTRIES,
        names,
        rdns,
        signal,
      })
      return wallets
    },
    enabled: names.length > 0 && isDirectoryOn(config) && wantedFeatures(config).walletRanks,
  })
}
