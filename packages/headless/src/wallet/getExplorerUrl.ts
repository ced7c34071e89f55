import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { internalsOf } from '../core/internals.ts'
import { accountAtom } from './accountState.ts'
import { networkAtom, networksAtom } from './networkState.ts'
import type { CaipNetwork } from '@foyer/chains'

export type GetExplorerUrlParameters<config extends Config = Config> = {
  /** @default the current account */
  readonly address?: string | undefined
  /** Hash of a transaction, in place of an address. */
  readonly hash?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

/**
 * URL of an account or a transaction on the block explorer of a network; `undefined` without an account or an explorer.
 *
 * @example
 * ```ts
 * import { getExplorerUrl } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const url = getExplorerUrl(config, { hash: '0x5c…', caipNetworkId: 'eip155:1' })
 * ```
 */
export function getExplorerUrl<config extends Config>(
  config: config,
  { address, hash, caipNetworkId }: GetExplorerUrlParameters<config> = {},
): string | undefined {
  const { store } = internalsOf(config)
  const network = caipNetworkId
    ? store.get(networksAtom).find((each) => each.caipNetworkId === caipNetworkId)
    : store.get(networkAtom)
  if (hash !== undefined) return explorerUrl(network, hash, 'tx')
  const account = address ?? store.get(accountAtom).address
  return account === undefined ? undefined : explorerUrl(network, account)
}

const subscan = { address: 'account', tx: 'extrinsic' } as const

/**
 * URL of an address or a transaction on the network's block explorer; `undefined` without an explorer, or if its URL is
 * not http(s).
 *
 * @example
 * ```ts
 * import { explorerUrl } from '@foyer/headless'
 * import { mainnet } from '@foyer/chains/networks'
 * explorerUrl(mainnet, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // https://etherscan.io/address/0x7099…
 * ```
 */
export function explorerUrl(
  network: Pick<CaipNetwork, 'blockExplorers'> | undefined,
  id: string,
  kind: 'address' | 'tx' = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  if (!base) return undefined
  try {
    const url = new URL(base)
    // Subscan uses its own paths. The query, such as the cluster of Solana, stays.
    const word = /(?:^|\.)subscan\.io$/.test(url.hostname) ? subscan[kind] : kind
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${word}/${encodeURIComponent(id)}`
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
  } catch {
    return undefined
  }
}
