import { getQueryClient } from '../../core/queryClient.ts'
import { type CaipNetworkId, isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import type { Config } from '../../core/types.ts'
import { request } from './request.ts'

/** The networks that the blockchain backend knows. */
export const supportedChainsSchema: v.GenericSchema<unknown, { readonly http: readonly string[] }> = v.object(
  {
    http: v.array(v.string()),
  },
)

export const supportedChainsQueryKey = (config: Config): readonly ['foyer', string, 'supportedChains'] => [
  'foyer',
  config.id,
  'supportedChains',
]

/**
 * Whether the blockchain backend supports a network: requested before other requests (docs/spec/api.md §2.1). Cached
 * for the page load; a failure or an empty list is requested again. Never rejects: a failure is `false`.
 */
export async function isNetworkSupported(config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> {
  const queryClient = getQueryClient(config)
  const queryKey = supportedChainsQueryKey(config)
  const known = queryClient.getQueryData<v.InferOutput<typeof supportedChainsSchema>>(queryKey)
  try {
    const { http } = await queryClient.fetchQuery({
      queryKey,
      queryFn: ({ signal }) =>
        request(config, {
          service: 'blockchain',
          path: '/v1/supported-chains',
          schema: supportedChainsSchema,
          signal,
        }),
      staleTime: known?.http.length ? Infinity : 0,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
    })
    return http.includes(caipNetworkId)
  } catch {
    return false
  }
}

/**
 * The same for reads, whose answer is cached: a failed request for supported networks is no answer, and rejects. Without
 * a backend `false`.
 */
export async function askSupport(config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> {
  if (await isNetworkSupported(config, caipNetworkId)) return true
  const failure = supportFailure(config)
  if (failure && !isFoyerError(failure, 'ENDPOINT_MISSING')) throw failure
  return false
}

/** Error of the last request for supported networks; `undefined` after a success. */
export const supportFailure = (config: Config): Error | undefined =>
  getQueryClient(config).getQueryState(supportedChainsQueryKey(config))?.error ?? undefined
