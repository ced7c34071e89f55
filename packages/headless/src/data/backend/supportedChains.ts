import { type CaipNetworkId, isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { request } from './request.ts'

/** Networks that the blockchain backend supports. */
export const supportedChainsSchema: v.GenericSchema<unknown, { readonly http: readonly string[] }> = v.object(
  {
    http: v.array(v.string()),
  },
)

const supportedChainsQueryKey = (config: Config): readonly ['foyer', string, 'supportedChains'] => [
  'foyer',
  config.id,
  'supportedChains',
]

/**
 * Whether the blockchain backend supports a network; checked before other requests (docs/spec/api.md §2.1). The list is
 * cached until the page unloads; after a failure or an empty list it is requested again. A failure resolves with
 * `false`.
 */
export async function isNetworkSupported(config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> {
  const queryClient = getQueryClient(config)
  const queryKey = supportedChainsQueryKey(config)
  const known = queryClient.getQueryData<v.InferOutput<typeof supportedChainsSchema>>(queryKey)
  try {
    const { http } = await fetchQuery(config, {
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
    })
    return http.includes(caipNetworkId)
  } catch {
    return false
  }
}

/**
 * Like `isNetworkSupported`, but rejects if the request for supported networks failed, so that readers do not cache an
 * empty answer. Without a backend it resolves with `false`.
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
