import { createMailbox, type RelayMessage } from './mailbox.ts'
import type { PublishedMessage } from './schemas.ts'

/** Socket of a client; a client may have several. */
export type Subscriber = {
  readonly client: string
  readonly deliver: (message: RelayMessage) => void
}

/** Subscriptions and waiting messages. Messages stay encrypted. */
export type Exchange = {
  readonly publish: (publisher: string, published: PublishedMessage) => void
  readonly subscribe: (subscriber: Subscriber, topic: string) => void
  readonly unsubscribe: (subscriber: Subscriber, topic: string) => void
  /** Delivers waiting messages of a topic, after the response to `subscribe`. */
  readonly deliverWaiting: (subscriber: Subscriber, topic: string) => void
  /** Returns waiting messages of a topic, and marks them as received. */
  readonly collect: (client: string, topic: string) => readonly RelayMessage[]
  /** Marks a message as received. Until then every new subscription gets it again. */
  readonly acknowledge: (client: string, message: RelayMessage) => void
  /** Unsubscribes a closed socket from all topics. */
  readonly forget: (subscriber: Subscriber) => void
  readonly clear: () => void
}

export function createExchange(now: () => number = Date.now): Exchange {
  const mailbox = createMailbox(now)
  const subscribers = new Map<string, Set<Subscriber>>()
  const of = (topic: string): Iterable<Subscriber> => subscribers.get(topic) ?? []

  return {
    publish(publisher, published) {
      const message = mailbox.put(published, publisher)
      if (!message) return
      for (const subscriber of of(message.topic))
        if (subscriber.client !== publisher) subscriber.deliver(message)
    },
    subscribe(subscriber, topic) {
      subscribers.set(topic, new Set([...of(topic), subscriber]))
    },
    unsubscribe: (subscriber, topic) => void subscribers.get(topic)?.delete(subscriber),
    deliverWaiting(subscriber, topic) {
      for (const message of mailbox.waiting(topic, subscriber.client)) subscriber.deliver(message)
    },
    collect(client, topic) {
      const messages = mailbox.waiting(topic, client)
      for (const message of messages) mailbox.markSeen(message, client)
      return messages
    },
    acknowledge: (client, message) => mailbox.markSeen(message, client),
    forget(subscriber) {
      for (const [topic, sockets] of subscribers) {
        sockets.delete(subscriber)
        if (sockets.size === 0) subscribers.delete(topic)
      }
    },
    clear() {
      mailbox.clear()
      subscribers.clear()
    },
  }
}
