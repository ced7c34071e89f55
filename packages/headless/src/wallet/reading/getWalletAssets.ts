import { type Asset, type CaipNetworkId, cleanText, safePicture } from '@foyer/chains'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { readWallet } from './readWallet.ts'

/** Maximum length of a name. */
const MAX_NAME = 128
/** Maximum length of a symbol. */
const MAX_SYMBOL = 32

export type GetWalletAssetsParameters = {
  /** Account of the connected wallet. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Assets of an account on a network as the connected wallet lists them (EIP-7811 `wallet_getAssets`), including assets
 * that are not on the chain. Invalid assets are dropped; texts and image URLs are sanitized, but unverified.
 *
 * Rejects with `ASSETS_FAILED`, `NO_ACTIVE_ADDRESS`, `LOAD_FAILED`, or `OPERATION_NOT_SUPPORTED` for a wallet without
 * the method.
 *
 * @example
 * ```ts
 * import { getWalletAssets } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const assets = await getWalletAssets(config, { address, caipNetworkId: 'eip155:1' })
 * const native = assets.find(({ type }) => type === 'NATIVE')
 * ```
 */
export async function getWalletAssets<config extends Config>(
  config: config,
  parameters: ForConfig<GetWalletAssetsParameters, config>,
): Promise<readonly Asset[]> {
  requireParameters(config, 'getWalletAssets', parameters, 'address', 'caipNetworkId')
  const { address, ...network } = parameters
  const assets = await readWallet(config, 'getAssets', { ...network, parameters: { address } })
  return assets.map((asset) => ({
    ...asset,
    name: cleanText(asset.name, MAX_NAME),
    symbol: cleanText(asset.symbol, MAX_SYMBOL),
    iconUrl: safePicture(asset.iconUrl) ?? '',
  }))
}
