import { createMailbox, type Mail } from './mailbox.ts'
import type { Letter } from './schemas.ts'

/** A client as the exchange sees it: one socket, of which a client may have several. */
export type Subscriber = {
  readonly client: string
  readonly deliver: (mail: Mail) => void
}

/** Who listens to what, and what waits for whom. It reads no envelope. */
export type Exchange = {
  readonly publish: (publisher: string, letter: Letter) => void
  readonly subscribe: (subscriber: Subscriber, topic: string) => void
  readonly unsubscribe: (subscriber: Subscriber, topic: string) => void
  /** Delivers what waits on a topic. Apart from `subscribe`, since the answer to that goes out first. */
  readonly deliverWaiting: (subscriber: Subscriber, topic: string) => void
  /** Hands out what waits on a topic, which counts as seen from then on. */
  readonly collect: (client: string, topic: string) => readonly Mail[]
  /** Notes that a message has arrived. Until then it comes again with every new subscription. */
  readonly acknowledge: (client: string, mail: Mail) => void
  /** Takes a socket that is gone from all its topics. */
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
