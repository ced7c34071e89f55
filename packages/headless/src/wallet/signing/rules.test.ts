import { expect, test } from 'vitest'
import { compareWithReview } from './rules.ts'

test.each([
  ['same', 'nothing moved', {}],
  ['same', 'the wallet does not say where it is', { liveChainId: undefined }],
  ['NETWORK_CHANGED', 'the wallet moved', { liveChainId: '137' }],
  ['ACCOUNT_CHANGED', 'the account is gone', { hasAccount: false }],
  ['ACCOUNT_CHANGED', 'both', { hasAccount: false, liveChainId: '137' }],
] as const)('[S1.4] %s: %s', (difference, _, facts) => {
  expect(compareWithReview({ hasAccount: true, reviewedChainId: '1', liveChainId: '1', ...facts })).toBe(
    difference,
  )
})
