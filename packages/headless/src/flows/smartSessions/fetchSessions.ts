import { isNetworkSupported } from '../../data/backend/supportedChains.ts'
import { request } from '../../data/backend/request.ts'
import type { Config } from '../../core/types.ts'
import { requireSessions } from './requireSessions.ts'
import { sessionsSchema } from './schema.ts'
import { sessionsPath } from './sessionsPath.ts'
import type { GetSmartSessionsParameters, SmartSession } from './types.ts'

/** Asks the backend for the sessions of an account; there are none on a network that it does not know. */
export async function fetchSessions(
  config: Config,
  { account, signal }: GetSmartSessionsParameters,
): Promise<readonly SmartSession[]> {
  const { caipAddress, caipNetworkId } = requireSessions(config, account)
  const isSupported = await isNetworkSupported(config, caipNetworkId)
  signal?.throwIfAborted()
  if (!isSupported) return []
  return request(config, {
    service: 'blockchain',
    path: sessionsPath(caipAddress),
    schema: sessionsSchema,
    signal,
  })
}
