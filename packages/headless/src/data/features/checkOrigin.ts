import { isFoyerError } from '@foyer/chains'
import { request } from '../backend/request.ts'
import { hasService } from '../backend/hasService.ts'
import { pageUrl } from '../../core/page/page.ts'
import type { Config } from '../../core/types.ts'
import { reportProblem } from '../../core/problems/problems.ts'
import { isOriginAllowed } from './originRules.ts'
import { originsSchema } from './schema.ts'

const path = '/projects/v1/origins'
const subject = 'the app configuration'
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500
const SERVER_ERRORS_END = 600

/**
 * Tells the app's developer when the project may not be used on this origin. It only tells: the embedded wallet's own
 * site decides, and an outage is no reason to stop anybody.
 */
export async function checkOrigin(
  config: Config,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  if (!hasService(config, 'kit')) return
  try {
    const { allowedOrigins } = await request(config, { service: 'kit', path, schema: originsSchema, signal })
    const { origin } = new URL(pageUrl())
    if (!isOriginAllowed(origin, allowedOrigins)) reportProblem(config, 'ORIGIN_NOT_ALLOWED', { origin })
  } catch (error) {
    const status = isFoyerError(error, 'HTTP_FAILED') ? Number(error.context['status']) : 0
    if (status === TOO_MANY_REQUESTS) reportProblem(config, 'RATE_LIMITED', { subject })
    if (status >= SERVER_ERROR && status < SERVER_ERRORS_END)
      reportProblem(config, 'SERVER_ERROR', { subject, message: (error as Error).message })
  }
}
