export type RelayRequest = {
  /** did:key of the client. */
  readonly client: string
  readonly method: string
  readonly params: unknown
}

/** Requests of clients, in order. Messages stay encrypted. */
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
