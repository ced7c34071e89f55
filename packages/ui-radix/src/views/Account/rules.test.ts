import { expect, test } from 'vitest'
import { accountFeatures, accountTabs } from './rules.ts'

const all = {
  onramp: ['meld'],
  swaps: ['1inch'],
  receive: true,
  send: true,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
} as const
const names = (facts: Partial<Parameters<typeof accountFeatures>[0]>): readonly string[] =>
  accountFeatures({ features: all, namespace: 'eip155', hasRoute: () => true, ...facts }).map(
    ({ feature }) => feature,
  )

test.each([
  { namespace: 'eip155', expected: ['onramp', 'swaps', 'receive', 'send'] },
  { namespace: 'solana', expected: ['onramp', 'receive', 'send'] },
  { namespace: 'bip122', expected: ['receive'] },
])('what works on $namespace: $expected', ({ namespace, expected }) => {
  expect(names({ namespace })).toEqual(expected)
})

test('in the host’s order; what is off is not there', () => {
  const features = { ...all, swaps: false, walletFeaturesOrder: ['send', 'swaps', 'receive'] } as const
  expect(names({ features })).toEqual(['send', 'receive'])
})

test('nothing leads to a view that is not there', () => {
  expect(names({ hasRoute: (route) => route === 'WalletReceive' })).toEqual(['receive'])
})

test.each([
  { namespace: 'eip155', isActivityOn: true, expected: ['tokens', 'nfts', 'activity'] },
  { namespace: 'eip155', isActivityOn: false, expected: ['tokens', 'nfts'] },
  { namespace: 'solana', isActivityOn: true, expected: ['tokens', 'nfts'] },
  { namespace: 'bip122', isActivityOn: true, expected: [] },
])('tabs of $namespace with activity $isActivityOn: $expected [S2.21]', ({ expected, ...facts }) => {
  expect(accountTabs(facts)).toEqual(expected)
})
