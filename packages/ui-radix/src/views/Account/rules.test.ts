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
  accountFeatures({ features: all, hasRoute: () => true, ...facts }).map(({ feature }) => feature)

test('in the host’s order; what is off is not there', () => {
  const features = { ...all, swaps: false, walletFeaturesOrder: ['send', 'swaps', 'receive'] } as const
  expect(names({ features })).toEqual(['send', 'receive'])
})

test('nothing leads to a view that is not there', () => {
  expect(names({ hasRoute: (route) => route === 'WalletReceive' })).toEqual(['receive'])
})

test.each([
  [{ activity: true, nfts: true, tokens: true }, ['tokens', 'nfts', 'activity']],
  [{ activity: false, nfts: true, tokens: true }, ['tokens', 'nfts']],
  [{ activity: false, nfts: false, tokens: false }, []],
])('an account that offers %j has the tabs %j [S2.21]', (offered, tabs) => {
  expect(accountTabs(offered)).toEqual(tabs)
})
