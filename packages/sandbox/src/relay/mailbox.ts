import type { PublishedMessage } from './schemas.ts'

const MS_PER_SECOND = 1_000

export type RelayMessage = Pick<PublishedMessage, 'topic' | 'message' | 'tag' | 'attestation'> & {
  readonly publishedAt: number
}

type Kept = { readonly relayMessage: RelayMessage; readonly expiresAt: number; readonly seenBy: Set<string> }

/** Published messages by topic, until they expire. A client gets each message once. */
export type Mailbox = {
  /** `undefined` for a message that is already there: clients publish again after a late response. */
  readonly put: (published: PublishedMessage, publisher: string) => RelayMessage | undefined
  /** Messages that a client has not received, oldest first. */
  readonly waiting: (topic: string, client: string) => readonly RelayMessage[]
  readonly markSeen: (relayMessage: RelayMessage, client: string) => void
  readonly clear: () => void
}

export function createMailbox(now: () => number): Mailbox {
  const kept = new Map<string, readonly Kept[]>()

  const unexpired = (topic: string): readonly Kept[] => {
    const fresh = (kept.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
    if (fresh.length > 0) kept.set(topic, fresh)
    else kept.delete(topic)
    return fresh
  }

  return {
    put({ topic, message, tag, attestation, ttl }, publisher) {
      const others = unexpired(topic)
      if (others.some(({ relayMessage }) => relayMessage.message === message)) return undefined
      const publishedAt = now()
      const relayMessage: RelayMessage = {
        topic,
        message,
        tag,
        publishedAt,
        ...(attestation !== undefined && { attestation }),
      }
      const expiresAt = publishedAt + ttl * MS_PER_SECOND
      kept.set(topic, [...others, { relayMessage, expiresAt, seenBy: new Set([publisher]) }])
      return relayMessage
    },
    waiting: (topic, client) =>
      unexpired(topic).flatMap(({ relayMessage, seenBy }) => (seenBy.has(client) ? [] : [relayMessage])),
    markSeen(relayMessage, client) {
      for (const entry of kept.get(relayMessage.topic) ?? [])
        if (entry.relayMessage === relayMessage) entry.seenBy.add(client)
    },
    clear: () => kept.clear(),
  }
}
