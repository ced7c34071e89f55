/** Bodies of requests to `/e`, in order. */
export type EventLog = {
  readonly add: (body: unknown) => void
  readonly list: () => readonly unknown[]
  readonly clear: () => void
}

export function createEventLog(): EventLog {
  let seen: readonly unknown[] = []
  return {
    add: (body) => void (seen = [...seen, body]),
    list: () => seen,
    clear: () => void (seen = []),
  }
}
