/** Behaviour of the frame for one kind of request. */
export type FrameBehaviour = {
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

export type FrameBehaviours = {
  /** Sets the behaviour for requests of a name, e.g. `CONNECT_OTP`. */
  readonly set: (name: string, behaviour: FrameBehaviour) => void
  readonly of: (name: string) => FrameBehaviour | undefined
  readonly clear: () => void
}

export function createFrameBehaviours(): FrameBehaviours {
  const byName = new Map<string, FrameBehaviour>()
  return {
    set: (name, behaviour) => void byName.set(name, behaviour),
    of: (name) => byName.get(name),
    clear: () => byName.clear(),
  }
}
