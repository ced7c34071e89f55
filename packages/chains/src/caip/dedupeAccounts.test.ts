import { expect, test } from 'vitest'
import { dedupeAccounts } from './dedupeAccounts.ts'

const evm = '0x52908400098527886E0F7030069857D2E4169EE7'
const bech32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test.each([
  ['hex, in any case', [evm, evm.toLowerCase()], [evm]],
  ['hex, with and without 0x', [evm.slice(2), evm], [evm.slice(2)]],
  ['bech32, in any case', [bech32.toUpperCase(), bech32], [bech32.toUpperCase()]],
  ['the first position is kept', ['a', evm, 'b', evm.toLowerCase(), 'a'], ['a', evm, 'b']],
  [
    'base58, case-sensitive',
    ['So11111111111111111111111111111111111111112', 'so11111111111111111111111111111111111111112'],
    ['So11111111111111111111111111111111111111112', 'so11111111111111111111111111111111111111112'],
  ],
  ['an empty list', [], []],
])('[S3.12] removes duplicates: %s', (_, addresses, kept) => {
  expect(dedupeAccounts(addresses.map((address) => ({ address })))).toEqual(
    kept.map((address) => ({ address })),
  )
})

test('[S3.12] keeps the first of two accounts unchanged', () => {
  const [first, second] = [
    { address: evm, type: 'smartAccount' },
    { address: evm.toLowerCase(), type: 'eoa' },
  ]
  expect(dedupeAccounts([first, second])).toEqual([first])
})
