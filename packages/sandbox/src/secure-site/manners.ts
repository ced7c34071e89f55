/** Behaviour of the frame for one kind of request. */
export type FrameManner = {
  /** Rejects with this text. */
  readonly error?: string | undefined
  /** Never answers. */
  readonly isSilent?: boolean | undefined
  /** Answers with another request's id. */
  readonly hasWrongId?: boolean | undefined
  /** Answers with an invalid payload. */
  readonly hasBadShape?: boolean | undefined
  readonly delayMs?: number | undefined
}

export type Manners = {
  /** Sets the behaviour for requests of a name, e.g. `CONNECT_OTP`. */
  readonly set: (name: string, manner: FrameManner) => void
  readonly of: (name: string) => FrameManner | undefined
  readonly clear: () => void
}

export function createManners(): Manners {
  const byName = new Map<string, FrameManner>()
  return {
    set: (name, manner) => void byName.set(name, manner),
    of: (name) => byName.get(name),
    clear: () => byName.clear(),
  }
}
