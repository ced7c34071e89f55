import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSafe } from '@foyer/sandbox'
import { type SolanaDevAccount, solanaAccounts } from '@foyer/sandbox/wallets'
import { devices, type FrameLocator, type Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { Verifier } from 'bip322-js'
import nacl from 'tweetnacl'
import {
  decodeAbiParameters,
  hashMessage,
  type Hex,
  parseAbiParameters,
  slice,
  toBytes,
  verifyMessage,
} from 'viem'
import { bundlePage } from './bundlePage.ts'
import { expect } from './fixtures.ts'
import { ACCOUNTS } from './helpers.ts'
import { playMobileWallet } from './mobileWallet.ts'
import { strict, watchOutside } from './sdkWindow.ts'
import { customUri, type Pair, test } from './walletconnect.helpers.ts'

// The packages of wallets' vendors in Chromium under a strict policy: no request leaves the machine, and no error is
// logged (fixtures.ts fails the test).

// Firefox logs an `eval` that the policy denies, although the SDK catches the error.
test.use({ tolerated: [/blocked a JavaScript eval/] })

const MESSAGE = 'Hello from Foyer'

type Root = Page | FrameLocator

const pathOf = (query: string): string => `/custom?${query}&policy=${encodeURIComponent(strict)}`

async function sign(root: Root): Promise<string> {
  await root.getByRole('button', { name: 'Sign message' }).click()
  return (await root.getByTestId('signature').textContent()) ?? ''
}

async function expectSignature(root: Root, address: Hex): Promise<void> {
  await expect(root.getByTestId('address')).toHaveText(address)
  const signature = (await sign(root)) as Hex
  expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
}

async function expectSolanaSignature(root: Root): Promise<void> {
  const address = solanaAccounts[0]?.address ?? ''
  await expect(root.getByTestId('address')).toHaveText(address)
  const [bytes, signature] = [new TextEncoder().encode(MESSAGE), base58.decode(await sign(root))]
  expect(nacl.sign.detached.verify(bytes, signature, base58.decode(address))).toBe(true)
}

/** Serves a page of another origin that runs a script of the sandbox. Returns its URL, and a function that stops it. */
async function serveHost(script: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/host.js'
        ? ['text/javascript', script]
        : [
            'text/html',
            '<!doctype html><link rel="icon" href="data:,"><body><script src="/host.js"></script>',
          ]
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

test('@metamask/providers', async ({ page, context }) => {
  await page.addInitScript({ content: await bundlePage('metaMask') })
  const outside = watchOutside(context)
  await page.goto(pathOf('wallets='))
  await page.getByRole('button', { name: 'MetaMask' }).click()
  await expectSignature(page, ACCOUNTS[0])
  await page.reload()
  await expectSignature(page, ACCOUNTS[0])
  expect(outside).toEqual([])
})

test('@sats-connect/core reads the addresses that the app shows', async ({ page, context }) => {
  await page.addInitScript({ content: await bundlePage('satsConnect') })
  const outside = watchOutside(context)
  await page.goto(pathOf('wallets=&networks=bitcoin'))
  await page.getByRole('button', { name: 'Xverse' }).click()
  const shown = page.getByTestId('address')
  await expect(shown).toBeVisible()
  const address = (await shown.textContent()) ?? ''
  expect(Verifier.verifySignature(address, MESSAGE, await sign(page))).toBe(true)
  const read = await page.evaluate(() =>
    (window as unknown as { satsConnect: () => Promise<unknown> }).satsConnect(),
  )
  expect(read).toMatchObject({
    status: 'success',
    result: { addresses: expect.arrayContaining([expect.objectContaining({ address })]) },
  })
  await page.reload()
  await expect(shown).toHaveText(address)
  expect(outside).toEqual([])
})

test('@safe-global/safe-apps-sdk reads the Safe that the app is connected to', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const { url, stop } = await startSafe({
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    chainId: 1,
    rpcUrl: world.urls.evm[1],
  })
  await page.addInitScript({ content: await bundlePage('safeSdk') })
  const outside = watchOutside(context)
  await page.goto(`${url}/?app=${encodeURIComponent(`${baseURL}${pathOf(`wallets=&safes=${url}`)}`)}`)
  const app = page.frameLocator('iframe')
  await expectSignature(app, ACCOUNTS[1])
  const info = await page
    .frame({ url: /^[^?]*custom/ })
    ?.evaluate(() => (window as unknown as { safeInfo: () => Promise<unknown> }).safeInfo())
  expect(info).toMatchObject({ safeAddress: ACCOUNTS[1], chainId: 1 })
  expect(outside).toEqual([])
  await stop()
})

test('in the Base app its wallet is listed once beside three SDKs, connects, and is restored without a click', async ({
  page,
  context,
}) => {
  await page.addInitScript({ content: await bundlePage('baseApp') })
  const outside = watchOutside(context)
  await page.goto(pathOf('wallets=&connectors=baseApp,farcaster,baseAccount,coinbase'))
  const wallets = page.getByRole('region', { name: 'Wallets' }).getByRole('button')
  await expect(wallets).toHaveText(['Base'])
  await wallets.click()
  await expectSignature(page, ACCOUNTS[0])
  await page.reload()
  await expectSignature(page, ACCOUNTS[0])
  expect(outside).toEqual([])
})

for (const [title, connector, name] of [
  ['@base-org/account', 'baseAccount', 'Base Account'],
  ['the oldest supported @base-org/account', 'baseAccountOldest', 'Base Account'],
  ['@coinbase/wallet-sdk', 'coinbase', 'Coinbase'],
  ['the oldest supported @coinbase/wallet-sdk', 'coinbaseOldest', 'Coinbase'],
] as const) {
  const tag = connector === 'baseAccount' ? [] : ['@deep']
  test(`${title} in the Base app uses its wallet, without a window`, { tag }, async ({ page, context }) => {
    await page.addInitScript({ content: await bundlePage('baseApp') })
    const outside = watchOutside(context)
    await page.goto(pathOf(`wallets=&connectors=${connector}`))
    await page.getByRole('button', { name, exact: true }).click()
    await expectSignature(page, ACCOUNTS[0])
    await page.reload()
    await expectSignature(page, ACCOUNTS[0])
    expect([outside, context.pages()]).toEqual([[], [page]])
  })
}

for (const network of ['mainnet', 'solana'] as const)
  test(`@farcaster/miniapp-sdk in a client of @farcaster/miniapp-host: ${network}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const host = await serveHost(await bundlePage('miniAppHost'))
    const outside = watchOutside(context)
    const app = `${baseURL}${pathOf(`wallets=&connectors=farcaster&networks=${network}`)}`
    await page.goto(`${host.url}?app=${encodeURIComponent(app)}`)
    const frame = page.frameLocator('iframe')
    if (network === 'mainnet') await expectSignature(frame, ACCOUNTS[0])
    else await expectSolanaSignature(frame)
    expect(outside).toEqual([])
    host.stop()
  })

test('@walletconnect/sign-client connects to its relay on the click, not on hover', async ({
  page,
  context,
  world,
  pair,
}) => {
  const outside = watchOutside(context)
  await page.goto(pathOf('wallets=&connectors=walletConnect'))
  await page.getByRole('button', { name: 'WalletConnect' }).hover()
  await page.waitForLoadState('networkidle')
  expect(world.relay.connections()).toBe(0)
  await pair(await customUri(page))
  await expectSignature(page, ACCOUNTS[0])
  await page.reload()
  await expectSignature(page, ACCOUNTS[0])
  // Sockets of the page and of the wallet.
  expect(world.relay.connections()).toBe(2)
  expect(outside).toEqual([])
})

// A command of Chromium makes the authenticator.
test(
  'a wallet with a passkey (viem’s WebAuthn account) is the connector of docs/connecting.md',
  { tag: '@chromium' },
  async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await page.addInitScript({ content: await bundlePage('passkey') })
    const outside = watchOutside(context)
    // Passkeys need a domain, not an IP address.
    await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}${pathOf('wallets=&connectors=passkey')}`)
    await page.getByRole('button', { name: 'Passkey' }).click()
    const shown = page.getByTestId('address')
    await expect(shown).toBeVisible()
    const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)

    const [authenticatorData, clientData, signature] = decodeAbiParameters(
      parseAbiParameters('bytes, string, bytes'),
      (await sign(page)) as Hex,
    )
    const publicKey = await page.evaluate(() =>
      (window as unknown as { passkeyPublicKey: () => Hex }).passkeyPublicKey(),
    )
    const [x, y] = [slice(publicKey, -64, -32), slice(publicKey, -32)].map((half) =>
      Buffer.from(half.slice(2), 'hex').toString('base64url'),
    )
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' })
    const signed = Buffer.concat([
      toBytes(authenticatorData),
      createHash('sha256').update(clientData).digest(),
    ])
    expect(
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, toBytes(signature).subarray(0, 64)),
    ).toBe(true)
    expect((JSON.parse(clientData) as { readonly challenge: string }).challenge).toBe(
      Buffer.from(toBytes(hashMessage(MESSAGE))).toString('base64url'),
    )

    // The browser refuses the passkey of another person.
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByRole('alert')).toHaveText('You declined the request.')
    const address = await shown.textContent()
    await page.reload()
    await expect(shown).toHaveText(address ?? '')
    expect(outside).toEqual([])
  },
)

// BiDi has no touch screen.
test.describe('a mini app of Telegram opens a wallet with its universal link', { tag: '@chromium' }, () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']
  test.use(phone)

  /** Pictures of wallets come from the backend. */
  const policy = strict.replace("img-src 'self'", "img-src 'self' http://127.0.0.1:*")
  /** The packages add a style element: @telegram-apps/sdk always, Telegram's script in the frame of Telegram Web. */
  const framed = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  const app = (platform: string, own = policy): string =>
    `/?connectors=walletConnect&wallets=&policy=${encodeURIComponent(own)}#${new URLSearchParams({
      tgWebAppPlatform: platform,
      tgWebAppVersion: '8.0',
      tgWebAppThemeParams: '{}',
    })}`

  /** Taps a wallet, and pairs with the link that the page posts to Telegram. */
  async function openWallet(root: Page | FrameLocator, page: Page, pair: Pair): Promise<void> {
    await root.getByRole('button', { name: 'Connect wallet' }).tap()
    await root
      .locator('[data-foyer-modal]')
      .getByRole('button', { name: /^Copper Orchard/ })
      .tap()
    const opened = () =>
      page.evaluate(() =>
        (window as unknown as { readonly posted: readonly string[][] }).posted.flatMap(([event, data = '']) =>
          event === 'web_app_open_link' ? [(JSON.parse(data) as { readonly url: string }).url] : [],
        ),
      )
    await expect.poll(opened).toHaveLength(1)
    const [link = ''] = await opened()
    expect(link).toMatch(/^https:\/\/copper-orchard\.wallet\.example\/link\/wc\?uri=wc%3A/)
    await pair(new URL(link).searchParams.get('uri') ?? '')
    await expect(root.getByRole('button', { name: /^Account/ })).toBeVisible()
  }

  /** Runs a script before those of the app, once there is a document. */
  const whenParsed = (script: string): string =>
    `document.addEventListener('readystatechange', () => {${script}}, { once: true })`

  /** The web view of Telegram's apps. */
  const placeProxy = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const posted: string[][] = []
      const postEvent = (...event: string[]) => void posted.push(event)
      Object.assign(window, { posted, TelegramWebviewProxy: { postEvent } })
    })

  test('@twa-dev/sdk in an app of Telegram', async ({ page, context, pair }) => {
    await placeProxy(page)
    await page.addInitScript({ content: whenParsed(await bundlePage('telegramScript')) })
    const outside = watchOutside(context)
    await page.goto(app('ios'))
    await openWallet(page, page, pair)
    expect(outside).toEqual([])
  })

  test('@twa-dev/sdk in Telegram Web', { tag: '@deep' }, async ({ page, context, baseURL, pair }) => {
    const script = whenParsed(await bundlePage('telegramScript'))
    await page.addInitScript({ content: `if (self !== top) ${script}` })
    const host = await serveHost(`
      const posted = (window.posted = [])
      addEventListener('message', ({ data, origin }) => {
        if (origin !== ${JSON.stringify(baseURL)} || typeof data !== 'string') return
        const { eventType, eventData } = JSON.parse(data)
        posted.push([eventType, JSON.stringify(eventData)])
      })
      const frame = document.createElement('iframe')
      frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
      frame.src = ${JSON.stringify(`${baseURL}${app('weba', framed)}`)}
      document.body.append(frame)`)
    const outside = watchOutside(context)
    await page.goto(host.url)
    await openWallet(page.frameLocator('iframe'), page, pair)
    expect(outside).toEqual([])
    host.stop()
  })

  test('@telegram-apps/sdk without Telegram’s script', { tag: '@deep' }, async ({ page, context, pair }) => {
    await placeProxy(page)
    await page.addInitScript({ content: whenParsed(await bundlePage('telegramSdk')) })
    const outside = watchOutside(context)
    await page.goto(app('ios', framed))
    await openWallet(page, page, pair)
    // The SDK opens links by the same event.
    const events = await page.evaluate(() => {
      const { openLink, posted } = window as unknown as {
        readonly openLink: (url: string) => void
        readonly posted: readonly string[][]
      }
      openLink('https://wallet.example/')
      return posted
        .filter(([event]) => event === 'web_app_open_link')
        .map(([, data = '']) => JSON.parse(data) as unknown)
    })
    expect(events.at(-1)).toMatchObject({ url: 'https://wallet.example/' })
    expect(outside).toEqual([])
  })
})

// A command of Chromium follows the links of the wallet app.
test.describe('on an Android phone', { tag: '@chromium' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('@solana-mobile/wallet-standard-mobile connects and signs with a wallet app', async ({
    page,
    context,
  }) => {
    const { privateKey, address } = solanaAccounts[0] as SolanaDevAccount
    const { secretKey } = nacl.sign.keyPair.fromSeed(toBytes(privateKey))
    const wallet = await playMobileWallet(page, secretKey)
    const outside = watchOutside(context)
    // The package draws a spinner with a style element.
    const policy = strict.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    const query = `wallets=&networks=solana&connectors=solanaMobile&policy=${encodeURIComponent(policy)}`
    await page.goto(`/custom?${query}`)
    await page.getByRole('button', { name: 'Mobile Wallet Adapter' }).click()
    await expect(page.getByTestId('address')).toHaveText(address)
    await expectSolanaSignature(page)
    expect(wallet.methods).toContain('sign_messages')
    wallet.setBehaviour('reject')
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByRole('alert')).toHaveText('You declined the request.')
    await page.reload()
    await expect(page.getByTestId('address')).toHaveText(address)
    expect(outside).toEqual([])
  })
})
