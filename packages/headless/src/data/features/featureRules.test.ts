import { describe, expect, test } from 'vitest'
import { defaultFeatures, type Features } from '../../core/features.ts'
import { type FeatureFacts, resolveFeatures } from './featureRules.ts'

const facts: FeatureFacts = {
  features: defaultFeatures,
  projectId: 'project',
  endpoints: undefined,
  hasAuthConnector: true,
  namespaces: ['eip155'],
}
const readings = { tokens: true, nfts: true, names: true }
const reasons = (given: Partial<FeatureFacts>) => resolveFeatures({ ...facts, ...given }).reasons
const features = (given: Partial<Features>): Features => ({ ...defaultFeatures, ...given })

describe('offered features', () => {
  test('[S9.37] [S9.39] [S9.40] are all wanted ones with a project id and the embedded wallet', () => {
    expect(resolveFeatures(facts)).toEqual({ features: { ...defaultFeatures, ...readings }, reasons: {} })
    expect(defaultFeatures).toMatchObject({
      swaps: ['1inch'],
      onramp: ['meld', 'coinbase'],
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
      activity: true,
      branding: true,
      multiWallet: false,
      receive: true,
      send: true,
      analytics: true,
      allWallets: true,
      legalCheckbox: false,
      smartSessions: false,
      collapseWallets: false,
      pay: false,
    })
  })

  test.each([
    ['Coinbase on Ethereum', ['eip155'], undefined, undefined],
    ['none on Solana without a key for Meld', ['solana'], undefined, 'provider-missing'],
    ['Meld on Solana with a key', ['solana'], { meld: { publicKey: 'key' } }, undefined],
    ['Coinbase on one of two namespaces', ['solana', 'eip155'], undefined, undefined],
  ] as const)('include the onramp provider %s', (_, namespaces, onramp, reason) => {
    expect(reasons({ namespaces, onramp }).onramp).toBe(reason)
  })

  test('[S9.42] [S2.21] have a default order of wallet features and connect methods', () => {
    expect(defaultFeatures.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
    expect(defaultFeatures.connectMethodsOrder).toEqual(['email', 'social', 'wallet'])
  })

  test('[S5.17] without a project id and endpoints are those that need no backend', () => {
    expect(reasons({ projectId: undefined })).toEqual({
      email: 'endpoint-missing',
      socials: 'endpoint-missing',
      swaps: 'endpoint-missing',
      onramp: 'endpoint-missing',
      activity: 'endpoint-missing',
      names: 'endpoint-missing',
      analytics: 'endpoint-missing',
      allWallets: 'endpoint-missing',
    })
    expect(resolveFeatures({ ...facts, projectId: undefined }).features).toMatchObject({
      swaps: false,
      activity: false,
      send: true,
      receive: true,
      branding: true,
      walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    })
  })

  test.each([
    [{ blockchain: 'https://own.test' }, ['swaps', 'onramp', 'activity', 'names']],
    [{ kit: 'https://own.test' }, ['allWallets']],
    [{ secureSite: 'https://own.test' }, ['email', 'socials']],
    [{ analytics: 'https://own.test' }, []],
    [{ relay: 'wss://own.test' }, []],
  ] as const)("include, with the host's endpoint %j, the features %j", (endpoints, back) => {
    const without = Object.keys(reasons({ projectId: undefined }))
    const left = Object.keys(reasons({ projectId: undefined, endpoints }))
    expect(without.filter((name) => !left.includes(name)).toSorted()).toEqual(back.toSorted())
  })

  test('include names with a name service of the host, without a backend', () => {
    const { features: offered, reasons: why } = resolveFeatures({
      ...facts,
      projectId: undefined,
      owns: { names: true },
    })
    expect([offered.names, why.names]).toEqual([true, undefined])
    expect(reasons({ owns: { names: true }, namespaces: ['solana'] }).names).toBe('namespace-missing')
  })

  test('include swaps with a swap provider of the host, without a backend', () => {
    const offered = resolveFeatures({ ...facts, projectId: undefined, owns: { swaps: true } })
    expect([offered.features.swaps, offered.reasons.swaps]).toEqual([['1inch'], undefined])
  })

  test('[S1.13] include email and social login only with the embedded wallet', () => {
    expect(reasons({ hasAuthConnector: false })).toEqual({
      email: 'connector-missing',
      socials: 'connector-missing',
    })
  })

  test('do not include email and social login with `pay`', () => {
    expect(reasons({ features: features({ pay: true }) })).toEqual({ email: 'pay', socials: 'pay' })
  })

  const onramp = { meld: { publicKey: 'key' } }
  test.each([
    [['eip155'], []],
    [['solana'], ['swaps', 'activity', 'names']],
    [['bip122'], ['email', 'socials', 'swaps', 'onramp', 'activity', 'send', 'tokens', 'nfts', 'names']],
    [['cosmos', 'polkadot', 'eip155'], []],
  ] as const)('[S1.13] [S1.14] [S1.15] on %j do not include %j', (namespaces, off) => {
    const found = reasons({ namespaces, onramp })
    expect(Object.keys(found).toSorted()).toEqual(off.toSorted())
    expect(new Set(Object.values(found))).toEqual(new Set(off.length > 0 ? ['namespace-missing'] : []))
  })

  test.each([
    ['are the options of the app before the remote configuration', undefined, {}, {}],
    [
      'are those of the remote configuration once it is known',
      { swaps: false, onramp: ['coinbase'], multiWallet: true },
      { swaps: false, onramp: ['coinbase'], multiWallet: true },
      { swaps: 'project' },
    ],
    [
      'have no social login that the remote configuration disables',
      { socials: [] },
      { socials: [] },
      { socials: 'project' },
    ],
    [
      'have no analytics if the project disables them',
      { analytics: false },
      { analytics: false },
      { analytics: 'project' },
    ],
  ] as const)('%s', (_, projectFeatures, changed, why) => {
    expect(resolveFeatures({ ...facts, projectFeatures })).toEqual({
      features: { ...defaultFeatures, ...readings, ...changed },
      reasons: why,
    })
  })

  test('[S6.9] have multi-wallet by the remote configuration, not by the app', () => {
    const local = features({ multiWallet: true })
    expect(resolveFeatures({ ...facts, features: local }).features.multiWallet).toBe(true)
    expect(
      resolveFeatures({ ...facts, features: local, projectFeatures: { multiWallet: false } }),
    ).toMatchObject({
      features: { multiWallet: false },
      reasons: { multiWallet: 'project' },
    })
  })

  test('include those that the app disables and the remote configuration enables, if they are possible', () => {
    const off = features({ swaps: false, email: false })
    const projectFeatures = { swaps: ['1inch'], email: true }
    expect(resolveFeatures({ ...facts, features: off, projectFeatures }).features).toMatchObject(
      projectFeatures,
    )
    expect(
      resolveFeatures({
        ...facts,
        features: off,
        projectFeatures,
        hasAuthConnector: false,
        namespaces: ['cosmos'],
      }),
    ).toMatchObject({
      features: { swaps: false, email: false },
      reasons: { swaps: 'namespace-missing', email: 'connector-missing' },
    })
  })

  test('do not include email and social login with `pay`, although the remote configuration enables them', () => {
    const { features: offered } = resolveFeatures({
      ...facts,
      features: features({ pay: true }),
      projectFeatures: { email: true, socials: ['google'] },
    })
    expect([offered.email, offered.socials]).toEqual([false, false])
  })

  test('without adapters do not include those that need more than a QR code', () => {
    const { features: offered, reasons: why } = resolveFeatures({ ...facts, isBasic: true })
    expect(offered).toMatchObject({ email: false, socials: false, swaps: false, activity: false })
    expect(offered).toMatchObject({ branding: false, multiWallet: false, send: true, receive: true })
    expect(new Set(Object.values(why))).toEqual(new Set(['basic']))
  })

  const environment = {
    timeZone: 'Asia/Shanghai',
    offset: -480,
    isTelegram: false,
    isIos: false,
    isMac: false,
    isAndroid: false,
  }
  test.each([
    [{ environment }, { onramp: 'time-zone', swaps: 'time-zone', socials: 'time-zone' }],
    [{ environment: { ...environment, timeZone: 'Asia/Tokyo' } }, {}],
    [{ environment, restrictedTimeZones: [] }, {}],
    [{ environment, restrictedTimeZones: ['Asia/Tokyo'] }, {}],
    [{ environment: undefined }, {}],
  ] as const)('in a restricted time zone do not include onramp, swaps and social login: %j', (given, why) => {
    const { features: offered, reasons: found } = resolveFeatures({ ...facts, ...given })
    expect(found).toEqual(why)
    const off = Object.keys(why).map((name) => [name, false])
    expect(offered).toEqual({ ...defaultFeatures, ...readings, ...Object.fromEntries(off) })
  })

  test('[S6.10] have the social logins that work on the platform; without any the reason is `platform`', () => {
    const onAndroid = { ...environment, timeZone: 'UTC', isTelegram: true, isAndroid: true }
    expect(resolveFeatures({ ...facts, environment: onAndroid }).features.socials).toEqual([
      'google',
      'discord',
      'farcaster',
      'github',
      'apple',
    ])
    const socials = ['x', 'facebook'] as const
    expect(
      resolveFeatures({ ...facts, features: features({ socials }), environment: onAndroid }),
    ).toMatchObject({
      features: { socials: [] },
      reasons: { socials: 'platform' },
    })
  })

  test('have no reason for features that the app does not want', () => {
    const off = features({
      email: false,
      socials: [],
      swaps: false,
      onramp: [],
      activity: false,
      analytics: false,
      allWallets: false,
    })
    expect(
      resolveFeatures({ ...facts, features: off, projectId: undefined, hasAuthConnector: false }),
    ).toEqual({
      features: { ...off, ...readings, names: false },
      reasons: { names: 'endpoint-missing' },
    })
  })
})
