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

type Entry = { readonly pattern: string; readonly fault: Fault; left: number }

export function createFaults(): Faults {
  const entries: Entry[] = []
  const drop = (found: (entry: Entry) => boolean): void => {
    const index = entries.findIndex(found)
    if (index !== -1) entries.splice(index, 1)
  }
  return {
    set(pattern, fault) {
      drop((entry) => entry.pattern === pattern)
      entries.unshift({ pattern, fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    clear() {
      entries.length = 0
    },
    take(method, url) {
      const entry = entries.find(({ pattern }) => matchesPattern(pattern, method, url))
      if (!entry) return undefined
      entry.left -= 1
      if (entry.left <= 0) drop((other) => other === entry)
      return entry.fault
    },
  }
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

function globToRegExp(glob: string): RegExp {
  const escaped = glob.split('*').map((part) => part.replace(/[.+^${}()|[\]\\?]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.*')}$`)
}
