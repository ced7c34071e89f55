import { describe, expect, test } from 'vitest'
import { defaultFeatures, type RemoteFeatures } from '../../core/features.ts'
import { type MergeFacts, mergeFeatures } from './projectRules.ts'
import type { FeatureEntry } from './startProject.ts'

const { email, socials, swaps, onramp, activity, branding, multiWallet } = defaultFeatures
const defaults: RemoteFeatures = { email, socials, swaps, onramp, activity, branding, multiWallet }
const nothing: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
  multiWallet: false,
}

const merge = (given: Partial<MergeFacts>) =>
  mergeFeatures({ entries: undefined, local: undefined, usual: defaultFeatures, ...given })
const entry = (id: string, config?: readonly string[] | null, isEnabled = true): FeatureEntry => ({
  id,
  isEnabled,
  config,
})

describe('without remote configuration', () => {
  test.each([
    ['an app that says nothing', {}, {}],
    [
      'an app that decides',
      { email: true, socials: ['google'], swaps: false, onramp: true },
      { socials: ['google'], swaps: false },
    ],
    ['lists that are simply on', { socials: true, swaps: true }, {}],
    ['several wallets, by the app', { multiWallet: true }, { multiWallet: true }],
    ['activity and branding', { activity: false, branding: false }, { activity: false, branding: false }],
  ] as const)('%s [S9.37] [S9.41]', (_, local, difference) => {
    for (const entries of [undefined, null])
      expect(merge({ entries, local })).toEqual({ features: { ...defaults, ...difference }, ignored: [] })
  })
})

describe('the remote configuration decides [S7.28]', () => {
  test.each([
    ['e-mail alone', [entry('social_login', ['email'])], { email: true, socials: [] }],
    ['a login alone', [entry('social_login', ['google'])], { socials: ['google'] }],
    ['no login', [entry('social_login', [])], {}],
    ['a login that is off', [entry('social_login', ['email', 'x'], false)], {}],
    ['an unknown login', [entry('social_login', ['x', 'tiktok'])], { socials: ['x'] }],
    ['swaps', [entry('swap', ['1inch'])], { swaps: ['1inch'] }],
    ['swaps without a provider', [entry('swap', [])], {}],
    ['swaps that are off', [entry('swap', ['1inch'], false)], {}],
    ['buying', [entry('onramp', ['coinbase'])], { onramp: ['coinbase'] }],
    ['activity', [entry('activity', [])], { activity: true }],
    ['activity that is off', [entry('activity', [], false)], {}],
    ['branding', [entry('reown_branding', [])], { branding: true }],
    ['several wallets', [entry('multi_wallet', [])], { multiWallet: true }],
    ['an entry that says nothing of its own', [entry('activity')], {}],
    ['an unknown feature', [entry('teleport', ['1'])], {}],
    ['nothing', [], {}],
  ] as const)('%s', (_, entries, difference) => {
    expect(merge({ entries })).toEqual({ features: { ...nothing, ...difference }, ignored: [] })
  })

  test.each([
    ['activity', { activity: false }, false],
    ['activity', {}, true],
    ['activity', { activity: true }, true],
  ] as const)('the app decides about a feature without config: %s of %j', (id, local, is) => {
    const merged = merge({ entries: [entry(id, null)], local })
    expect([merged.features.activity, merged.ignored]).toEqual([is, []])
  })

  test.each([
    [{ socials: ['google'] }, [entry('social_login', ['email', 'discord'])], ['socials']],
    [{ onramp: ['meld'] }, [], ['onramp']],
    [{ activity: true, branding: true }, [entry('activity', [])], ['activity', 'branding']],
    [{ activity: undefined }, [entry('activity', [])], []],
  ] as const)('overridden options are reported: %j', (local, entries, ignored) => {
    expect(merge({ entries, local }).ignored).toEqual(ignored)
  })

  test('it overrides the app', () => {
    const entries = [entry('social_login', ['email', 'discord'])]
    expect(merge({ entries, local: { socials: ['google'], email: false } }).features).toMatchObject({
      email: true,
      socials: ['discord'],
    })
  })
})

test('defaults are not mutated', () => {
  const { features } = merge({ local: { swaps: ['own'] } })
  expect(features.swaps).toEqual(['own'])
  expect(merge({}).features).toEqual(defaults)
})
