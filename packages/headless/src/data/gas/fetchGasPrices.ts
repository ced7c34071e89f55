import type { CaipNetworkId } from '@foyer/chains'
import { request } from '../backend/request.ts'
import { isNetworkSupported } from '../backend/supportedChains.ts'
import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { gasPricesSchema } from './schema.ts'
import type { GasPrices } from './types.ts'

/** What the backend says of a network's gas; rejects with `GAS_PRICE_NOT_SUPPORTED` where it does not know the network. */
export async function fetchGasPrices(
  config: Config,
  {
    caipNetworkId,
    signal,
  }: { readonly caipNetworkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<GasPrices> {
  if (!(await isNetworkSupported(config, caipNetworkId)))
    throw createError('GAS_PRICE_NOT_SUPPORTED', undefined, { value: caipNetworkId })
  signal?.throwIfAborted()
  return request(config, {
    service: 'blockchain',
    path: '/v1/convert/gas-price',
    query: { chainId: caipNetworkId },
    hasContentType: true,
    schema: gasPricesSchema,
    signal,
  })
}
