import { describe, expect, test } from 'vitest'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import {
  chooseDownloads,
  linkOf,
  needsPrefetch,
  prefersUniversalLink,
  choosePlatforms,
  findInstalled,
} from './linkRules.ts'
import {
  decidePairing,
  describePairing,
  isLinkStuck,
  isPairingUri,
  isPairingExpired,
  pairingRetryDelay,
  pairingSecondsLeft,
  shouldEndWhenLeft,
  shouldStartPairing,
  whenPairingExpires,
  whenPairingFails,
} from './rules.ts'
import type { PairingState } from './types.ts'

test.each([
  [undefined, 0, true],
  [240_000, 0, false],
  [240_000, 229_999, false],
  [240_000, 230_000, true],
  [240_000, 240_001, true],
])('a URI that expires at %s is expired at %i: %s [S4.32, S9.16]', (expiresAt, now, expected) => {
  expect(isPairingExpired(expiresAt, now)).toBe(expected)
})

test.each([
  [0, 230],
  [1, 230],
  [1000, 229],
  [229_001, 1],
  [229_999, 1],
  [230_000, 0],
  [300_000, 0],
])('after %i ms of 240 s, %i s are left', (now, seconds) => {
  expect(pairingSecondsLeft(240_000, now)).toBe(seconds)
})

test.each([
  [undefined, 5000, 0],
  [5000, 5000, 1000],
  [5000, 5999, 1],
  [5000, 6000, 0],
  [5000, 9000, 0],
  [5000, 4200, 800],
  [86_400_000, 1000, 1000],
])('last attempt at %s: at %i the next one waits %i ms [S9.16] [S5.10]', (last, now, expected) => {
  expect(pairingRetryDelay(last, now)).toBe(expected)
})

describe('startPairing', () => {
  const facts = { cache: 'auto', isTelegram: false, isIos: false, isRunning: false, isExpired: true } as const
  test.each([
    [{}, 'start'],
    [{ isRunning: true }, 'start'],
    [{ isRunning: true, isExpired: false }, 'start'],
    [{ isIos: true }, 'start'],
    [{ isIos: true, isRunning: true }, 'join'],
    [{ isIos: true, isExpired: false }, 'keep'],
    [{ isTelegram: true, isRunning: true }, 'join'],
    [{ isTelegram: true, isExpired: false }, 'keep'],
    [{ cache: 'always', isRunning: true }, 'join'],
    [{ cache: 'always', isExpired: false }, 'keep'],
    [{ cache: 'always' }, 'start'],
    [{ cache: 'never', isRunning: true, isIos: true, isTelegram: true, isExpired: false }, 'start'],
  ] as const)('%o → %s', (given, expected) => {
    expect(decidePairing({ ...facts, ...given })).toBe(expected)
  })
})

describe('a viewer of the pairing URI', () => {
  const facts = { isManual: false, isRunning: false, isExpired: true, isOnline: true }
  test.each([
    [{}, true],
    [{ isExpired: false }, false],
    [{ isRunning: true }, false],
    [{ isOnline: false }, false],
    [{ isManual: true }, false],
  ])('%o starts a pairing: %s', (given, expected) => {
    expect(shouldStartPairing({ ...facts, ...given })).toBe(expected)
  })

  test.each([
    [{ isModalOpen: true, isInline: false }, false],
    [{ isModalOpen: true, isInline: true }, true],
    [{ isModalOpen: false, isInline: false }, true],
  ])('unmounting with %o ends the pairing: %s', (given, expected) => {
    expect(shouldEndWhenLeft(given)).toBe(expected)
  })
})

describe('expired URI', () => {
  const facts = { hasViewers: true, isOnline: true, isGiven: false, isHandedOver: false }
  test.each([
    [{}, 'renew'],
    [{ isOnline: false }, 'lapse'],
    [{ isGiven: true }, 'lapse'],
    [{ hasViewers: false }, 'end'],
    [{ hasViewers: false, isGiven: true }, 'end'],
    [{ isHandedOver: true }, 'wait'],
    [{ isHandedOver: true, hasViewers: false }, 'wait'],
  ])('%o → %s', (given, expected) => {
    expect(whenPairingExpires({ ...facts, ...given })).toBe(expected)
  })
})

describe('failed pairing', () => {
  const facts = { isDeclined: false, isRenewal: false, failures: 0, isOnline: true, hasViewers: true }
  test.each([
    [{}, 'error'],
    [{ isDeclined: true }, 'declined'],
    [{ isDeclined: true, isRenewal: true }, 'declined'],
    [{ isDeclined: true, isOnline: false }, 'declined'],
    [{ isOnline: false }, 'end'],
    [{ isRenewal: true }, 'retry'],
    [{ isRenewal: true, failures: 1 }, 'expired'],
    [{ isRenewal: true, isOnline: false }, 'end'],
    [{ hasViewers: false, isDeclined: true }, 'end'],
    [{ hasViewers: false, isRenewal: true }, 'end'],
  ])('%o → %s', (given, expected) => {
    expect(whenPairingFails({ ...facts, ...given })).toBe(expected)
  })
})

describe('shown state', () => {
  const ready = { status: 'ready', uri: 'wc:x', expiresAt: 240_000, isGiven: false } as const
  const state: PairingState = {
    phase: ready,
    viewers: 1,
    isOnline: true,
    now: 0,
    lastStartAt: 0,
    renewals: 2,
    failures: 0,
    wallet: undefined,
    linking: undefined,
    attempts: 0,
  }
  const error = new Error('no')
  const shown = (given: Partial<PairingState>) => describePairing({ ...state, ...given })

  test('a valid URI, with its time', () => {
    expect(shown({ now: 1000 })).toEqual({
      status: 'ready',
      uri: 'wc:x',
      expiresAt: 240_000,
      secondsLeft: 229,
      renewals: 2,
      error: undefined,
    })
  })

  test.each([
    ['expired by the clock', { now: 230_000 }, 'expired'],
    ['expired without a renewal', { phase: { status: 'expired' } }, 'expired'],
    ['offline', { isOnline: false }, 'offline'],
    ['offline before the first', { isOnline: false, phase: { status: 'idle' } }, 'offline'],
    ['offline and lapsed', { isOnline: false, phase: { status: 'expired' } }, 'offline'],
    ['requested', { phase: { status: 'pending', isRenewal: true } }, 'pending'],
    ['declined, also offline', { isOnline: false, phase: { status: 'declined', error } }, 'declined'],
    ['failed', { phase: { status: 'error', error } }, 'error'],
    ['approved', { phase: { status: 'success' } }, 'success'],
    ['idle', { phase: { status: 'idle' } }, 'idle'],
    [
      'no view shows it and the page is offline',
      { viewers: 0, isOnline: false, phase: { status: 'idle' } },
      'idle',
    ],
  ] as const)('has no URI: %s', (_, given, status) => {
    expect(shown(given)).toMatchObject({
      status,
      uri: undefined,
      expiresAt: undefined,
      secondsLeft: undefined,
    })
  })

  test('an expired URI has its error', () => {
    expect(shown({ phase: { status: 'expired', error } }).error).toBe(error)
  })
})

describe('platforms of a wallet', () => {
  const wallet: DirectoryWallet = { id: 'w', name: 'Wallet' }
  const all: DirectoryWallet = {
    ...wallet,
    rdns: 'com.wallet',
    mobileLink: 'wallet:',
    webappLink: 'https://wallet.example',
    desktopLink: 'wallet:',
  }
  const facts = { isMobile: false, hasAdapters: true, isInstalled: false, isBrowserWallet: false }
  test.each([
    [undefined, {}, ['qrcode']],
    [undefined, { isMobile: true }, ['qrcode']],
    [wallet, {}, ['qrcode']],
    [all, {}, ['qrcode', 'web', 'desktop', 'unsupported']],
    [all, { isInstalled: true }, ['browser', 'qrcode', 'web', 'desktop']],
    [all, { isMobile: true }, ['mobile', 'web', 'unsupported']],
    [all, { isMobile: true, isInstalled: true }, ['browser', 'mobile', 'web']],
    [all, { isBrowserWallet: true }, ['qrcode', 'web', 'desktop']],
    [all, { hasAdapters: false }, ['qrcode', 'web', 'desktop']],
    [all, { hasAdapters: false, isInstalled: true }, ['qrcode', 'web', 'desktop']],
    [{ ...wallet, rdns: 'com.wallet', mobileLink: 'wallet:' }, {}, ['qrcode', 'unsupported']],
    [{ ...wallet, rdns: 'com.wallet' }, {}, ['unsupported']],
    [{ ...wallet, injected: [{ namespace: 'solana', id: 'isWallet' }] }, { isInstalled: true }, ['browser']],
    [{ ...wallet, injected: [] }, {}, ['qrcode']],
    [{ ...wallet, webappLink: 'https://wallet.example' }, {}, ['web']],
    [{ ...wallet, desktopLink: 'wallet:' }, { isMobile: true }, ['qrcode']],
  ] as const)('%# → %s', (given, more, expected) => {
    expect(choosePlatforms(given, { ...facts, ...more })).toEqual(expected)
  })

  const connector = { id: 'uid', name: 'Other', type: 'ANNOUNCED', rdns: undefined } as const
  test.each([
    ['by rdns', { ...connector, rdns: 'com.wallet' }, true],
    ['by an id that is its rdns', { ...connector, id: 'com.wallet' }, true],
    ['by the id that it injects', { ...connector, id: 'isWallet', type: 'INJECTED' }, true],
    ['by name', { ...connector, name: 'WALLET' }, true],
    ['not the protocol that has its name', { ...connector, name: 'Wallet', type: 'WALLET_CONNECT' }, false],
    ['not the email login that has its name', { ...connector, name: 'Wallet', type: 'AUTH' }, false],
    ['not a wallet of another name', connector, false],
    ['not a wallet with another rdns', { ...connector, rdns: 'com.other' }, false],
  ] as const)('an installed wallet is found %s', (_, given, isFound) => {
    const injected = ['isOther', 'isWallet'].map((id) => ({ namespace: 'eip155' as const, id }))
    const known = { ...all, injected }
    expect(findInstalled(known, [connector, given])).toBe(isFound ? given : undefined)
  })

  test('rdns is preferred to a name, which any wallet can claim', () => {
    const named = { ...connector, name: 'Wallet' }
    const other = { ...named, rdns: 'com.other' }
    const own = { ...connector, rdns: 'com.wallet' }
    expect(findInstalled(all, [named, other, own])).toBe(own)
  })

  test('a wallet without an rdns is not one of the installed wallets without an rdns', () => {
    expect(findInstalled({ ...all, rdns: undefined }, [connector])).toBeUndefined()
  })
})

describe('downloads of a wallet', () => {
  const desktop = { isMobile: false, isIos: false, isAndroid: false }
  const ios = { isMobile: true, isIos: true, isAndroid: false }
  const android = { isMobile: true, isIos: false, isAndroid: true }
  const other = { isMobile: true, isIos: false, isAndroid: false }
  const chromeStore = 'https://chrome.example'
  const appStore = 'https://ios.example'
  const playStore = 'https://play.example'
  const homepage = 'https://wallet.example'
  const every = { chromeStore, appStore, playStore, homepage }
  test.each([
    [every, desktop, 'Downloads'],
    [every, ios, appStore],
    [every, android, playStore],
    [every, other, homepage],
    [{ homepage }, desktop, homepage],
    [{ homepage }, ios, homepage],
    [{ chromeStore, homepage }, desktop, chromeStore],
    [{ chromeStore, homepage }, ios, homepage],
    [{ playStore }, ios, undefined],
    [{ appStore }, android, undefined],
    [{}, desktop, undefined],
    [undefined, desktop, undefined],
  ] as const)('%o on %o → %s', (wallet, device, expected) => {
    const { action } = chooseDownloads(wallet, device)
    expect(action?.to === 'link' ? action.url : action?.to).toBe(expected)
  })

  test('all links are listed, the extension first', () => {
    expect(chooseDownloads(every, desktop).links.map(({ store }) => store)).toEqual([
      'chrome',
      'appStore',
      'playStore',
      'homepage',
    ])
  })
})

describe('deep links', () => {
  test.each([
    [{}, false],
    [{ isPreferred: true }, true],
    [{ isIos: true }, false],
    [{ isIos: true, attempts: 1 }, true],
    [{ attempts: 1 }, false],
    [{ isMiniApp: true }, true],
  ])('%o uses the universal link: %s', (given, expected) => {
    const facts = { isPreferred: false, isIos: false, isMiniApp: false, attempts: 0 }
    expect(prefersUniversalLink({ ...facts, ...given })).toBe(expected)
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
  ])('after %i attempts an alternative shows: %s', (attempts, expected) => {
    expect(isLinkStuck(attempts)).toBe(expected)
  })

  test.each([
    [{ isIos: true, isTelegram: false, isMobile: true }, true],
    [{ isIos: false, isTelegram: true, isMobile: true }, true],
    [{ isIos: false, isTelegram: true, isMobile: false }, false],
    [{ isIos: false, isTelegram: false, isMobile: true }, false],
  ])('%o requires the URI before the tap: %s', (device, expected) => {
    expect(needsPrefetch(device)).toBe(expected)
  })

  test('linkOf returns the link of each platform', () => {
    const wallet = { mobileLink: 'm:', desktopLink: 'd:', webappLink: 'https://w.example' }
    expect([linkOf(wallet, 'mobile'), linkOf(wallet, 'desktop'), linkOf(wallet, 'web')]).toEqual([
      'm:',
      'd:',
      'https://w.example',
    ])
  })
})

test.each([
  ['wc:7f6e@2?relay-protocol=irn&symKey=00', true],
  ['javascript:alert(1)', false],
  ['https://evil.example/wc?uri=wc:7f', false],
  ['WC:7f@2', false],
  ['wc:', false],
  ['wc:7f@2 and more', false],
  [`wc:${'7'.repeat(3000)}`, false],
  ['', false],
  [undefined, false],
  [['wc:7f@2'], false],
])('the URI %s is shown: %s', (uri, isShown) => {
  expect(isPairingUri(uri)).toBe(isShown)
})
