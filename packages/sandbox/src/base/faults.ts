import { createFaultList, globToRegExp } from './faultList.ts'

export type Fault = {
  /** Answers with this status instead of the real answer. */
  readonly status?: number | undefined
  /** Waits before anything else happens; alone, the real answer follows. */
  readonly delayMs?: number | undefined
  /** Answers with this, as JSON unless it is a string. Its status is 200 when none is given. */
  readonly body?: unknown
  /** How many requests it meets before it is spent. @default every one */
  readonly times?: number | undefined
  /** Breaks the connection without an answer. */
  readonly abort?: boolean | undefined
  /** Never answers. */
  readonly hang?: boolean | undefined
  /** Answers with so many bytes of one long text, sent as they are made. */
  readonly bytes?: number | undefined
  /** Ends the answer, real or given, after so many characters. */
  readonly truncate?: number | undefined
}

export type Faults = {
  /**
   * `pathPattern` is a path in which `*` stands for anything, optionally after a method: `/v1/identity/*`,
   * `POST /e`. With a query it must be met too: `/v1/?chainId=eip155:137`. The newest pattern that matches wins.
   */
  readonly set: (pathPattern: string, fault: Fault) => void
  readonly clear: () => void
  /** The fault that this request meets, if any; counts it. */
  readonly take: (method: string, url: string) => Fault | undefined
}

export function createFaults(): Faults {
  const { set, clear, take } = createFaultList<Fault>()
  return { set, clear, take: (method, url) => take((pattern) => matchesPattern(pattern, method, url)) }
}

/** Whether a request is one that `pattern` speaks of. */
export function matchesPattern(pattern: string, method: string, url: string): boolean {
  const [, wantedMethod, target = ''] = /^(?:([A-Z]+) )?(.*)$/s.exec(pattern) ?? []
  if (wantedMethod && wantedMethod !== method.toUpperCase()) return false
  const [path = '', query = ''] = target.split('?')
  const { pathname, searchParams } = new URL(url)
  if (!globToRegExp(path).test(pathname)) return false
  return [...new URLSearchParams(query)].every(([name, value]) => searchParams.getAll(name).includes(value))
}
