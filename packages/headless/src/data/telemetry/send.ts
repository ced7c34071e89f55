import { isFoyerError } from '@foyer/chains'
import * as v from 'valibot'
import { request } from '../backend/request.ts'
import type { Config } from '../../core/types.ts'
import type { Report } from './types.ts'

/** How a report ended. Nobody waits for one, and nobody minds that it is lost. */
export type Outcome = 'taken' | 'forbidden' | 'lost'

const FORBIDDEN = 403

export async function send(config: Config, body: Report): Promise<Outcome> {
  try {
    await request(config, { service: 'analytics', path: '/e', method: 'POST', body, schema: v.unknown() })
    return 'taken'
  } catch (error) {
    // It was taken, with words that nobody asked for.
    if (isFoyerError(error, 'RESPONSE_INVALID')) return 'taken'
    return isFoyerError(error, 'HTTP_FAILED') && error.context['status'] === FORBIDDEN ? 'forbidden' : 'lost'
  }
}
