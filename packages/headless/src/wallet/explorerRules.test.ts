import type { CaipNetwork } from '@foyer/chains'
import * as networks from '@foyer/chains/networks'
import { expect, test } from 'vitest'
import { explorerUrl } from './explorerRules.ts'

const network = (url?: string) =>
  ({ blockExplorers: url === undefined ? undefined : { default: { name: 'x', url } } }) as CaipNetwork

test.each([
  { url: 'https://scan.example', expected: 'https://scan.example/address/0xab' },
  { url: 'https://scan.example/', expected: 'https://scan.example/address/0xab' },
  // Subscan uses its own paths in every namespace.
  { url: 'https://moonbeam.subscan.io', expected: 'https://moonbeam.subscan.io/account/0xab' },
  { url: 'https://subscan.io.example', expected: 'https://subscan.io.example/address/0xab' },
  { url: 'https://scan.example/cosmos/', expected: 'https://scan.example/cosmos/address/0xab' },
  { url: 'https://notsubscan.io', expected: 'https://notsubscan.io/address/0xab' },
  { url: 'http://localhost:4000', expected: 'http://localhost:4000/address/0xab' },
  { url: 'javascript:alert(1)//', expected: undefined },
  { url: 'data:text/html,x', expected: undefined },
  { url: 'not a url', expected: undefined },
  { url: undefined, expected: undefined },
])('$url → $expected', ({ url, expected }) => expect(explorerUrl(network(url), '0xab')).toBe(expected))

test.each([
  [networks.mainnet, 'https://etherscan.io/address/0xab'],
  [networks.solana, 'https://solscan.io/address/0xab'],
  [networks.solanaDevnet, 'https://solscan.io/address/0xab?cluster=devnet'],
  [networks.solanaTestnet, 'https://solscan.io/address/0xab?cluster=testnet'],
  [networks.bitcoinTestnet, 'https://mempool.space/testnet/address/0xab'],
  [networks.polkadot, 'https://assethub-polkadot.subscan.io/account/0xab'],
  [networks.cosmoshub, 'https://www.mintscan.io/cosmos/address/0xab'],
])('URL of an account in the explorer of $name [S3.18, S3.89]', (of, expected) => {
  expect(explorerUrl(of, '0xab')).toBe(expected)
})

test('the URL of a transaction on Solana Devnet keeps the cluster', () => {
  expect(explorerUrl(networks.solanaDevnet, '5x', 'tx')).toBe('https://solscan.io/tx/5x?cluster=devnet')
})

test('an address cannot escape its path segment', () => {
  expect(explorerUrl(network('https://scan.example'), '../../x?y#z')).toBe(
    'https://scan.example/address/..%2F..%2Fx%3Fy%23z',
  )
})

test.each(['', '.', '..'])('the id "%s" has no URL', (id) => {
  expect(explorerUrl(network('https://scan.example'), id)).toBeUndefined()
  expect(explorerUrl(network('https://scan.example'), id, 'tx')).toBeUndefined()
})

test('the URL of a transaction has the path /tx', () => {
  expect(explorerUrl(network('https://scan.example'), '0xab', 'tx')).toBe('https://scan.example/tx/0xab')
})
