import { expect, test } from 'vitest'
import { hasIdentity, identityFrom, needsNames } from './rules.ts'

test.each([
  ['eip155', false, true],
  ['eip155', true, false],
  ['solana', false, false],
  ['bip122', false, false],
  ['polkadot', false, false],
  ['cosmos', false, false],
] as const)('whether %s, with test network %s, has identities: %s', (namespace, isTestnet, expected) => {
  expect(hasIdentity({ namespace, isTestnet })).toBe(expected)
})

const names = [{ name: 'first.example' }, { name: 'second.example' }]
const avatar = 'https://img.example/a.png'

test.each([
  ['a name and an avatar', { name: 'mira.example', avatar }, false, { name: 'mira.example', avatar }],
  ['a name', { name: 'mira.example', avatar: null }, false, { name: 'mira.example', avatar: null }],
  ['an avatar', { name: null, avatar }, true, { name: 'first.example', avatar }],
  ['an empty name', { name: '', avatar: null }, true, { name: 'first.example', avatar: null }],
  ['neither', { name: null, avatar: null }, true, { name: 'first.example', avatar: null }],
  ['no answer', undefined, true, { name: 'first.example', avatar: null }],
])('identity from a profile with %s', (_, profile, isLookedUp, expected) => {
  expect(needsNames(profile)).toBe(isLookedUp)
  expect(identityFrom(profile, names)).toEqual(expected)
  if (isLookedUp) expect(identityFrom(profile, []).name).toBeNull()
})
