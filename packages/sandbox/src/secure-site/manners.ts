/** How the frame answers one kind of request, besides doing what it is asked. */
export type FrameManner = {
  /** Refuses in these words. */
  readonly error?: string | undefined
  /** Never answers. */
  readonly isSilent?: boolean | undefined
  /** Answers somebody else. */
  readonly hasWrongId?: boolean | undefined
  /** Answers what nobody can read. */
  readonly hasBadShape?: boolean | undefined
  readonly delayMs?: number | undefined
}

export type Manners = {
  /** How requests of a name are answered from now on, e.g. `CONNECT_OTP`. */
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
