import { isAbort, isFoyerError, withDeadline } from '@foyer/chains'
import ky from 'ky'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError } from '../../core/errors/backendErrors.ts'
import { readBody } from './readBody.ts'
import { reasonSchema } from './reasonSchema.ts'
import type { BackendRequest } from './types.ts'
import { backendUrl } from './url.ts'

/** More than any answer of the contract needs. */
const MAX_BYTES = 4 * 1024 * 1024
const RETRY_DELAY_MS = 300
/** Nobody waits longer for an answer, its last byte included. */
const TIMEOUT_MS = 30_000

/**
 * Asks a backend, and believes nothing of its answer that the schema does not say. A GET that did not get through is
 * tried once more (R39); whatever was answered is final.
 *
 * Rejects with `ENDPOINT_MISSING`, `REQUEST_FAILED` (nothing came back), `REQUEST_TIMED_OUT` (nothing did in 30 s),
 * `HTTP_FAILED` (with `status` and, where the backend gave one, `reason`), `RESPONSE_TOO_LARGE` or `RESPONSE_INVALID`
 * (with the `field`); when aborted, with the signal's reason.
 */
export async function request<schema extends v.GenericSchema>(
  config: Config,
  parameters: BackendRequest<schema>,
): Promise<v.InferOutput<schema>> {
  const {
    service,
    method = 'GET',
    body,
    hasContentType,
    schema,
    maxBytes = MAX_BYTES,
    cache,
    signal,
  } = parameters
  const url = backendUrl(config, parameters)
  if (url === undefined) throw createError('ENDPOINT_MISSING', { service })
  const { fetch, timers } = internalsOf(config)
  const isRead = method === 'GET'
  const ask = async (ending: AbortSignal): Promise<v.InferOutput<schema>> => {
    const response = await ky(url, {
      method,
      fetch,
      timeout: false,
      throwHttpErrors: false,
      retry: { limit: isRead ? 1 : 0, methods: ['get'], statusCodes: [], delay: () => RETRY_DELAY_MS },
      signal: ending,
      ...(cache && { cache }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(hasContentType && { headers: { 'Content-Type': 'application/json' } }),
    })
    const text = await readBody(response, maxBytes)
    if (!response.ok) throw refusalOf(response.status, text)
    return parse(schema, text)
  }
  try {
    return await withDeadline(ask, {
      milliseconds: TIMEOUT_MS,
      late: () => createError('REQUEST_TIMED_OUT', undefined, { isRetryable: true }),
      signal,
      after: timers.after,
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (isFoyerError(cause) || isAbort(cause)) throw cause
    throw createError('REQUEST_FAILED', undefined, { cause, isRetryable: true })
  }
}

function parse<schema extends v.GenericSchema>(schema: schema, text: string): v.InferOutput<schema> {
  const result = v.safeParse(schema, fromJson(text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw createError('RESPONSE_INVALID', { field: v.getDotPath(issue) ?? '', problem: issue.message })
}

function fromJson(text: string): unknown {
  // Calls that answer nothing answer an empty body.
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw createError('RESPONSE_INVALID', { field: '', problem: 'not JSON' }, { cause })
  }
}

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

const refusalOf = (status: number, text: string): Error =>
  createError(
    'HTTP_FAILED',
    { status, reason: reasonOf(text) },
    { isRetryable: status >= SERVER_ERROR || status === TOO_MANY_REQUESTS },
  )

/** Why a backend refused, in its own words. */
function reasonOf(text: string): string | undefined {
  try {
    const result = v.safeParse(reasonSchema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
