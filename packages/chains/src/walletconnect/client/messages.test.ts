import { expect, test } from 'vitest'
import { parseMessage } from './messages.ts'

const session = {
  topic: 'topic',
  expiry: 4_000_000_000,
  namespaces: { eip155: { accounts: [], methods: [], events: [] } },
  peer: { metadata: { name: 'Wallet', url: '', icons: [] } },
}
const update = (value: unknown) => ({ kind: 'event', event: { type: 'update', session: value } })

test('an update with a complete session is accepted', () => {
  expect(parseMessage(update(session))).toEqual(update(session))
})

test.each([
  ['an update without namespaces', update({ topic: 'topic' })],
  ['an update with namespaces of another shape', update({ ...session, namespaces: { eip155: {} } })],
  ['an update without a session', update(undefined)],
  ['an event of another version', { kind: 'event', event: { type: 'moved' } }],
  ['a text of 5001 characters', { kind: 'uri', id: '1', uri: 'x'.repeat(5001) }],
  ['an id of 101 characters', { kind: 'accepted', id: 'x'.repeat(101) }],
  ['a text', 'update'],
])('%s is ignored', (_, message) => {
  expect(parseMessage(message)).toBeUndefined()
})
