import { expect, test } from 'vitest'
import { createExchange, type Exchange, type Subscriber } from './exchange.ts'
import type { PublishedMessage } from './schemas.ts'

const topic = 'a'.repeat(64)
const published = (message: string, ttl = 300): PublishedMessage => ({ topic, message, ttl, tag: 1108 })

const subscriber = (client: string): Subscriber & { readonly got: string[] } => {
  const got: string[] = []
  return { client, got, deliver: ({ message }) => void got.push(message) }
}

const join = (exchange: Exchange, socket: Subscriber): void => {
  exchange.subscribe(socket, topic)
  exchange.deliverWaiting(socket, topic)
}

test('a message reaches all sockets of other clients, and not its sender', () => {
  const exchange = createExchange()
  const [dapp, wallet, walletToo] = [subscriber('dapp'), subscriber('wallet'), subscriber('wallet')]
  for (const each of [dapp, wallet, walletToo]) join(exchange, each)
  exchange.publish('dapp', published('hello'))
  expect([dapp.got, wallet.got, walletToo.got]).toEqual([[], ['hello'], ['hello']])
})

test('a late subscriber gets waiting messages in order, until they expire', () => {
  let now = 0
  const exchange = createExchange(() => now)
  exchange.publish('dapp', published('short', 1))
  exchange.publish('dapp', published('long', 10))
  now = 999
  const early = subscriber('early')
  join(exchange, early)
  now = 1_000
  const late = subscriber('late')
  join(exchange, late)
  expect([early.got, late.got]).toEqual([['short', 'long'], ['long']])
})

test('a message is repeated until it is acknowledged', () => {
  const exchange = createExchange()
  const wallet: Subscriber = {
    client: 'wallet',
    deliver: (received) => received.message === 'one' && exchange.acknowledge('wallet', received),
  }
  join(exchange, wallet)
  exchange.publish('dapp', published('one'))
  exchange.publish('dapp', published('two'))
  exchange.forget(wallet)
  const again = subscriber('wallet')
  join(exchange, again)
  expect(again.got).toEqual(['two'])
})

test('publishing again after a late response stores no second message', () => {
  const exchange = createExchange()
  const wallet = subscriber('wallet')
  join(exchange, wallet)
  exchange.publish('dapp', published('hello'))
  exchange.publish('dapp', published('hello'))
  expect(wallet.got).toEqual(['hello'])
})

test('fetching acknowledges messages; unsubscribing and clearing remove them', () => {
  const exchange = createExchange()
  exchange.publish('dapp', published('one'))
  expect(exchange.collect('wallet', topic).map(({ message }) => message)).toEqual(['one'])
  expect(exchange.collect('wallet', topic)).toEqual([])
  const wallet = subscriber('wallet')
  join(exchange, wallet)
  exchange.unsubscribe(wallet, topic)
  exchange.publish('dapp', published('two'))
  exchange.clear()
  join(exchange, wallet)
  exchange.clear()
  exchange.publish('dapp', published('three'))
  expect(wallet.got).toEqual([])
})
