import { expect, test } from 'vitest'
import { isAddress } from './isAddress.ts'
import { isReceiver } from './isReceiver.ts'

const CHECKSUMMED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['a checksum that matches', CHECKSUMMED, true],
  ['a checksum that matches, without 0x', CHECKSUMMED.slice(2), true],
  ['a checksum that matches, behind 0X', CHECKSUMMED.replace('x', 'X'), true],
  ['lower case', CHECKSUMMED.toLowerCase(), true],
  ['upper case', `0x${CHECKSUMMED.slice(2).toUpperCase()}`, true],
  ['digits only', `0x${'12'.repeat(20)}`, true],
  ['one capital changed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', false],
  ['one small letter changed', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['one digit changed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec', false],
  ['one digit too few', CHECKSUMMED.slice(0, -1), false],
])('an EVM address with %s: %s', (_, address, expected) => {
  expect(isReceiver('eip155', address)).toBe(expected)
})

test('isAddress accepts an EVM address in any case', () => {
  expect(isAddress('eip155', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBe(true)
})

test('addresses of other namespaces are checked by isAddress alone', () => {
  expect(isReceiver('solana', '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm')).toBe(true)
  expect(isReceiver('solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv')).toBe(true)
  expect(isReceiver('solana', CHECKSUMMED)).toBe(false)
})
