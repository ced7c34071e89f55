export type SeenRequest = { readonly method: string; readonly url: string }

/** Every request that reached the backend, so that a test can assert that none did. */
export type RequestLog = {
  readonly add: (request: SeenRequest) => void
  readonly list: () => readonly SeenRequest[]
  readonly clear: () => void
}

/**
 * A list of the requests that the handlers have answered.
 *
 * @example
 * ```ts
 * import { createRequestLog } from '@foyer/sandbox/handlers'
 * const log = createRequestLog()
 * log.add({ method: 'GET', url: 'https://api.example/v1' })
 * console.log(log.list().length)
 * ```
 */
export function createRequestLog(): RequestLog {
  let seen: readonly SeenRequest[] = []
  return {
    add({ method, url }) {
      seen = [...seen, { method, url }]
    },
    list: () => seen,
    clear() {
      seen = []
    },
  }
}
