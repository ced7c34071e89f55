import { type CaipNetworkId, isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery, getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { expected } from './readAnswer.ts'
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
      queryFn: ({ signal }) => fetchSupportedChains(config, signal),
      staleTime: known?.http.length ? Infinity : 0,
      gcTime: Infinity,
    })
    return http.includes(caipNetworkId)
  } catch {
    return false
  }
}

const path = '/v1/supported-chains'

/** Reports the first id that no network can have: without it, a backend with such ids has no data for any network. */
async function fetchSupportedChains(
  config: Config,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof supportedChainsSchema>> {
  const answer = await request(config, { service: 'blockchain', path, schema: supportedChainsSchema, signal })
  const wrong = answer.http.findIndex((id) => !/^[-a-z0-9]{3,8}:/.test(id))
  if (wrong >= 0) {
    const problem = expected('a CAIP-2 id')({ received: JSON.stringify(answer.http[wrong]) })
    internalsOf(config).report(createError('RESPONSE_INVALID', { path, field: `http.${wrong}`, problem }))
  }
  return answer
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
