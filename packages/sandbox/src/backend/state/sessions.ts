/** Smart session: granted by a wallet until its expiry or revocation. */
export type StoredSession = {
  /** CAIP-10, lower case. */
  readonly account: string
  readonly pci: string
  readonly project: { readonly id: string; readonly name: string; readonly url?: string }
  /** Seconds since 1970. */
  readonly expiry: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly permissions: readonly unknown[]
  readonly policies: readonly { readonly id: string }[]
  /** Context granted by the wallet; empty before. */
  readonly context: string
  readonly revokedAt?: number | undefined
}

export type Sessions = {
  /** Creates a session with a new `pci`. */
  readonly create: (session: Omit<StoredSession, 'pci' | 'createdAt' | 'context'>) => StoredSession
  readonly find: (account: string, pci: string) => StoredSession | undefined
  readonly change: (pci: string, change: Partial<StoredSession>) => void
  /** Granted sessions, newest first, with the time of revocation. */
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
