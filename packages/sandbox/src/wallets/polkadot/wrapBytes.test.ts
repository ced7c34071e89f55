import { bytesToHex } from '@noble/hashes/utils'
import RequestBytesSign from '@polkadot/extension-base/background/RequestBytesSign'
import { expect, test } from 'vitest'
import { wrapBytes } from './wrapBytes.ts'

/** Bytes that the real extension signs, in hex. */
const signedByExtension = (data: string): string => {
  const pair = { sign: (bytes: Uint8Array) => bytes }
  return new RequestBytesSign({ address: '', data, type: 'bytes' }).sign(undefined as never, pair as never)
    .signature
}

test.each([
  'hello',
  '<Bytes>',
  '<Bytes></Bytes>',
  '<Bytes>hello</Bytes>',
  '<Bytes>hello</Bytes> ',
  '<Byte></Bytes>',
  '\u0019Ethereum Signed Message:\n5hello',
])('%j is wrapped as by extensions', (text) => {
  const bytes = new TextEncoder().encode(text)
  expect(`0x${bytesToHex(wrapBytes(bytes))}`).toBe(signedByExtension(`0x${bytesToHex(bytes)}`))
})
