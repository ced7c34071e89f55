import { type Atom, atom } from 'jotai/vanilla'
import { internalsOf } from '../core/internals.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { explorerUrl } from './explorerRules.ts'
import { accountAtoms, networkAtom, networksAtom } from './state.ts'

export type GetExplorerUrlParameters<config extends Config = Config> = {
  /** @default the current account of the network's namespace */
  readonly address?: string | undefined
  /** Hash of a transaction, in place of an address. */
  readonly hash?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
}

/** The URL of `getExplorerUrl`, which follows the account and the networks. */
export const explorerUrlAtom = ({
  address,
  hash,
  caipNetworkId,
}: GetExplorerUrlParameters): Atom<string | undefined> =>
  atom((get) => {
    const network = caipNetworkId
      ? get(networksAtom).find((each) => each.caipNetworkId === caipNetworkId)
      : get(networkAtom)
    if (hash !== undefined) return explorerUrl(network, hash, 'tx')
    const account = address ?? (network && get(accountAtoms[network.chainNamespace]).address)
    return account === undefined ? undefined : explorerUrl(network, account)
  })

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
export const getExplorerUrl = <config extends Config>(
  config: config,
  parameters: GetExplorerUrlParameters<config> = {},
): string | undefined => internalsOf(config).store.get(explorerUrlAtom(parameters))
