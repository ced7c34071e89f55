import { expect, test } from 'vitest'
import { describeOperation } from './describeOperation.ts'

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
