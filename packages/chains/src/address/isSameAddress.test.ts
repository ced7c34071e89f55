import { bech32 as encoding } from '@scure/base'
import { expect, test } from 'vitest'
import namespaceExamples from '../../vectors/namespaces-examples.json' with { type: 'json' }
import { isSameAddress } from './isSameAddress.ts'

const evm = '0x52908400098527886E0F7030069857D2E4169EE7'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const bech32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const validator = encoding.encode('cosmosvaloper', encoding.toWords(new Uint8Array(20).fill(7)))

test.each([
  ['one spelling', solana, solana, true],
  ['hex in another case', evm, evm.toLowerCase(), true],
  ['hex without 0x', evm, evm.slice(2), true],
  ['plain and CAIP-10', evm, `eip155:1:${evm.toLowerCase()}`, true],
  ['two networks of one namespace', `eip155:1:${evm}`, `eip155:137:${evm}`, true],
  ['bech32 in capitals', bech32, bech32.toUpperCase(), true],
  ['bech32 with a long prefix, in capitals', validator, validator.toUpperCase(), true],
  ['two namespaces', `eip155:1:${evm}`, `cosmos:x:${evm}`, false],
  ['base58 in another case', solana, solana.toLowerCase(), false],
  ['bech32 in mixed case', bech32, `B${bech32.slice(1)}`, false],
  ['text that is bech32 only in its first part', 'aa1qqqqqqo', 'AA1QQQQQQO', false],
  ['four parts', evm, `eip155:1:${evm}:1`, false],
  ['another address', evm, `${evm.slice(0, -1)}8`, false],
  ['nothing and something', '', evm, false],
])('[S5.9] [S3.12] %s: %s and %s are the same: %s', (_, a, b, expected) => {
  expect(isSameAddress(a, b)).toBe(expected)
  expect(isSameAddress(b, a)).toBe(expected)
})

test.each(
  Object.values(namespaceExamples)
    .flat()
    .filter((value) => value.split(':').length === 3),
)('[S5.9] %s is the same with and without its network', (value) => {
  expect(isSameAddress(value, value.split(':')[2]!)).toBe(true)
})
