export type RelayRequest = {
  /** The did:key of whoever asked. */
  readonly client: string
  readonly method: string
  readonly params: unknown
}

/** What clients asked of the relay, in order. Envelopes stay closed. */
export type RelayRequests = {
  readonly list: () => readonly RelayRequest[]
  readonly add: (request: RelayRequest) => void
  readonly clear: () => void
}

export function createRelayRequests(): RelayRequests {
  const seen: RelayRequest[] = []
  return {
    list: () => [...seen],
    add: (request) => void seen.push(request),
    clear: () => void (seen.length = 0),
  }
}
