import type { CaipAddress } from '@foyer/chains'
import type { FoyerQueryOptions } from '../../core/query.ts'
import type { Config } from '../../core/types.ts'
import { fetchSessions } from './getSmartSessions.ts'
import type { SmartSession } from './types.ts'

export type SmartSessionsKeyParameters = {
  /** CAIP-10, so that the cache is removed with the account. */
  readonly address: CaipAddress | undefined
}
export type SmartSessionsQueryKey = readonly ['foyer', string, 'smartSessions', SmartSessionsKeyParameters]

/**
 * Key of the smart sessions of an account.
 *
 * @example
 * ```ts
 * import { getQueryClient, smartSessionsQueryKey } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * await getQueryClient(config).invalidateQueries({
 *   queryKey: smartSessionsQueryKey(config, { address: 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7' }),
 * })
 * ```
 */
export const smartSessionsQueryKey = (
  config: Config,
  parameters: SmartSessionsKeyParameters,
): SmartSessionsQueryKey => ['foyer', config.id, 'smartSessions', parameters]

export type SmartSessionsParameters = {
  /** CAIP-10. */
  readonly account?: CaipAddress | undefined
  /** Disabled if there are no sessions. @default true */
  readonly isOn?: boolean | undefined
}

/**
 * Smart sessions of an account. Refetched on every mount: a session may have been revoked elsewhere.
 *
 * @example
 * ```ts
 * import { getQueryClient, smartSessionsQueryOptions } from '@foyer/headless/query'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
 * await getQueryClient(config).prefetchQuery(smartSessionsQueryOptions(config, { account }))
 * ```
 */
export const smartSessionsQueryOptions = (
  config: Config,
  { account, isOn = true }: SmartSessionsParameters,
): FoyerQueryOptions<readonly SmartSession[], SmartSessionsQueryKey> => ({
  queryKey: smartSessionsQueryKey(config, { address: account }),
  queryFn: ({ signal }) => fetchSessions(config, { account, signal }),
  staleTime: 0,
  enabled: isOn && account !== undefined,
})
