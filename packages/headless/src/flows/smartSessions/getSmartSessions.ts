import { isAbort, isFoyerError } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { failures } from '../../core/failures.ts'
import { createError } from './errors.ts'
import { loadSessionActions } from './lazy.ts'
import type { GetSmartSessionsParameters, SmartSession } from './types.ts'

/**
 * What apps may do alone with an account. Where the backend does not answer, a toast says so and there are none.
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
    return await (await loadSessionActions()).fetchSessions(config, parameters)
  } catch (error) {
    parameters.signal?.throwIfAborted()
    if (isAbort(error) || isFoyerError(error, 'SMART_SESSIONS_UNAVAILABLE')) throw error
    failures.emit(config, createError('SMART_SESSIONS_FAILED', undefined, { cause: error }))
    return []
  }
}
