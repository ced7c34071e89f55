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
  mergeFeatures({ entries: undefined, local: undefined, defaults: defaultFeatures, ...given })
const entry = (id: string, config?: readonly string[] | null, isEnabled = true): FeatureEntry => ({
  id,
  isEnabled,
  config,
})

describe('without remote configuration', () => {
  test.each([
    ['no options: the defaults apply', {}, {}],
    [
      'options of the app apply',
      { email: true, socials: ['google'], swaps: false, onramp: true },
      { socials: ['google'], swaps: false },
    ],
    ['`true` in place of a list is the default list', { socials: true, swaps: true }, {}],
    ['multi-wallet of the app applies', { multiWallet: true }, { multiWallet: true }],
    [
      'activity and branding of the app apply',
      { activity: false, branding: false },
      { activity: false, branding: false },
    ],
  ] as const)('%s [S9.37] [S9.41]', (_, local, difference) => {
    for (const entries of [undefined, null])
      expect(merge({ entries, local })).toEqual({ features: { ...defaults, ...difference }, ignored: [] })
  })
})

describe('the remote configuration decides [S7.28]', () => {
  test.each([
    ['email only', [entry('social_login', ['email'])], { email: true, socials: [] }],
    ['one social login', [entry('social_login', ['google'])], { socials: ['google'] }],
    ['no login', [entry('social_login', [])], {}],
    ['disabled logins', [entry('social_login', ['email', 'x'], false)], {}],
    ['a known and an unknown login', [entry('social_login', ['x', 'tiktok'])], { socials: ['x'] }],
    ['swaps', [entry('swap', ['1inch'])], { swaps: ['1inch'] }],
    ['swaps without a provider', [entry('swap', [])], {}],
    ['disabled swaps', [entry('swap', ['1inch'], false)], {}],
    ['onramp', [entry('onramp', ['coinbase'])], { onramp: ['coinbase'] }],
    ['activity', [entry('activity', [])], { activity: true }],
    ['disabled activity', [entry('activity', [], false)], {}],
    ['branding', [entry('reown_branding', [])], { branding: true }],
    ['multi-wallet', [entry('multi_wallet', [])], { multiWallet: true }],
    ['an entry without config', [entry('activity')], {}],
    ['an unknown feature', [entry('teleport', ['1'])], {}],
    ['no entries', [], {}],
  ] as const)('%s', (_, entries, difference) => {
    expect(merge({ entries })).toEqual({ features: { ...nothing, ...difference }, ignored: [] })
  })

  test.each([
    ['activity', { activity: false }, false],
    ['activity', {}, true],
    ['activity', { activity: true }, true],
  ] as const)('for an entry with config null the app decides: %s with %j', (id, local, is) => {
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

  test('the remote configuration overrides the options of the app', () => {
    const entries = [entry('social_login', ['email', 'discord'])]
    expect(merge({ entries, local: { socials: ['google'], email: false } }).features).toMatchObject({
      email: true,
      socials: ['discord'],
    })
  })
})

test('mergeFeatures does not change the defaults', () => {
  const { features } = merge({ local: { swaps: ['own'] } })
  expect(features.swaps).toEqual(['own'])
  expect(merge({}).features).toEqual(defaults)
})
