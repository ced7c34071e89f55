import { expect, test } from 'vitest'
import { hasAddressShape } from './hasAddressShape.ts'

test.each([
  ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', true],
  ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79', false],
  ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C800', false],
  ['eip155', 'notanaddress', false],
  ['solana', '11111111111111111111111111111111', true],
  ['solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', true],
  ['solana', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', true],
  ['polkadot', '1', false],
  ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['bip122', '<script>', false],
  ['cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', true],
  ['cosmos', 'cosmos1', false],
  ['cosmos', 'cosmos2fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', false],
] as const)('%s %s: %s', (namespace, address, expected) => {
  expect(hasAddressShape(namespace, address)).toBe(expected)
})

test.each([
  ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ['solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
] as const)('%s: a text that contains an address has not its shape', (namespace, address) => {
  expect(hasAddressShape(namespace, address)).toBe(true)
  for (const text of [`${address}"`, `"${address}`, `${address}\n`])
    expect(hasAddressShape(namespace, text)).toBe(false)
})
