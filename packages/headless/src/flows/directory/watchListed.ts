import type { CaipNetworkId } from '@foyer/chains'
import { atom } from 'jotai/vanilla'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { type Internals, internalsOf } from '../../core/internals.ts'
import { optionsOf } from '../../core/options.ts'
import type { Config } from '../../core/types.ts'
import { askDirectory, knownAnswer } from './answers.ts'
import { fetchWallets, type WalletPage } from './fetchWallets.ts'
import { featuredWalletsQueryOptions, recommendedWalletsQueryOptions, wantedNetworks } from './queries.ts'
import { setListed } from './state.ts'
import { sortByIds } from './walletRules.ts'

/** Number of lists shown. */
const watchersAtom = atom(0)
/** Name of the running requests of the connect view. */
const PROCESS = 'directory'

/**
 * Requests the wallets of the connect view: once per page load, and again after a failure. When the last list is
 * hidden, running requests are cancelled. Returns a function for that.
 */
export function watchListed(config: Config): () => void {
  const internals = internalsOf(config)
  const { store, processes } = internals
  store.set(watchersAtom, store.get(watchersAtom) + 1)
  askListed(config, internals)
  return () => {
    store.set(watchersAtom, store.get(watchersAtom) - 1)
    if (store.get(watchersAtom) === 0) processes.get(PROCESS)?.abort()
  }
}

function askListed(config: Config, internals: Internals): void {
  const featuredQuery = featuredWalletsQueryOptions(config)
  const recommendedQuery = recommendedWalletsQueryOptions(config)
  const recommended = knownAnswer(config, recommendedQuery)
  setListed(internals, {
    featured: knownAnswer(config, featuredQuery),
    recommended,
    status: recommended ? 'success' : 'pending',
  })
  const { signal } = currentController(internals)
  const put = (listed: Parameters<typeof setListed>[1]): void => {
    if (!signal.aborted) setListed(internals, listed)
  }
  if (featuredQuery.enabled)
    askDirectory(config, featuredQuery, signal).then(
      (featured) => put({ featured }),
      // Without featured wallets the list is complete.
      () => {},
    )
  if (!recommendedQuery.enabled || recommended) return
  const wanted = String(wantedNetworks(config))
  // The list may show another namespace by now.
  const end = (listed: Parameters<typeof put>[0]): void => {
    if (String(wantedNetworks(config)) === wanted) put(listed)
    else if (!signal.aborted) askListed(config, internals)
  }
  askDirectory(config, recommendedQuery, signal).then(
    (wallets) => end({ recommended: wallets, status: 'success' }),
    () => end({ status: 'error' }),
  )
}

/** Controller of the running requests: lists that are shown together share them. */
function currentController({ processes }: Internals): AbortController {
  const running = processes.get(PROCESS)
  if (running && !running.signal.aborted) return running
  const controller = new AbortController()
  processes.set(PROCESS, controller)
  return controller
}

const RECOMMENDED_ENTRIES = 4

/** Featured wallets, in the order of the app. */
export async function fetchFeatured(
  config: Config,
  signal: AbortSignal | undefined,
): Promise<readonly DirectoryWallet[]> {
  const ids = optionsOf(config).featuredWalletIds
  const { wallets } = await fetchWallets(config, { entries: ids.length, include: ids, signal })
  return sortByIds(wallets, ids)
}

/** Recommended wallets for these networks, without featured ones. */
export function fetchRecommended(
  config: Config,
  chains: readonly CaipNetworkId[],
  signal: AbortSignal | undefined,
): Promise<WalletPage> {
  const { featuredWalletIds, includeWalletIds, excludeWalletIds } = optionsOf(config)
  return fetchWallets(config, {
    entries: RECOMMENDED_ENTRIES,
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
    chains,
    signal,
  })
}
