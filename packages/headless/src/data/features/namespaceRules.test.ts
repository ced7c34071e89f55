import type { ChainNamespace } from '@foyer/chains'
import { expect, test } from 'vitest'
import { hasFeature } from './featureRules.ts'

const all: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']

test.each([
  ['email', ['eip155', 'solana']],
  ['socials', ['eip155', 'solana']],
  ['tokens', ['eip155', 'solana']],
  ['nfts', ['eip155', 'solana']],
  ['send', ['eip155', 'solana']],
  ['onramp', ['eip155', 'solana']],
  ['swaps', ['eip155']],
  ['activity', ['eip155']],
  ['names', ['eip155']],
  ['smartSessions', ['eip155']],
  ['receive', all],
  ['branding', all],
] as const)('[S1.13] [S1.14] [S1.15] the feature %s is on in the namespaces %j', (name, expected) => {
  expect(all.filter((namespace) => hasFeature(namespace, name))).toEqual(expected)
})
