import { type CaipNetwork, type CaipNetworkId, extendNetwork } from '@foyer/chains'
import {
  type NetworkPublicClient,
  toPublicClient,
  type ToPublicClientParameters,
  toWalletClient,
} from '@foyer/chains/eip155'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import type { CaipNetworkIdOf, Config } from '../core/types.ts'
import { accountAtoms, networksAtom } from './state.ts'

/** Ids of the EVM networks of a config. */
export type EvmNetworkIdOf<config extends Config> = Extract<CaipNetworkIdOf<config>, CaipNetworkId<'eip155'>>

export type GetPublicClientParameters<id extends CaipNetworkId<'eip155'>> = ToPublicClientParameters & {
  /** @default the current EVM network */
  readonly caipNetworkId?: id | undefined
}

/**
 * viem public client of an EVM network. It asks `customRpcUrls` first, then the node of the backend, or without a
 * backend the nodes of the network. Each call creates a client with its own caches: keep it. Throws
 * `NETWORK_NOT_CONFIGURED` for a network that the config does not have.
 *
 * @example
 * ```ts
 * import type { Config } from '@foyer/headless'
 * import { getPublicClient } from '@foyer/headless/viem'
 * declare const config: Config
 * const client = getPublicClient(config, { caipNetworkId: 'eip155:1', batch: { multicall: true } })
 * const block = await client.getBlockNumber()
 * ```
 */
export function getPublicClient<
  config extends Config,
  const id extends EvmNetworkIdOf<config> = EvmNetworkIdOf<config>,
>(
  config: config,
  { caipNetworkId, ...options }: GetPublicClientParameters<id> = {},
): NetworkPublicClient<id> {
  const internals = internalsOf(config)
  const { store } = internals
  const wanted = caipNetworkId ?? store.get(accountAtoms.eip155).caipNetworkId
  const network = store
    .get(networksAtom)
    .find((one): one is CaipNetwork<id> => one.caipNetworkId === wanted && one.chainNamespace === 'eip155')
  if (!network) throw createError('NETWORK_NOT_CONFIGURED')
  return toPublicClient(extendNetwork(network, internals.options), options)
}

/** viem wallet client whose account, chain and wallet are those of the current connection. */
export type FollowingWalletClient = ReturnType<typeof toWalletClient>

/**
 * viem wallet client of the current connection, for code outside of React. Create it once. Without a connection its
 * `account` is undefined, and requests reject with the EIP-1193 code 4900.
 *
 * @example
 * ```ts
 * import type { Config } from '@foyer/headless'
 * import { getWalletClient } from '@foyer/headless/viem'
 * declare const config: Config
 * const wallet = getWalletClient(config)
 * const hash = await wallet.sendTransaction({ to: '0x52908400098527886E0F7030069857D2E4169EE7', value: 1n })
 * ```
 */
export const getWalletClient = (config: Config): FollowingWalletClient => toWalletClient(config)
