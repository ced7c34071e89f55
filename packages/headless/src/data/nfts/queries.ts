import { type CaipNetworkId, load } from '@foyer/chains'
import type { NftPage, Nft, NftsParameters } from '../../core/contracts/nfts.ts'
import { internalsOf } from '../../core/internals.ts'
import type { FoyerInfiniteQueryOptions } from '../../core/query.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { networkAccountAtom, networkAtom } from '../../wallet/state.ts'

/** Fresh up to and including 30 s (R39). */
const NFTS_STALE_MS = 30_001

export type NftsQueryParameters = {
  readonly address?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}
type NftsQueryKey = readonly ['foyer', string, 'nfts', NftsQueryParameters]

/**
 * NFTs of an account on a network, in the pages of their source.
 *
 * @example
 * ```ts
 * import { getQueryClient, nftsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const parameters = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', caipNetworkId: 'eip155:1' } as const
 * const { queryKey } = nftsQueryOptions(config, parameters)
 * await getQueryClient(config).invalidateQueries({ queryKey })
 * ```
 */
export const nftsQueryOptions = (
  config: Config,
  { address, caipNetworkId }: NftsQueryParameters,
): FoyerInfiniteQueryOptions<NftPage, string | undefined, NftsQueryKey> => ({
  queryKey: ['foyer', config.id, 'nfts', { address, caipNetworkId }],
  queryFn: async ({ pageParam, signal }) => {
    const { fetchNfts } = await loadFetchNfts()
    return fetchNfts(config, {
      // `enabled` requires an address.
      address: address ?? '',
      caipNetworkId,
      cursor: pageParam,
      maxAgeMs: NFTS_STALE_MS - 1,
      signal,
    })
  },
  initialPageParam: undefined,
  // A repeated cursor ends the list.
  getNextPageParam: ({ next }, pages) =>
    pages.slice(0, -1).some((page) => page.next === next) ? undefined : next,
  staleTime: NFTS_STALE_MS,
  enabled: address !== undefined,
})

/** Loaded NFTs, each once: a source whose list changes between two pages repeats some. */
export const nftsOfPages = (pages: readonly NftPage[]): readonly Nft[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
]

const loadFetchNfts = (): Promise<typeof import('./fetchNfts.ts')> => load(() => import('./fetchNfts.ts'))

/**
 * Page of an account's NFTs, by default of the current account and network. Empty without an account, and if neither a
 * source nor the wallet lists NFTs.
 *
 * Rejects with `RESPONSE_INVALID`, `LOAD_FAILED` or the error of the config's `nfts` source.
 *
 * @example
 * ```ts
 * import { getNfts } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { items, next } = await getNfts(config)
 * const more = next ? await getNfts(config, { cursor: next }) : undefined
 * console.log(items.length, more?.items.length)
 * ```
 */
export async function getNfts<config extends Config>(
  config: config,
  parameters: ForConfig<Partial<NftsParameters>, config> = {},
): Promise<NftPage> {
  const { store } = internalsOf(config)
  // Read before the code loads: network and account may change meanwhile.
  const { caipNetworkId = store.get(networkAtom).caipNetworkId, cursor, signal } = parameters
  const address = parameters.address ?? store.get(networkAccountAtom(caipNetworkId)).address
  if (address === undefined) return { items: [] }
  const { fetchNfts } = await loadFetchNfts()
  signal?.throwIfAborted()
  return fetchNfts(config, { address, caipNetworkId, cursor, maxAgeMs: 0, signal })
}
