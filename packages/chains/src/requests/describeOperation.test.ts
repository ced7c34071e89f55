import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { describeOperation, toHex } from './describeOperation.ts'

test.each([
  ['a text', 'hi', { text: 'hi', bytes: '0x6869' }],
  ['bytes of a text', Uint8Array.of(0x68, 0x69), { text: 'hi', bytes: '0x6869' }],
  ['other bytes', Uint8Array.of(0xff), { text: undefined, bytes: '0xff' }],
])('content of a message: %s', (_, message, content) => {
  expect(describeOperation('signMessage', { message })).toMatchObject({
    type: 'message',
    isHash: false,
    ...content,
  })
})

/** Off-chain messages of Solana, by `@solana/offchain-messages` 8.4.0. */
const offchain = [
  '/3NvbGFuYSBvZmZjaGFpbgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQEBBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwdmAGFwcC5leGFtcGxlIHdhbnRzIHlvdSB0byBzaWduIGluIHdpdGggeW91ciBTb2xhbmEgYWNjb3VudDoKVVM1MTdHNTk2NWF5ZGtaNDZIUzM4UUxpN1VRaVNvanVyZmJRZktDRUxGeA==',
  '/3NvbGFuYSBvZmZjaGFpbgEBBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwdhcHAuZXhhbXBsZSB3YW50cyB5b3UgdG8gc2lnbiBpbiB3aXRoIHlvdXIgU29sYW5hIGFjY291bnQ6ClVTNTE3RzU5NjVheWRrWjQ2SFMzOFFMaTdVUWlTb2p1cmZiUWZLQ0VMRng=',
].map((message) => base64.decode(message))

test.each([0, 1])('an off-chain message of Solana of version %i has the text in it', (version) => {
  const message = offchain[version]
  expect(describeOperation('signMessage', { message })).toMatchObject({
    text: 'app.example wants you to sign in with your Solana account:\nUS517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx',
    bytes: toHex(message ?? new Uint8Array()),
    signInDomain: 'app.example',
  })
})

test.each([
  ['the first byte', 0, 0xfe],
  ['the name', 1, 0x53],
  ['the version', 16, 2],
])('bytes are no off-chain message by %s', (_, at, byte) => {
  const message = offchain[1]?.with(at, byte)
  expect(describeOperation('signMessage', { message })).toMatchObject({ text: undefined })
})

test.each([
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
  'signPsbt',
  'grantPermissions',
  'revokePermissions',
  'requestExecutionPermissions',
  'revokeExecutionPermission',
])('%s asks the user, with content that is not read', (method) => {
  expect(describeOperation(method, {})).toEqual({ type: 'other', method })
})

test.each(['readSession', 'verifyMessage', 'getBalance', 'getCapabilities', 'estimateGas', 'toString'])(
  '%s asks the user nothing',
  (method) => {
    expect(describeOperation(method, {})).toBeUndefined()
  },
)

test('a transfer of tokens is a call of the token, whose receiver is shown as an address', () => {
  expect(describeOperation('transferToken', { to: 'bob', token: 'usd', value: 5n })).toEqual({
    type: 'transaction',
    calls: [
      {
        to: 'usd',
        value: 0n,
        decoded: {
          name: 'transfer',
          fields: [
            { label: 'to', value: 'bob', type: 'address' },
            { label: 'amount', value: '5', type: 'text' },
          ],
        },
        effects: [{ type: 'transfer', token: 'usd', to: 'bob', value: 5n }],
      },
    ],
  })
})

test.each([
  [5n, 5n],
  ['5', 5n],
  ['0x10', 16n],
  [undefined, 0n],
  ['all', 0n],
  [1.5, 0n],
  [-1n, 0n],
  [2n ** 256n, 0n],
])('the value %s is shown as %s, as it is sent (R69)', (value, expected) => {
  const content = { type: 'transaction', calls: [{ to: 'bob', value: expected }] }
  expect(describeOperation('sendTransaction', { to: 'bob', value })).toMatchObject(content)
  expect(describeOperation('sendCalls', { calls: [{ to: 'bob', value }] })).toMatchObject(content)
})
