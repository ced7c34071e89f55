import type { SwapToken } from '@foyer/headless'
import { expect, test } from 'vitest'
import { lookalikes, otherTokens, rankTokens } from './rules.ts'

const token = (symbol: string, name: string, address: string): SwapToken => ({
  id: `eip155:1:${address}`,
  caipNetworkId: 'eip155:1',
  address,
  name,
  symbol,
  quantity: { decimals: '18', numeric: '0' },
})
const { address: _, ...native } = token('POL', 'Polygon', '')
const tokens = [
  token('WETH', 'Wrapped Ether', '0x1'),
  token('ETHX', 'Other', '0x2'),
  token('USDC', 'Dollar', '0xabc'),
  native,
]

test.each([
  ['eth', ['ETHX', 'WETH']],
  ['  DOLLAR ', ['USDC']],
  ['0xABC', ['USDC']],
  ['', ['WETH', 'ETHX', 'USDC', 'POL']],
  ['undefined', []],
  ['nothing', []],
])('%j finds %j', (typed, symbols) => {
  expect(rankTokens(tokens, typed).map(({ symbol }) => symbol)).toEqual(symbols)
})

test('lookalikes are tokens with the same symbol, without duplicate entries', () => {
  const [first = token('A', 'A', '0x9')] = tokens
  expect([...lookalikes([...tokens, first])]).toEqual([])
  expect([...lookalikes([...tokens, token('usdc', 'Fake', '0xdef')])]).toEqual(['usdc'])
})

test('a held token is not among the other tokens', () => {
  const held = [token('ETHX', 'Other', '0x2')]
  expect(otherTokens(tokens, held).map(({ symbol }) => symbol)).toEqual(['WETH', 'USDC', 'POL'])
  expect(otherTokens(tokens, [])).toEqual(tokens)
})
