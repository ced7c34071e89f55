import { randomBytes } from 'node:crypto'
import { createNonce, type SiwxSession } from '@foyer/chains/siwx'

const NONCE_MS = 10 * 60_000
const MAX_NONCES = 10
const VISITOR_MS = 24 * 60 * 60_000

/** State of one browser. */
export type Visitor = {
  /** Unguessable id in the cookie. */
  readonly id: string
  readonly sessions: readonly SiwxSession[]
}

export type Visitors = {
  find(id: string | undefined): Visitor | undefined
  giveNonce(visitor: Visitor | undefined): { readonly visitor: Visitor; readonly nonce: string }
  /** True once for each unexpired nonce of this visitor. */
  takeNonce(visitor: Visitor, nonce: string): boolean
  /** Stores the sessions under a new id, which prevents session fixation. */
  signIn(visitor: Visitor, sessions: readonly SiwxSession[]): Visitor
  forget(visitor: Visitor, isForgotten: (session: SiwxSession) => boolean): void
}

/** In memory, for one process: use a database in production. */
export function createVisitors(now: () => number): Visitors {
  type Kept = { readonly visitor: Visitor; readonly nonces: Map<string, number>; readonly until: number }
  const all = new Map<string, Kept>()
  const keep = (visitor: Visitor, nonces: Map<string, number>): Visitor => {
    for (const [id, { until }] of all) if (until <= now()) all.delete(id)
    all.set(visitor.id, { visitor, nonces, until: now() + VISITOR_MS })
    return visitor
  }
  const noncesOf = ({ id }: Visitor): Map<string, number> => all.get(id)?.nonces ?? new Map()
  const newId = (): string => randomBytes(32).toString('base64url')
  return {
    find(id = '') {
      const kept = all.get(id)
      return kept && kept.until > now() ? kept.visitor : undefined
    },
    giveNonce(known) {
      const visitor = known ?? keep({ id: newId(), sessions: [] }, new Map())
      const nonces = noncesOf(visitor)
      const [oldest] = nonces.keys()
      if (oldest && nonces.size >= MAX_NONCES) nonces.delete(oldest)
      const nonce = createNonce()
      nonces.set(nonce, now() + NONCE_MS)
      return { visitor, nonce }
    },
    takeNonce(visitor, nonce) {
      const nonces = noncesOf(visitor)
      const until = nonces.get(nonce)
      nonces.delete(nonce)
      return until !== undefined && now() < until
    },
    signIn(visitor, sessions) {
      const nonces = noncesOf(visitor)
      all.delete(visitor.id)
      const others = visitor.sessions.filter(
        (old) => !sessions.some((session) => subjectOf(session) === subjectOf(old)),
      )
      return keep({ id: newId(), sessions: [...others, ...sessions] }, nonces)
    },
    forget(visitor, isForgotten) {
      const sessions = visitor.sessions.filter((session) => !isForgotten(session))
      keep({ ...visitor, sessions }, noncesOf(visitor))
    },
  }
}

const subjectOf = ({ data }: SiwxSession): string => `${data.chainId}:${data.accountAddress}`
