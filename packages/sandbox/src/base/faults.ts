import { createFaultList, globToRegExp } from './faultList.ts'

export type Fault = {
  /** Replaces the answer by this status. */
  readonly status?: number | undefined
  /** Delay in ms; alone, the real answer follows. */
  readonly delayMs?: number | undefined
  /** Replaces the answer by this body, as JSON unless it is a string. Default status 200. */
  readonly body?: unknown
  /** Number of requests that it affects. @default all */
  readonly times?: number | undefined
  /** Closes the connection without an answer. */
  readonly abort?: boolean | undefined
  /** Never answers. */
  readonly hang?: boolean | undefined
  /** Answers with a text of this many bytes, streamed. */
  readonly bytes?: number | undefined
  /** Truncates the answer, real or configured, after this many characters. */
  readonly truncate?: number | undefined
}

export type Faults = {
  /**
   * `pathPattern` is a path in which `*` matches anything, optionally after a method: `/v1/identity/*`, `POST /e`. A
   * query in it must match too: `/v1/?chainId=eip155:137`. `RPC /eth_call` replaces the answers of the hosted nodes
   * to a JSON-RPC method by `status`, and by `result` or `error` of `body`. The newest matching pattern wins.
   */
  readonly set: (pathPattern: string, fault: Fault) => void
  readonly clear: () => void
  /** Fault of a request, if any; counts it. */
  readonly take: (method: string, url: string) => Fault | undefined
}

/**
 * Faults of a backend, by method and path.
 *
 * @example
 * ```ts
 * import { createFaults } from '@foyer/sandbox/handlers'
 * const faults = createFaults()
 * faults.clear()
 * ```
 */
export function createFaults(): Faults {
  const { set, clear, take } = createFaultList<Fault>()
  return { set, clear, take: (method, url) => take((pattern) => matchesPattern(pattern, method, url)) }
}

/** Whether a request matches a pattern. */
export function matchesPattern(pattern: string, method: string, url: string): boolean {
  const [, wantedMethod, target = ''] = /^(?:([A-Z]+) )?(.*)$/s.exec(pattern) ?? []
  if (wantedMethod && wantedMethod !== method.toUpperCase()) return false
  const [path = '', query = ''] = target.split('?')
  const { pathname, searchParams } = new URL(url)
  if (!globToRegExp(path).test(pathname)) return false
  return [...new URLSearchParams(query)].every(([name, value]) => searchParams.getAll(name).includes(value))
}
