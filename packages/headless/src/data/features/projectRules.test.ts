import { describe, expect, test } from 'vitest'
import { defaultFeatures, type RemoteFeatures } from '../../core/features.ts'
import { type MergeFacts, mergeFeatures, isOriginAllowed } from './projectRules.ts'
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

const page = 'https://www.a.com'

describe('[S5.14] where a project may be used', () => {
  test.each([
    ['a list that names nothing', page, [], true],
    ['the origin itself', page, [page], true],
    ['another', page, ['https://b.com'], false],
    ['a star is one whole label', page, ['https://*.a.com'], true],
    ['not none', 'https://a.com', ['https://*.a.com'], false],
    ['not two', 'https://x.y.a.com', ['https://*.a.com'], false],
    ['two stars are two', 'https://x.y.a.com', ['https://*.*.a.com'], true],
    ['a label of star and text is none', 'https://w-1.a.com', ['https://w-*.a.com'], false],
    ['nor as it is written', 'https://w-*.a.com', ['https://w-*.a.com'], false],
    ['a star in the middle', 'https://x.dev.a.com', ['https://x.*.a.com'], true],
    ['another scheme', 'http://www.a.com', ['https://*.a.com'], false],
    ['any scheme', 'http://www.a.com', ['*.a.com'], true],
    ['a port where the pattern has none', `${page}:8080`, ['https://*.a.com'], true],
    ['any port', `${page}:8080`, ['https://*.a.com:*'], true],
    ['that port', `${page}:8080`, ['https://*.a.com:8080'], true],
    ['another port', `${page}:8443`, ['https://*.a.com:8080'], false],
    ['a host alone, over https', 'https://a.com', ['a.com'], true],
    ['a host alone, over http', 'http://a.com', ['a.com'], true],
    ['a host alone is not those below it', page, ['a.com'], false],
    ['a host and its port', 'https://a.com:8080', ['a.com:8080'], true],
    ['a host and another port', 'https://a.com:8443', ['a.com:8080'], false],
    ['a port', 'https://a.com:8443', ['https://a.com:8080'], false],
    ['the usual port', 'https://a.com', ['https://a.com:443'], true],
    ['a path says nothing', 'https://site.io', ['https://site.io/path'], true],
    ['letters have a case', 'https://www.a.com', ['https://www.A.com'], false],
    ['what only begins alike', 'https://explicit.com.evil', ['https://explicit.com'], false],
    ['previews of any project', 'https://my.vercel.app', ['https://b.com'], true],
    ['and on pages', 'https://a.pages.dev', ['https://b.com'], true],
    ['one label of them', 'https://a.b.pages.dev', ['https://b.com'], false],
    ['tunnels', 'https://x.ngrok-free.app', ['https://b.com'], true],
    ['the developer’s own machine', 'http://localhost:5173', ['https://b.com'], true],
    ['by its number', 'https://127.0.0.1:8443', ['https://b.com'], true],
    ['what only sounds like it', 'https://localhost.evil.com', ['https://b.com'], false],
    ['no URL, named exactly', 'app.bundle', ['https://b.com', 'app.bundle'], true],
    ['no URL, named otherwise', 'app.bundle', ['app.bundle.x'], false],
    ['no URL and a star', 'app.bundle', ['*.bundle'], false],
    ['an entry that is nothing', page, ['', '/', '://'], false],
  ] as const)('%s: %s among %j [S9.45]', (_, origin, allowed, is) => {
    expect(isOriginAllowed(origin, allowed)).toBe(is)
  })
})
