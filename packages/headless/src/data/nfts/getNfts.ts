import { accountAtom } from '../../wallet/accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { networkAtom } from '../../wallet/networkState.ts'
import { loadFetchNfts } from './queries.ts'
import type { NftPage, NftsParameters } from '../../core/contracts/nfts.ts'

/**
 * Page of an account's NFTs, by default the current account and network.
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
  const { address = store.get(accountAtom).address, cursor, signal } = parameters
  if (address === undefined) return { items: [] }
  const { fetchNfts } = await loadFetchNfts()
  signal?.throwIfAborted()
  const caipNetworkId = parameters.caipNetworkId ?? store.get(networkAtom).caipNetworkId
  return fetchNfts(config, { address, caipNetworkId, cursor, maxAgeMs: 0, signal })
}
