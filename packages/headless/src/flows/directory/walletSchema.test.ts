import { describe, expect, test } from 'vitest'
import { parseStoredWallets, toStoredWallet } from './storedWallets.ts'
import { parseWallet } from './walletSchema.ts'

const source = {
  imageUrl: (id: string) => `https://backend.test/getWalletImage/${id}`,
  imageOrigin: 'https://backend.test',
}
const parse = (more: object) => parseWallet({ id: 'a', name: 'A', ...more }, source)

const wire = {
  id: 'a1',
  name: 'Amber Acorn',
  homepage: 'https://amber.example/',
  description: 'A wallet.',
  image_id: 'picture-1',
  order: 3,
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:x'],
  rdns: 'example.amber',
  injected: [{ namespace: 'eip155', injected_id: 'isAmber' }],
  mobile_link: 'amber:',
  desktop_link: 'amber-desktop://',
  webapp_link: 'https://amber.example/app',
  link_mode: 'https://amber.example/link',
  app_store: 'https://ios.example/amber',
  play_store: 'https://android.example/amber',
  chrome_store: 'https://extensions.example/amber',
  supports_wc: true,
  something_new: { deep: true },
}

test('an entry of the backend [S7.30] [S3.27]', () => {
  expect(parseWallet(wire, source)).toEqual({
    id: 'a1',
    name: 'Amber Acorn',
    homepage: 'https://amber.example/',
    description: 'A wallet.',
    imageId: 'picture-1',
    imageUrl: 'https://backend.test/getWalletImage/picture-1',
    order: 3,
    badge: 'certified',
    chains: ['eip155:1', 'solana:x'],
    rdns: 'example.amber',
    injected: [{ namespace: 'eip155', id: 'isAmber' }],
    mobileLink: 'amber:',
    desktopLink: 'amber-desktop://',
    webappLink: 'https://amber.example/app',
    universalLink: 'https://amber.example/link',
    appStore: 'https://ios.example/amber',
    playStore: 'https://android.example/amber',
    chromeStore: 'https://extensions.example/amber',
    supportsWalletConnect: true,
  })
})

test('an entry with a name only', () => {
  const nothing = Object.fromEntries(Object.keys(wire).map((key) => [key, null]))
  expect(parseWallet({ ...nothing, id: 'a', name: 'A' }, source)).toEqual({ id: 'a', name: 'A' })
})

test('an entry with the first rank', () => {
  expect(parseWallet({ id: 'a', name: 'A', order: 0 }, source)).toEqual({ id: 'a', name: 'A', order: 0 })
})

describe('an entry is dropped', () => {
  test.each([
    ['that is null', null],
    ['that is a string', 'wallet'],
    ['without an id', { name: 'A' }],
    ['with an invalid id', { id: '../x', name: 'A' }],
    ['with a number for an id', { id: 7, name: 'A' }],
    ['without a name', { id: 'a' }],
    ['whose name is invisible', { id: 'a', name: '\u0000\u200B \u202E' }],
  ])('%s', (_, value) => expect(parseWallet(value, source)).toBeUndefined())
})

test('an invalid field is dropped, and the wallet kept', () => {
  const wrong = {
    order: '3',
    chains: 'eip155:1',
    injected: {},
    mobile_link: 5,
    badge_type: {},
    supports_wc: 1,
  }
  expect(parse(wrong)).toEqual({ id: 'a', name: 'A' })
  expect(parse({ chains: ['eip155:1', 'nonsense', 5, 'eip155:1:2'] })?.chains).toEqual(['eip155:1'])
  expect(parse({ injected: [{ namespace: 'dogecoin', injected_id: 'x' }, null] })?.injected).toBeUndefined()
})

describe('texts', () => {
  test.each([
    ['elif txt.exe', '\u202Eelif txt.exe'],
    ['A B', ' A \n\t B '],
    ['محفظة', 'محفظة'],
    ['<b>', '<b>'],
  ])('shows %s for %j', (name, given) => expect(parse({ name: given })?.name).toBe(name))

  test('are cut between characters', () => {
    expect(parse({ name: 'W'.repeat(10_000_000) })?.name).toHaveLength(64)
    expect([...(parse({ name: '🦊'.repeat(100) })?.name ?? '')]).toHaveLength(64)
    expect(parse({ description: 'x'.repeat(1000) })?.description).toHaveLength(300)
  })
})

describe('links', () => {
  test('to pages are https: URLs; links into an app may have its scheme', () => {
    const links = ['homepage', 'webapp_link', 'link_mode', 'app_store', 'play_store', 'chrome_store']
    const given = Object.fromEntries(
      [...links, 'mobile_link', 'desktop_link'].map((name) => [name, 'amber://x']),
    )
    expect(parse(given)).toEqual({ id: 'a', name: 'A', mobileLink: 'amber://x', desktopLink: 'amber://x' })
  })

  const fields = [
    'homepage',
    'mobile_link',
    'desktop_link',
    'webapp_link',
    'link_mode',
    'app_store',
    'play_store',
    'chrome_store',
  ]
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    'http://plain.example',
    'https://user:password@example.com',
    `https://example.com/${'x'.repeat(3000)}`,
    '//example.com',
  ])('%s is dropped', (link) => {
    expect(parse(Object.fromEntries(fields.map((field) => [field, link])))).toEqual({ id: 'a', name: 'A' })
  })

  test('an app scheme opens apps, not pages', () => {
    expect(parse({ mobile_link: 'amber://', homepage: 'amber://', app_store: 'amber:' })).toEqual({
      id: 'a',
      name: 'A',
      mobileLink: 'amber://',
    })
  })
})

describe("images are loaded from the wallet's backend only", () => {
  test.each([
    ['https://backend.test/own.png', { image_url: 'https://backend.test/own.png' }],
    ['data:image/png;base64,AA', { image_url: 'data:image/png;base64,AA' }],
    [undefined, { image_url: 'https://tracker.invalid/pixel.png' }],
    [undefined, { image_url: 'https://backend.test.evil.example/x.png' }],
    [undefined, { image_url: 'javascript:alert(1)' }],
    [undefined, { image_id: '../../e?x=' }],
  ])('has the image %s: %j', (imageUrl, given) => expect(parse(given)?.imageUrl).toBe(imageUrl))
})

describe('stored wallets', () => {
  const wallet = parseWallet(wire, source)!

  test('round-trip', () => {
    const { order: _, description: __, ...kept } = wallet
    expect(parseStoredWallets(JSON.stringify([toStoredWallet(wallet)]), source)).toEqual([kept])
  })

  test('are stored without a large image', () => {
    const large = { ...wallet, imageId: undefined, imageUrl: `data:image/png,${'x'.repeat(40_000)}` }
    expect(JSON.stringify(toStoredWallet(large)).length).toBeLessThan(2000)
  })

  test.each([[null], ['{'], ['7'], ['{"a":1}'], ['["x"]'], [JSON.stringify([{ id: 7 }])], ['[[[]]]']])(
    '%s has no wallets',
    (value) => expect(parseStoredWallets(value, source)).toEqual([]),
  )

  test('are validated again', () => {
    const stored = JSON.stringify([{ ...toStoredWallet(wallet), mobile_link: 'javascript:alert(1)' }])
    expect(parseStoredWallets(stored, source)[0]?.mobileLink).toBeUndefined()
  })
})
