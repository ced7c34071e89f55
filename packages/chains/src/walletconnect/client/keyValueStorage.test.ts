import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/createMemoryStorage.ts'
import { keyValueStorage } from './keyValueStorage.ts'

const PREFIX = 'wc@2:core:0.3:foyer//'
const SEED = 'ab'.repeat(32)

function open(initial: Readonly<Record<string, string>> = {}) {
  const storage = createMemoryStorage(initial)
  const ending = new AbortController()
  const stored = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null')
  return { storage, stored, end: () => ending.abort(), client: keyValueStorage(storage, ending.signal) }
}

test('a value is read as it was written', async () => {
  const { client, stored } = open()
  await client.setItem('history', [{ id: 1 }])
  expect(stored('history')).toEqual([{ id: 1 }])
  expect(await client.getItem('history')).toEqual([{ id: 1 }])
})

test.each(['{', 'null', '"text"', '7'])('the stored text %s is read as no value', async (text) => {
  expect(await open({ key: text }).client.getItem('key')).toBeUndefined()
})

test('the keys and entries are those that the client has read or written, and not removed', async () => {
  const { client } = open({ read: '[{"id":1}]', other: '[{"id":2}]' })
  await client.getItem('read')
  await client.getItem('absent')
  await client.setItem('written', { a: 1 })
  await client.setItem('removed', { b: 1 })
  await client.removeItem('removed')
  expect(await client.getKeys()).toEqual(['read', 'written'])
  expect(await client.getEntries()).toEqual([
    ['read', [{ id: 1 }]],
    ['written', { a: 1 }],
  ])
})

test('a write keeps entries that another tab has added since the last read, and drops entries that this tab has removed', async () => {
  const { client, storage, stored } = open({ keys: '{"a":1,"b":1}', records: '[{"topic":"a"}]' })
  await client.getItem('keys')
  await client.getItem('records')
  storage.setItem('keys', '{"a":1,"b":1,"other":1}')
  storage.setItem('records', '[{"topic":"a"},{"topic":"other"}]')
  await client.setItem('keys', { a: 1, c: 1 })
  await client.setItem('records', [{ topic: 'b' }])
  expect(stored('keys')).toEqual({ a: 1, c: 1, other: 1 })
  expect(stored('records')).toEqual([{ topic: 'b' }, { topic: 'other' }])
  // The entry was written by this tab, so its absence is a removal.
  await client.setItem('keys', { a: 1 })
  expect(stored('keys')).toEqual({ a: 1, other: 1 })
})

test('a malformed entry of another tab is not merged into a write', async () => {
  const { client, storage, stored } = open()
  await client.getItem(`${PREFIX}keychain`)
  storage.setItem(`${PREFIX}keychain`, JSON.stringify({ bad: 'ab', good: SEED }))
  await client.setItem(`${PREFIX}keychain`, { own: SEED })
  expect(stored(`${PREFIX}keychain`)).toEqual({ good: SEED, own: SEED })
})

test('after the end nothing is written or removed', async () => {
  const { client, end, storage } = open({ key: '{"a":1}' })
  end()
  await client.setItem('key', { a: 2 })
  await client.removeItem('key')
  expect(storage.getItem('key')).toBe('{"a":1}')
})

test('events of the telemetry are not stored, and other keys are', async () => {
  const { client, storage } = open()
  await client.setItem(`${PREFIX}event-client`, [{ eventId: '1' }])
  await client.setItem(`${PREFIX}event-client-other`, [{ eventId: '1' }])
  expect(storage.getItem(`${PREFIX}event-client`)).toBeNull()
  expect(storage.getItem(`${PREFIX}event-client-other`)).not.toBeNull()
})

describe('entries that the client cannot use', () => {
  const session = {
    topic: 't',
    expiry: 1,
    namespaces: {},
    self: { publicKey: 'k' },
    peer: { metadata: { name: '', url: '', icons: [] } },
  }
  const subscription = { topic: 't', relay: { protocol: 'irn' } }

  test.each([
    ['keychain', { a: SEED, b: SEED.slice(1), c: `${SEED}0`, d: SEED.toUpperCase(), e: 5 }, { a: SEED }],
    ['session', [session, { ...session, self: {} }, { ...session, expiry: '1' }, null], [session]],
    ['subscription', [subscription, { topic: 't' }, { relay: subscription.relay }, 'text'], [subscription]],
    [
      'subscription',
      [
        { topic: 't', relay: { protocol: 'other' } },
        { topic: 1, relay: subscription.relay },
      ],
      [],
    ],
    ['history', [{ id: 1 }, null, [], 'text'], [{ id: 1 }]],
    ['messages', { topic: { hash: 'text' } }, { topic: { hash: 'text' } }],
  ])('are dropped from %s: %j', async (name, value, expected) => {
    const { client } = open({ [PREFIX + name]: JSON.stringify(value) })
    expect(await client.getItem(PREFIX + name)).toEqual(expected)
  })
})
