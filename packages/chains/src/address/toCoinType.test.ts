import { expect, test } from 'vitest'
import { toCoinType } from './toCoinType.ts'

test.each([
  [0, 2147483648],
  [1, 2147483649],
  [61, 2147483709],
  [100, 2147483748],
  [137, 2147483785],
  [42161, 2147525809],
  [2147483647, 4294967295],
])('[S5.19] chain %i has coin type %i', (chainId, coinType) => {
  expect(toCoinType(chainId)).toBe(coinType)
})

test.each([2 ** 31, 2 ** 53, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1' as unknown as number])(
  '[S5.19] [S8.55] chain %s has no coin type',
  (chainId) => {
    expect(() => toCoinType(chainId)).toThrow(
      expect.objectContaining({ code: 'INVALID_CHAIN_ID', shortMessage: 'Invalid chainId' }),
    )
  },
)
