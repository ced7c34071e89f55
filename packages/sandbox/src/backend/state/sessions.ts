/** Something that an app may do alone, from when it was granted until it ends or is taken back. */
export type StoredSession = {
  /** CAIP-10, in lower case. */
  readonly account: string
  readonly pci: string
  readonly project: { readonly id: string; readonly name: string; readonly url?: string }
  /** Seconds since 1970. */
  readonly expiry: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly permissions: readonly unknown[]
  readonly policies: readonly { readonly id: string }[]
  /** What the wallet granted; empty until it did. */
  readonly context: string
  readonly revokedAt?: number | undefined
}

export type Sessions = {
  /** Begins one, and names it. */
  readonly create: (session: Omit<StoredSession, 'pci' | 'createdAt' | 'context'>) => StoredSession
  readonly find: (account: string, pci: string) => StoredSession | undefined
  readonly change: (pci: string, change: Partial<StoredSession>) => void
  /** Those that a wallet has granted, newest first; revoked ones say when. */
  readonly of: (account: string) => readonly StoredSession[]
  readonly reset: () => void
}

export function createSessions(): Sessions {
  let sessions: readonly StoredSession[] = []
  const isOf =
    (account: string) =>
    (session: StoredSession): boolean =>
      session.account === account.toLowerCase()
  return {
    create(given) {
      const session = {
        ...given,
        account: given.account.toLowerCase(),
        pci: crypto.randomUUID(),
        createdAt: Date.now(),
        context: '',
      }
      sessions = [session, ...sessions]
      return session
    },
    find: (account, pci) => sessions.filter(isOf(account)).find((session) => session.pci === pci),
    change(pci, change) {
      sessions = sessions.map((session) => (session.pci === pci ? { ...session, ...change } : session))
    },
    of: (account) => sessions.filter(isOf(account)).filter(({ context }) => context !== ''),
    reset: () => void (sessions = []),
  }
}
