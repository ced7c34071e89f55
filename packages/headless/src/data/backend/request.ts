import { cleanText, isAbort, isFoyerError, withDeadline } from '@foyer/chains'
import * as v from 'valibot'
import { createError } from '../../core/errors/backendErrors.ts'
import { internalsOf } from '../../core/internals.ts'
import { waitFor } from '../../core/tasks.ts'
import type { Config } from '../../core/types.ts'
import { logAnswer, readAnswer } from './readAnswer.ts'
import { backendUrl } from './url.ts'

/** Default size limit; larger than any answer of the backend contract. */
const MAX_BYTES = 4 * 1024 * 1024
const RETRY_DELAY_MS = 300
/** Timeout of an answer with its body. */
const TIMEOUT_MS = 30_000

/**
 * Sends a request to a backend, and parses the answer with the schema. A GET without an answer is retried once (R39); a
 * request with an answer is never retried.
 *
 * Rejects with `ENDPOINT_MISSING`, `REQUEST_FAILED` (no answer), `REQUEST_TIMED_OUT` (none within 30 s), `HTTP_FAILED`
 * (with `status` and, where the backend gave one, `reason`), `RESPONSE_TOO_LARGE` or `RESPONSE_INVALID` (with the
 * `field`), each with the `path`; when aborted, with the signal's reason.
 */
export async function request<schema extends v.GenericSchema>(
  config: Config,
  parameters: BackendRequest<schema>,
): Promise<v.InferOutput<schema>> {
  const {
    service,
    path,
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
  const ask = async (ending: AbortSignal): Promise<v.InferOutput<schema>> => {
    const send = (): Promise<Response> =>
      fetch(url, {
        method,
        signal: ending,
        ...(cache && { cache }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(hasContentType && { headers: { 'Content-Type': 'application/json' } }),
      })
    const sendAgain = async (): Promise<Response> => {
      ending.throwIfAborted()
      await waitFor(config, RETRY_DELAY_MS, ending)
      return send()
    }
    const response = await (method === 'GET' ? send().catch(sendAgain) : send())
    const text = await readBody(response, maxBytes, path)
    if (!response.ok) throw refusalOf(response.status, text, path)
    return readAnswer(schema, fromJson(text, path), path)
  }
  try {
    return await withDeadline(ask, {
      milliseconds: TIMEOUT_MS,
      late: () => createError('REQUEST_TIMED_OUT', { path }, { isRetryable: true }),
      signal,
      after: timers.after,
    })
  } catch (cause) {
    signal?.throwIfAborted()
    if (isFoyerError(cause)) logAnswer(config, cause)
    if (isFoyerError(cause) || isAbort(cause)) throw cause
    throw createError('REQUEST_FAILED', { path }, { cause, isRetryable: true })
  }
}

function fromJson(text: string, path: string): unknown {
  // Answers without content have an empty body.
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw createError('RESPONSE_INVALID', { path, field: '', problem: 'not JSON' }, { cause })
  }
}

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

const refusalOf = (status: number, text: string, path: string): Error =>
  createError(
    'HTTP_FAILED',
    { path, status, reason: reasonOf(text) },
    { isRetryable: status >= SERVER_ERROR || status === TOO_MANY_REQUESTS },
  )

/** Context of an error about a refused request: the reason of the backend, if it gave one. */
export function refusal(error: unknown): { readonly reason?: string | undefined } {
  if (!isFoyerError(error, 'HTTP_FAILED')) return {}
  const { reason } = error.context
  return typeof reason === 'string' ? { reason } : {}
}

/** Reason of an error answer. */
function reasonOf(text: string): string | undefined {
  try {
    const result = v.safeParse(reasonSchema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** HTTP backends. Each has a hosted default, which the host can replace. */
export type Service = 'blockchain' | 'kit' | 'analytics'

/** Values of a query string; empty ones are omitted. */
export type QueryParameters = Readonly<Record<string, string | number | undefined | null>>

export type BackendRequest<schema extends v.GenericSchema> = {
  readonly service: Service
  /** Path below the base URL, with or without a leading slash. */
  readonly path: string
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  readonly query?: QueryParameters | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sends `content-type: application/json`, which causes a preflight. @default false */
  readonly hasContentType?: boolean | undefined
  /** Schema of the answer. Unknown fields are allowed. */
  readonly schema: schema
  /** @default 4 MiB */
  readonly maxBytes?: number | undefined
  /** Cache mode of `fetch`. @default the browser's default */
  readonly cache?: RequestCache | undefined
  readonly signal?: AbortSignal | undefined
}

const MAX_REASON = 200

/** Reason in an error answer, in one of three formats. */
export const reasonSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.union([
    v.pipe(
      v.object({ reasons: v.pipe(v.array(v.object({ description: v.string() })), v.minLength(1)) }),
      v.transform(({ reasons }) => reasons[0]?.description ?? ''),
    ),
    v.pipe(
      v.object({ error: v.string() }),
      v.transform(({ error }) => error),
    ),
    v.pipe(
      v.object({ message: v.string() }),
      v.transform(({ message }) => message),
    ),
  ]),
  v.transform((reason) => cleanText(reason, MAX_REASON)),
  v.minLength(1),
)

/** Reads the text of an answer, up to the size limit. */
async function readBody(response: Response, maxBytes: number, path: string): Promise<string> {
  const tooLarge = (): Error => createError('RESPONSE_TOO_LARGE', { path, maxBytes })
  const { body } = response
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    await body?.cancel()
    throw tooLarge()
  }
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // oxlint-disable-next-line no-await-in-loop
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
