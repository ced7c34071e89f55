import type { Letter } from './schemas.ts'

const MS_PER_SECOND = 1_000

export type Mail = Pick<Letter, 'topic' | 'message' | 'tag' | 'attestation'> & {
  readonly publishedAt: number
}

type Kept = { readonly mail: Mail; readonly expiresAt: number; readonly seenBy: Set<string> }

/** Published messages by topic, until they expire. A client gets each message once. */
export type Mailbox = {
  /** `undefined` for a message that is already there: clients publish again after a late response. */
  readonly put: (letter: Letter, publisher: string) => Mail | undefined
  /** Messages that a client has not received, oldest first. */
  readonly waiting: (topic: string, client: string) => readonly Mail[]
  readonly markSeen: (mail: Mail, client: string) => void
  readonly clear: () => void
}

export function createMailbox(now: () => number): Mailbox {
  const kept = new Map<string, readonly Kept[]>()

  const live = (topic: string): readonly Kept[] => {
    const fresh = (kept.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
    if (fresh.length > 0) kept.set(topic, fresh)
    else kept.delete(topic)
    return fresh
  }

  return {
    put({ topic, message, tag, attestation, ttl }, publisher) {
      const others = live(topic)
      if (others.some(({ mail }) => mail.message === message)) return undefined
      const publishedAt = now()
      const mail: Mail = {
        topic,
        message,
        tag,
        publishedAt,
        ...(attestation !== undefined && { attestation }),
      }
      const expiresAt = publishedAt + ttl * MS_PER_SECOND
      kept.set(topic, [...others, { mail, expiresAt, seenBy: new Set([publisher]) }])
      return mail
    },
    waiting: (topic, client) => live(topic).flatMap(({ mail, seenBy }) => (seenBy.has(client) ? [] : [mail])),
    markSeen(mail, client) {
      for (const entry of kept.get(mail.topic) ?? []) if (entry.mail === mail) entry.seenBy.add(client)
    },
    clear: () => kept.clear(),
  }
}
