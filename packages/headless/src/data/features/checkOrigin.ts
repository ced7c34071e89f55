import { isFoyerError } from '@foyer/chains'
import { isDirectoryOn } from '../../core/options.ts'
import { pageUrl } from '../../core/page/page.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import type { Config } from '../../core/types.ts'
import { request } from '../backend/request.ts'
import { isOriginAllowed } from './originRules.ts'
import { originsSchema } from './schema.ts'

const ORIGINS_PATH = '/projects/v1/origins'
const subject = 'the app configuration'
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
const SERVER_ERRORS_END = 600

/**
 * Alerts the developer if the project does not allow this origin. It only alerts: the secure site enforces the allowed
 * origins, and a failed check must not block visitors.
 */
export async function checkOrigin(
  config: Config,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  if (!isDirectoryOn(config)) return
  try {
    const { allowedOrigins } = await request(config, {
      service: 'kit',
      path: ORIGINS_PATH,
      schema: originsSchema,
      signal,
    })
    const { origin } = new URL(pageUrl())
    if (!isOriginAllowed(origin, allowedOrigins)) reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin })
  } catch (error) {
    const status = isFoyerError(error, 'HTTP_FAILED') ? Number(error.context['status']) : 0
    if (status === TOO_MANY_REQUESTS) reportProblem(config, 'RATE_LIMITED', { subject })
    if (status >= SERVER_ERROR && status < SERVER_ERRORS_END)
      reportProblem(config, 'SERVER_ERROR', { subject, message: (error as Error).message })
  }
}
