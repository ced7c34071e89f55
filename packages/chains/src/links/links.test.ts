import { describe, expect, test } from 'vitest'
import { browseLink } from './browseLink.ts'
import { deepLink } from './deepLink.ts'
import { isBrowserWallet } from './isBrowserWallet.ts'
import { linkTarget } from './linkTarget.ts'
import { returnLink } from './returnLink.ts'
import { safeLink } from './safeLink.ts'
import { safeWebLink } from './safeWebLink.ts'

const uri = 'wc:7f6e504b@2?relay-protocol=irn&symKey=587d'
const encoded = 'wc%3A7f6e504b%402%3Frelay-protocol%3Dirn%26symKey%3D587d'

describe('safeLink', () => {
  test.each([
    'https://wallet.example/app',
    'rainbow:',
    'rainbow://',
    'edge://wc',
    'okex://main',
    'com.wallet.app+beta://x',
    'Trust://',
    // Contain names of system schemes at their start or end.
    'telos://',
    'profile://',
  ])('allows %s', (link) => {
    expect(safeLink(link)).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u200b:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'blob:https://app.example/1',
    'filesystem:https://app.example/1',
    'view-source:https://app.example',
    'vbscript:x',
    'about:blank',
    // Links to apps have no parameters, which could trigger an action in the app.
    'trust://wc?uri=x',
    'wc:abc',
    'rainbow://a#b',
    'rainbow://user@a',
    'rainbow://a:80/',
    'rainbow://%2e%2e',
    'itms-services://?action=download-manifest&url=https://evil.example/x.plist',
    'itms-services:',
    'microsoft-edge:https://evil.example',
    'microsoft-edge:',
    'googlechrome://evil.example',
    'ssh://evil.example',
    'telnet://evil.example',
    'callto:1',
    'tel:1',
    'jnlp://evil.example/x.jnlp',
    'vscode://evil.extension/run',
    'x-apple.systempreferences:',
    'facetime://1',
    'zoommtg://evil.example/join',
    'steam://run/1',
    'shortcuts://run-shortcut',
    'market://details',
    'wtai://wp/mc',
    'http://wallet.example',
    'ws://wallet.example',
    'intent://x#Intent;scheme=y;end',
    'ms-msdt:/id',
    'search-ms:query=x',
    'https://',
    // Invisible characters can make a host look like another one.
    'https://wallet\u00ad.example',
    'https://wallet.example/\u202egnp.tellaw',
    'https://user:secret@wallet.example',
    'https://user@wallet.example',
    'wallet',
    '//wallet.example',
    '/wallet',
    '',
    '1wallet://x',
    `https://wallet.example/${'x'.repeat(2048)}`,
  ])('drops %s', (link) => {
    expect(safeLink(link)).toBeUndefined()
  })

  test.each(['https://wallet.example/', 'rainbow://'])('allows at most 2048 characters of %s', (link) => {
    const longest = link.padEnd(2048, 'a')
    expect(safeLink(longest)).toBe(longest)
    expect(safeLink(`${longest}a`)).toBeUndefined()
  })
})

test.each([
  ['https://wallet.example/a', true],
  ['HTTPS://wallet.example', true],
  ['https://', false],
  ['https:///', false],
  ['https://?a', false],
  ['http://wallet.example', false],
  ['rainbow://wallet', false],
])('the page %s may be opened: %s', (link, isSafe) => {
  expect(safeWebLink(link)).toBe(isSafe ? link : undefined)
})

describe('links with a pairing URI', () => {
  test.each([
    ['rainbow:', 'rainbow://', `rainbow://wc?uri=${encoded}`],
    ['rainbow', 'rainbow://', `rainbow://wc?uri=${encoded}`],
    ['trust', 'trust://', `trust://wc?uri=${encoded}`],
    ['/rainbow/:', 'rainbow://', `rainbow://wc?uri=${encoded}`],
    ['rainbow://', 'rainbow://', `rainbow://wc?uri=${encoded}`],
    ['rainbow://app', 'rainbow://app/', `rainbow://app/wc?uri=${encoded}`],
    ['https://a.com/x', 'https://a.com/x/', `https://a.com/x/wc?uri=${encoded}`],
    [
      'https://link.trustwallet.com',
      'https://link.trustwallet.com/',
      `https://link.trustwallet.com/wc?uri=${encoded}`,
    ],
  ])('%s', (link, href, url) => {
    expect(deepLink({ link, uri })).toEqual({ href, url, universalUrl: undefined })
  })

  test('universalUrl is set beside a native link, but not beside a universal link', () => {
    const universalLink = 'https://rnbwapp.com'
    expect(deepLink({ link: 'rainbow:', uri, universalLink })?.universalUrl).toBe(
      `https://rnbwapp.com/wc?uri=${encoded}`,
    )
    expect(deepLink({ link: 'https://rnbwapp.com/wc', uri, universalLink })?.universalUrl).toBeUndefined()
  })

  test.each(['rainbow2:', 'http://a.com', 'javascript://a.com/%0aalert(1)'])(
    'a universal link that is not https is dropped: %s',
    (universalLink) => {
      expect(deepLink({ link: 'rainbow:', uri, universalLink })?.universalUrl).toBeUndefined()
    },
  )

  test('native links are encoded twice for Telegram on Android', () => {
    const twice = encodeURIComponent(encoded)
    const universalLink = 'https://rnbwapp.com'
    expect(deepLink({ link: 'rainbow:', uri, universalLink, isTelegramAndroid: true })).toEqual({
      href: 'rainbow://',
      url: `rainbow://wc?uri=${twice}`,
      universalUrl: `https://rnbwapp.com/wc?uri=${encoded}`,
    })
    expect(deepLink({ link: 'https://a.com', uri, isTelegramAndroid: true })?.url).toBe(
      `https://a.com/wc?uri=${encoded}`,
    )
  })

  test.each([
    'javascript:',
    'javascript:alert(1)',
    'data:',
    'file://',
    'http://a.com',
    'intent://x',
    '',
    '::',
  ])('returns no link for %s', (link) => {
    expect(deepLink({ link, uri })).toBeUndefined()
  })
})

describe('links that reopen a paired wallet', () => {
  test.each([
    ['rainbow://', 'rainbow://'],
    ['https://rnbwapp.com/', 'https://rnbwapp.com/wc'],
    ['https://rnbwapp.com', 'https://rnbwapp.com/wc'],
    ['https://t.me/wallet_bot/app', 'https://t.me/wallet_bot/app'],
    ['https://chat.me/', 'https://chat.me/wc'],
    ['https://best.me', 'https://best.me/wc'],
    ['javascript:alert(1)', undefined],
    ['http://wallet.example', undefined],
  ])('%s → %s', (href, expected) => {
    expect(returnLink(href)).toBe(expected)
  })
})

describe('target of a link', () => {
  const facts = { kind: 'mobile', isInFrame: false, isTelegram: false, isTelegramLogin: false } as const
  test.each([
    [{}, '_self'],
    [{ isInFrame: true }, '_top'],
    [{ kind: 'web' }, '_blank'],
    [{ kind: 'desktop', isInFrame: true }, '_blank'],
    [{ isTelegram: true }, '_blank'],
    [{ isTelegram: true, isInFrame: true }, '_blank'],
    [{ isTelegram: true, isTelegramLogin: true }, '_top'],
    [{ isTelegramLogin: true }, '_self'],
  ] as const)('%o → %s', (given, expected) => {
    expect(linkTarget({ ...facts, ...given })).toBe(expected)
  })
})

describe("links to a wallet's browser", () => {
  const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
  const COINBASE = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
  const BINANCE = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
  const XVERSE = '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'
  const OKX = '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'
  const P = 'https%3A%2F%2Fapp.example%2Fswap%3Ffrom%3Deth%26to%3Dsol'
  const O = 'https%3A%2F%2Fapp.example'
  const facts = {
    isMobile: true,
    isAndroid: false,
    pageUrl: 'https://app.example/swap?from=eth&to=sol',
    isInPage: () => false,
  }

  test.each([
    [PHANTOM, 'solana', `https://phantom.app/ul/browse/${P}?ref=${O}`],
    [PHANTOM, 'eip155', `https://phantom.app/ul/browse/${P}?ref=${O}`],
    [PHANTOM, 'bip122', `https://phantom.app/ul/browse/${P}?ref=${O}`],
    [PHANTOM, 'cosmos', undefined],
    [SOLFLARE, 'solana', `https://solflare.com/ul/v1/browse/${P}?ref=${P}`],
    [SOLFLARE, 'eip155', undefined],
    [COINBASE, 'solana', `https://go.cb-w.com/dapp?cb_url=${P}`],
    [COINBASE, 'eip155', `cbwallet://miniapp?url=${P}`],
    [COINBASE, 'bip122', undefined],
    [XVERSE, 'bip122', `https://connect.xverse.app/browser?url=${P}`],
    [XVERSE, 'eip155', undefined],
    [
      OKX,
      'bip122',
      `https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3D${encodeURIComponent(P)}`,
    ],
    // OKX pairs instead.
    [OKX, 'eip155', undefined],
    ['another', 'solana', undefined],
  ] as const)('%s on %s', (walletId, namespace, expected) => {
    expect(browseLink({ ...facts, walletId, namespace })).toBe(expected)
    expect(isBrowserWallet(walletId, namespace)).toBe(expected !== undefined)
  })

  test('Phantom on Android opens by an intent', () => {
    expect(browseLink({ ...facts, walletId: PHANTOM, namespace: 'solana', isAndroid: true })).toBe(
      `intent://browse/${P}?ref=${O}#Intent;scheme=phantom;package=app.phantom;end`,
    )
  })

  test.each([
    [undefined, '1'],
    ['000000000019d6689c085ae165831e93', '000000000019d6689c085ae165831e93'],
  ])('Binance receives the page URL and the network %s', (chainId, expected) => {
    const link = new URL(browseLink({ ...facts, walletId: BINANCE, namespace: 'bip122', chainId }) ?? '')
    expect(link.origin + link.pathname).toBe('https://app.binance.com/en/download')
    const app = new URL(atob(link.searchParams.get('_dp') ?? ''))
    expect(app.protocol).toBe('bnc:')
    expect(app.searchParams.get('appId')).toBe('yFK5FCqYprrXDiVFbhyRx7')
    expect(atob(app.searchParams.get('startPagePath') ?? '')).toBe('/pages/browser/index')
    expect(atob(app.searchParams.get('startPageQuery') ?? '')).toBe(`url=${P}&defaultChainId=${expected}`)
  })

  test.each([
    [PHANTOM, 'solana', 'phantom'],
    [SOLFLARE, 'solana', 'solflare'],
    [COINBASE, 'solana', 'coinbaseSolana'],
    [COINBASE, 'eip155', 'coinbaseWalletExtension'],
    [BINANCE, 'bip122', 'binancew3w'],
    [XVERSE, 'bip122', 'XverseProviders'],
    [OKX, 'bip122', 'okxwallet'],
  ] as const)('%s: no link inside the wallet (%s, %s)', (walletId, namespace, name) => {
    const isInPage = (other: string): boolean => other === name
    expect(browseLink({ ...facts, walletId, namespace, isInPage })).toBeUndefined()
  })

  test('no link on a desktop', () => {
    expect(browseLink({ ...facts, walletId: PHANTOM, namespace: 'solana', isMobile: false })).toBeUndefined()
  })
})
