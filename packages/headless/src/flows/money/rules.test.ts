import { expect, test } from 'vitest'
import { isOwnerless, isTokenItself, transferToken } from './rules.ts'

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const SOLANA = 'HsKqJg6ZCvBPYA7pQXVNDKPdxzcMcnSyQ6UvLjPAV3uR'

test.each([
  ['0x0000000000000000000000000000000000000000', true],
  ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', true],
  ['11111111111111111111111111111111', true],
  ['So11111111111111111111111111111111111111111', true],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['0x0000000000000000000000000000000000000001', false],
])('money sent to %s is lost: %s', (address, expected) => {
  expect(isOwnerless(address)).toBe(expected)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', undefined],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111', undefined],
  ['eip155:1:0x5a11D0c0000000000000000000000000000000a1', '0x5a11D0c0000000000000000000000000000000a1'],
  ['0x5a11D0c0000000000000000000000000000000a1', '0x5a11D0c0000000000000000000000000000000a1'],
  // Wrapped SOL is a token: its mint and the placeholder differ in the last character.
  ['So11111111111111111111111111111111111111112', 'So11111111111111111111111111111111111111112'],
])('a transfer of the address %s has the token contract %s', (address, token) => {
  expect(transferToken(address)).toBe(token)
})

const token = { caipNetworkId: 'eip155:1', address: EVM }
test.each([
  [true, { token, receiver: EVM.toLowerCase() }],
  [false, { token, receiver: undefined }],
  [false, { token: { caipNetworkId: 'eip155:1' }, receiver: EVM }],
  [false, { token: { caipNetworkId: 'eip155:1' }, receiver: undefined }],
  [false, { token: undefined, receiver: EVM }],
  [true, { token: { caipNetworkId: 'solana:x', address: SOLANA }, receiver: SOLANA }],
  [false, { token: { caipNetworkId: 'solana:x', address: SOLANA }, receiver: SOLANA.toLowerCase() }],
])('a token as its own receiver: %s, %o', (isIt, facts) => {
  expect(isTokenItself(facts)).toBe(isIt)
})
