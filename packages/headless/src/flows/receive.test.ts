import { base, mainnet, solana } from '@foyer/chains/networks'
import { expect, test } from 'vitest'
import { receivingNetworks } from './receive.ts'

const networks = [mainnet, base, solana]
test.each([
  [[mainnet, base], { active: base, isSmartAccount: false }],
  [[base], { active: base, isSmartAccount: true }],
  [[solana], { active: solana, isSmartAccount: false }],
])('an account receives on networks of its namespace: %#', (expected, facts) => {
  expect(receivingNetworks({ networks, ...facts })).toEqual(expected)
})
