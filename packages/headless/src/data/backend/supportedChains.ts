import { getQueryClient } from '../../core/queryClient.ts'
import type { CaipNetworkId } from '@foyer/chains'
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
 * Whether the blockchain backend knows a network: asked before anything else is asked of it (docs/spec/api.md §2.1).
 * The answer is
 * kept while the page lives; none, or an empty one, is asked for again. Never rejects: who cannot say, does not.
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

/** Why the blockchain backend did not say which networks it knows, when it was asked last; `undefined` when it did. */
export const supportFailure = (config: Config): Error | undefined =>
  getQueryClient(config).getQueryState(supportedChainsQueryKey(config))?.error ?? undefined
