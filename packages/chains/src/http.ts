import { withDeadline } from './async/deadline.ts'
import { trimEnd } from './text/trimEnd.ts'

export type Fetch = typeof globalThis.fetch

const TIMEOUT_MS = 10_000

export type FetchJsonParameters = {
  /** Requested in turn until one responds with JSON and a 2xx status. */
  readonly urls: readonly string[]
  /** Appended to each URL. @default '' */
  readonly path?: string | undefined
  /** Sent as JSON with POST. @default GET */
  readonly body?: unknown
  /** @default the global one */
  readonly fetch?: Fetch | undefined
  readonly signal?: AbortSignal | undefined
}

/** JSON of the first server that answers. Throws the error of the last one, or `undefined` for an empty list. */
export async function fetchJson(parameters: FetchJsonParameters): Promise<unknown> {
  const { urls, path = '', signal } = parameters
  let failure: unknown
  for (const url of urls) {
    signal?.throwIfAborted()
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next server is asked only if this one fails
      return await fetchOne(`${trimEnd(url, '/')}${path}`, parameters)
    } catch (error) {
      failure = error
    }
  }
  signal?.throwIfAborted()
  throw failure
}

async function fetchOne(url: string, parameters: FetchJsonParameters): Promise<unknown> {
  const { body, fetch = globalThis.fetch, signal } = parameters
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers }
  return withDeadline(
    async (ending): Promise<unknown> => {
      const response = await fetch(url, { ...init, signal: ending })
      if (!response.ok) throw { status: response.status }
      return response.json()
    },
    { milliseconds: TIMEOUT_MS, signal },
  )
}

const headers = { 'Content-Type': 'application/json' }
