import { expect, test } from 'vitest'
import { foreignNamespaces } from './foreignNamespaces.ts'

test.each([
  ['', []],
  ['eth_accounts;solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp;polkadot', []],
  ['x["solana:signTransaction"]', ['a.js speaks solana: solana:signTransaction']],
  ['window.keplr', ['a.js speaks cosmos: keplr']],
] as const)('%s', (text, found) => {
  expect(foreignNamespaces(new Map([['a.js', text]]))).toEqual(found)
})
