import { isAbort, isFoyerError, type CaipAddress, type CaipNetworkId, parseCaipAddress } from '@foyer/chains'
import { failures } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { request } from '../../data/backend/request.ts'
import { askSupport } from '../../data/backend/supportedChains.ts'
import { hasFeature } from '../../data/features/featureRules.ts'
import { type OfferedFeatures, offeredFeatures } from '../../data/features/offeredFeatures.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { getLiveAccount } from '../../wallet/state.ts'
import { createError } from './errors.ts'
import { smartSessionsReason } from './rules.ts'
import { sessionsSchema } from './schema.ts'
import type { GetSmartSessionsParameters, SmartSession, SmartSessionsReason } from './types.ts'

/**
 * Smart sessions of an account. Empty with a toast if the backend fails. Rejects with `SMART_SESSIONS_UNAVAILABLE`,
 * whose `context.reason` is a `SmartSessionsReason`.
 *
 * @example
 * ```ts
 * import { getSmartSessions } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const sessions = await getSmartSessions(config)
 * console.log(sessions.map(({ project, expiry }) => [project.name, new Date(expiry)]))
 * ```
 */
export async function getSmartSessions(
  config: Config,
  parameters: GetSmartSessionsParameters = {},
): Promise<readonly SmartSession[]> {
  try {
    return await fetchSessions(config, parameters)
  } catch (error) {
    parameters.signal?.throwIfAborted()
    if (isAbort(error) || isFoyerError(error, 'SMART_SESSIONS_UNAVAILABLE')) throw error
    failures.emit(config, createError('SMART_SESSIONS_FAILED', undefined, { cause: error }))
    return []
  }
}

/** Path of an account's sessions at the backend. */
export const sessionsPath = (account: CaipAddress): string => `/v1/sessions/${encodeURIComponent(account)}`

export type SessionsAccount = {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** Account of the sessions. Throws `SMART_SESSIONS_UNAVAILABLE` with the reason before any request. */
export function requireSessions(config: Config, account: CaipAddress | undefined): SessionsAccount {
  const caipAddress = account ?? getLiveAccount(config, { namespace: 'eip155' }).caipAddress
  const reason = reasonOf(offeredFeatures(config, { hasAuthConnector: false }), caipAddress)
  if (reason || !caipAddress)
    throw createError('SMART_SESSIONS_UNAVAILABLE', { reason: reason ?? 'not-connected' })
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  return { caipAddress, address, caipNetworkId }
}

/** Requests the sessions of an account; empty on a network unknown to the backend. */
export async function fetchSessions(
  config: Config,
  { account, signal }: GetSmartSessionsParameters,
): Promise<readonly SmartSession[]> {
  const { caipAddress, caipNetworkId } = requireSessions(config, account)
  const isSupported = await askSupport(config, caipNetworkId)
  signal?.throwIfAborted()
  if (!isSupported) return []
  return request(config, {
    service: 'blockchain',
    path: sessionsPath(caipAddress),
    schema: sessionsSchema,
    signal,
  })
}

/** Reason why an account has no smart sessions, from the offered features. */
export const reasonOf = (
  { smartSessions, reasons }: Pick<OfferedFeatures, 'smartSessions' | 'reasons'>,
  account: CaipAddress | undefined,
): SmartSessionsReason | undefined =>
  smartSessionsReason({
    isOn: smartSessions,
    against: reasons.smartSessions,
    isConnected: account !== undefined && hasFeature(namespaceOf(account), 'smartSessions'),
  })
