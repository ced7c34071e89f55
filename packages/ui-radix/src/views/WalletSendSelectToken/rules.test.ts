import type { TokenBalance } from '@foyer/headless'
import { expect, test } from 'vitest'
import { filterTokens } from './rules.ts'

const token = (name: string, symbol: string, numeric = '1'): TokenBalance => ({
  id: `eip155:1:${name}`,
  caipNetworkId: 'eip155:1',
  name,
  symbol,
  quantity: { decimals: '18', numeric },
})
const tokens = [token('Ether', 'ETH'), token('Amber Dollar', 'AMBD'), token('Nothing', 'NTH', '0.000')]

test.each([
  ['', ['Ether', 'Amber Dollar']],
  ['  AMBER ', ['Amber Dollar']],
  ['ambd', ['Amber Dollar']],
  ['eth', ['Ether']],
  ['nothing', []],
])('%j finds %j', (typed, names) => {
  expect(filterTokens(tokens, typed).map(({ name }) => name)).toEqual(names)
})
