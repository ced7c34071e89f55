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
