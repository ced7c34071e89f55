import { describe, expect, test } from 'vitest'
import { chooseAddress, evmCoinTypes, isOfOtherAccount } from './nameRecord.ts'

describe('the coin types of an EVM network, the best first', () => {
  test.each([
    [1, [2147483649, 60, 2147483648]],
    [137, [2147483785, 2147483648]],
    [8453, [2147492101, 2147483648]],
    [2 ** 31 - 1, [2 ** 32 - 1, 2147483648]],
    [2 ** 31, [2147483648]],
  ])('are, for chain %d, %j', (chainId, expected) => {
    expect(evmCoinTypes(chainId)).toEqual(expected)
  })
})

describe('the address of a name', () => {
  const isUsable = (address: string): boolean => address.startsWith('0x')
  const all = {
    2147483785: { address: '0x137' },
    2147483648: { address: '0xdefault' },
    60: { address: '0x60' },
    0: { address: 'bc1' },
  }
  test.each([
    ['is that of the coin type of the chain', all, [2147483785, 2147483648], '0x137'],
    ['is that of the next coin type', all, [2147483658, 2147483648], '0xdefault'],
    [
      'is not that of another coin type',
      { 60: { address: '0x60' }, 2147492101: { address: '0x1' } },
      [2147483785],
      null,
    ],
    ['is not an unusable one', { 0: { address: 'bc1' } }, [0], null],
    ['is the next usable one', { 1: { address: 'x' }, 2: { address: '0x2' } }, [1, 2], '0x2'],
    ['is null without records', {}, [60], null],
  ])('%s', (_, addresses, coinTypes, expected) => {
    expect(chooseAddress(addresses, { coinTypes, isUsable })).toBe(expected)
  })
})

describe('isOfOtherAccount', () => {
  const [alice, bob] = [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ]
  test.each([
    [{ 60: { address: bob } }, true],
    [{ 2147483648: { address: bob } }, true],
    [{ 2147492101: { address: bob }, 60: { address: bob } }, true],
    [{ 60: { address: alice.toLowerCase() } }, false],
    [{ 60: { address: bob }, 2147483785: { address: alice } }, false],
    [{ 0: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' } }, false],
    [{}, false],
  ])('returns for the record %j: %s', (addresses, expected) => {
    expect(isOfOtherAccount(addresses, alice)).toBe(expected)
  })
})
