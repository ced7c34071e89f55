import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { ORDINAL, PAYMENT, PSBT, TESTNET } from '../test/fakeBitcoinWallets.ts'
import { formatUnits } from '../units.ts'
import { networkOfAddress } from './networks.ts'
import { parseAddresses } from './parseAddresses.ts'
import { readPsbt } from './requests/readPsbt.ts'
import { toAccounts } from './rules.ts'

const payment = { address: PAYMENT, purpose: 'payment' } as const
const ordinal = { address: ORDINAL, purpose: 'ordinal' } as const
const third = { address: TESTNET, purpose: 'payment' } as const

test.each([
  ['payment and ordinals', [payment, ordinal], undefined, [PAYMENT, ORDINAL], ['payment', 'ordinal']],
  ['ordinals and payment', [ordinal, payment], undefined, [PAYMENT, ORDINAL], ['payment', 'ordinal']],
  ['the requested address first', [payment, ordinal], ORDINAL, [ORDINAL, PAYMENT], ['ordinal', 'payment']],
  ['a payment address alone', [payment], undefined, [PAYMENT], ['payment']],
  ['an ordinals address alone', [ordinal], undefined, [ORDINAL], ['payment']],
  [
    'one address for both purposes',
    [payment, { ...payment, purpose: 'ordinal' as const }],
    undefined,
    [PAYMENT],
    ['payment'],
  ],
  ['three addresses', [payment, third, ordinal], undefined, [PAYMENT, ORDINAL], ['payment', 'ordinal']],
  ['two payment addresses', [payment, third], undefined, [PAYMENT, TESTNET], ['payment', 'ordinal']],
  ['none', [], undefined, [], []],
])('[S3.2] [S3.9] accounts: %s', (_, addresses, wanted, expected, types) => {
  const accounts = toAccounts(addresses, wanted)
  expect(accounts.map(({ address }) => address)).toEqual(expected)
  expect(accounts.map(({ type }) => type)).toEqual(types)
})

test('[S3.8] [S3.10] [S3.11] addresses are parsed in many formats, and invalid addresses are dropped', () => {
  expect(
    parseAddresses([
      PAYMENT,
      { address: ORDINAL, purpose: 'ordinals', publicKey: new Uint8Array(33).fill(2) },
      { address: ORDINAL, intention: 'ordinal', path: 'm/86' },
      { address: PAYMENT, type: 'p2wpkh', publicKey: '04'.repeat(32), derivationPath: 'm/84' },
      { address: ORDINAL, type: 'p2tr', publicKey: 'no key' },
      { address: ORDINAL, type: 'p2tr', purpose: 'payment' },
      // MetaMask has no public key for the page, and the text of the address in its place.
      { address: PAYMENT, publicKey: new TextEncoder().encode(PAYMENT) },
      { address: 'SP000000000000000000002Q6VF78', purpose: 'stacks' },
      { address: 'x'.repeat(1_000_000) },
      null,
      7,
    ]),
  ).toEqual([
    { address: PAYMENT, purpose: 'payment' },
    { address: ORDINAL, purpose: 'ordinal', publicKey: '02'.repeat(33) },
    { address: ORDINAL, purpose: 'ordinal', path: 'm/86' },
    { address: PAYMENT, purpose: 'payment', publicKey: '04'.repeat(32), path: 'm/84' },
    { address: ORDINAL, purpose: 'ordinal' },
    { address: ORDINAL, purpose: 'payment' },
    { address: PAYMENT, purpose: 'payment' },
  ])
  for (const answer of [undefined, null, 'bc1', {}, { addresses: [] }])
    expect(parseAddresses(answer)).toEqual([])
})

test.each([
  [PAYMENT, undefined, 'mainnet'],
  [PAYMENT.toUpperCase(), 'testnet', 'mainnet'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'testnet', 'mainnet'],
  ['35PBEaofpUeH8VnnNSorM1QZsadrZoQp4N', undefined, 'mainnet'],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', undefined, 'testnet'],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'mainnet', 'testnet'],
  [TESTNET, undefined, 'testnet'],
  [TESTNET, 'mainnet', 'testnet'],
  [TESTNET, 'signet', 'signet'],
] as const)('[S3.23] %s, with %s expected, is an address of %s', (address, expected, network) => {
  expect(networkOfAddress(address, expected)).toBe(network)
})

test.each([
  [0n, '0'],
  [1n, '0.00000001'],
  [100_000_000n, '1'],
  [123_456_789_000n, '1234.56789'],
  [2_100_000_000_000_000n, '21000000'],
])('%s satoshis are %s bitcoins', (satoshis, bitcoins) => {
  expect(formatUnits(satoshis, 8)).toBe(bitcoins)
})

test.each([1, 6, 252, 253, 300])('reads the %i inputs and the outputs of a PSBT', (count) => {
  const transaction = new Transaction()
  for (let index = 0; index < count; index += 1)
    transaction.addInput({ txid: new Uint8Array(32).fill(1), index })
  for (const amount of [1n, 2n]) transaction.addOutputAddress(PAYMENT, amount)
  for (const version of [0, 2]) {
    const psbt = readPsbt(transaction.toPSBT(version))
    expect(psbt?.inputs).toHaveLength(count)
    expect(psbt?.outputs.map(({ value }) => value)).toEqual([1n, 2n])
  }
})

test('other bytes are no PSBT', () => {
  const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  expect(readPsbt(bytes(PSBT))?.inputs).toHaveLength(1)
  expect(readPsbt(new Uint8Array(20))).toBeUndefined()
})
