import { createError } from '../../core/errors/actionErrors.ts'
import type { PairingEvent } from './reducer.ts'
import { isPairingUri } from './rules.ts'

/** What becomes of a code that a connector or a host brings: it is shown, or it is refused. */
export const uriEvent = (code: {
  readonly uri: string
  readonly isGiven: boolean
  readonly now: number
}): PairingEvent =>
  isPairingUri(code.uri)
    ? { type: 'uri', ...code }
    : { type: 'failed', isDeclined: false, error: createError('PAIRING_URI_INVALID') }
