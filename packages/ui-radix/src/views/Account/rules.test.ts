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

test('the buttons have the order of the host, without disabled features', () => {
  const features = { ...all, swaps: false, walletFeaturesOrder: ['send', 'swaps', 'receive'] } as const
  expect(names({ features })).toEqual(['send', 'receive'])
})

test('no button leads to a view that does not exist', () => {
  expect(names({ hasRoute: (route) => route === 'WalletReceive' })).toEqual(['receive'])
})

test.each([
  [{ activity: true, nfts: true, tokens: true }, ['tokens', 'nfts', 'activity']],
  [{ activity: false, nfts: true, tokens: true }, ['tokens', 'nfts']],
  [{ activity: false, nfts: false, tokens: false }, []],
])('an account with the features %j has the tabs %j [S2.21]', (offered, tabs) => {
  expect(accountTabs(offered)).toEqual(tabs)
})
