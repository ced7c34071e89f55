import { createMailbox, type Mail } from './mailbox.ts'
import type { Letter } from './schemas.ts'

/** Socket of a client; a client may have several. */
export type Subscriber = {
  readonly client: string
  readonly deliver: (mail: Mail) => void
}

/** Subscriptions and waiting messages. Messages stay encrypted. */
export type Exchange = {
  readonly publish: (publisher: string, letter: Letter) => void
  readonly subscribe: (subscriber: Subscriber, topic: string) => void
  readonly unsubscribe: (subscriber: Subscriber, topic: string) => void
  /** Delivers waiting messages of a topic, after the response to `subscribe`. */
  readonly deliverWaiting: (subscriber: Subscriber, topic: string) => void
  /** Returns waiting messages of a topic, and marks them as received. */
  readonly collect: (client: string, topic: string) => readonly Mail[]
  /** Marks a message as received. Until then every new subscription gets it again. */
  readonly acknowledge: (client: string, mail: Mail) => void
  /** Unsubscribes a closed socket from all topics. */
  readonly forget: (subscriber: Subscriber) => void
  readonly clear: () => void
}

export function createExchange(now: () => number = Date.now): Exchange {
  const mailbox = createMailbox(now)
  const subscribers = new Map<string, Set<Subscriber>>()
  const of = (topic: string): Iterable<Subscriber> => subscribers.get(topic) ?? []

  return {
    publish(publisher, letter) {
      const mail = mailbox.put(letter, publisher)
      if (!mail) return
      for (const subscriber of of(mail.topic)) if (subscriber.client !== publisher) subscriber.deliver(mail)
    },
    subscribe(subscriber, topic) {
      subscribers.set(topic, new Set([...of(topic), subscriber]))
    },
    unsubscribe: (subscriber, topic) => void subscribers.get(topic)?.delete(subscriber),
    deliverWaiting(subscriber, topic) {
      for (const mail of mailbox.waiting(topic, subscriber.client)) subscriber.deliver(mail)
    },
    collect(client, topic) {
      const mails = mailbox.waiting(topic, client)
      for (const mail of mails) mailbox.markSeen(mail, client)
      return mails
    },
    acknowledge: (client, mail) => mailbox.markSeen(mail, client),
    forget(subscriber) {
      for (const [topic, them] of subscribers) {
        them.delete(subscriber)
        if (them.size === 0) subscribers.delete(topic)
      }
    },
    clear() {
      mailbox.clear()
      subscribers.clear()
    },
  }
}
