import type { useNetwork } from '@foyer/headless'
import { expect, test } from 'vitest'
import { explorerUrl } from './explorerUrl.ts'

const network = (url?: string) =>
  ({ blockExplorers: url === undefined ? undefined : { default: { name: 'x', url } } }) as ReturnType<
    typeof useNetwork
  >

test.each([
  { url: 'https://scan.example', expected: 'https://scan.example/address/0xab' },
  { url: 'https://scan.example/', expected: 'https://scan.example/address/0xab' },
  { url: 'http://localhost:4000', expected: 'http://localhost:4000/address/0xab' },
  { url: 'javascript:alert(1)//', expected: undefined },
  { url: 'data:text/html,x', expected: undefined },
  { url: 'not a url', expected: undefined },
  { url: undefined, expected: undefined },
])('$url → $expected', ({ url, expected }) => expect(explorerUrl(network(url), '0xab')).toBe(expected))

test('an address cannot leave its place in the path', () => {
  expect(explorerUrl(network('https://scan.example'), '../../x?y#z')).toBe(
    'https://scan.example/address/..%2F..%2Fx%3Fy%23z',
  )
})

test('a transaction has a page of its own', () => {
  expect(explorerUrl(network('https://scan.example'), '0xab', 'tx')).toBe('https://scan.example/tx/0xab')
})
