import { expect, test } from 'vitest'
import { parseChainId, parseQuantity } from './quantity.ts'

test.each<[unknown, string | undefined]>([
  [1n, '1'],
  [0n, undefined],
  [-1n, undefined],
  ['0x89', '137'],
  ['0X89', '137'],
  ['0x01', '1'],
  ['137', '137'],
  [137, '137'],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [2 ** 53, undefined],
  ['', undefined],
  ['0x', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['1\n', undefined],
  [null, undefined],
  [true, undefined],
])('chain id %o is %s', (value, chainId) => {
  expect(parseChainId(value)).toBe(chainId)
})

test.each<[unknown, bigint | undefined]>([
  ['0x0', 0n],
  ['0xAb', 171n],
  [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  [`0x${'f'.repeat(65)}`, undefined],
  ['0x', undefined],
  ['171', undefined],
  ['0x1\n', undefined],
  [' 0x1', undefined],
  [1, undefined],
  [undefined, undefined],
])('quantity %o is %s', (value, quantity) => {
  expect(parseQuantity(value)).toBe(quantity)
})
