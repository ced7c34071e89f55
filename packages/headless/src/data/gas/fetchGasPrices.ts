import { type CaipNetworkId, defineErrors } from '@foyer/chains'
import * as v from 'valibot'
import type { Config } from '../../core/types.ts'
import { expected } from '../backend/readAnswer.ts'
import { request } from '../backend/request.ts'
import { askSupport } from '../backend/supportedChains.ts'
import type { GasPrices } from './queries.ts'

/** Loads gas prices from the backend; rejects with `GAS_PRICE_NOT_SUPPORTED` for an unknown network. */
export async function fetchGasPrices(
  config: Config,
  {
    caipNetworkId,
    signal,
  }: { readonly caipNetworkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<GasPrices> {
  if (!(await askSupport(config, caipNetworkId)))
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

const wei = v.pipe(v.string(), v.regex(/^\d{1,30}$/, expected('wei')))

/** `GET /v1/convert/gas-price` */
export const gasPricesSchema: v.GenericSchema<unknown, GasPrices> = v.object({
  standard: wei,
  fast: wei,
  instant: wei,
})

/** Texts of docs/spec/checklist.md §8 are verbatim. */
const texts = { GAS_PRICE_NOT_SUPPORTED: () => 'Network not supported for Gas Price' } as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
