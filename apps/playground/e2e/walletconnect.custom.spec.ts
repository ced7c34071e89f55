import type { Sandbox } from '@foyer/sandbox'
import type { BrowserContext, Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { expect, placeIn } from './fixtures.ts'
import { ACCOUNTS, openNetworks, panelOf, stopClock } from './helpers.ts'
import { customUri, test } from './walletconnect.helpers.ts'

const CUSTOM = '/custom?connectors=walletConnect&wallets='
const MESSAGE = 'Hello from Foyer'

const status = (page: Page) => page.getByTestId('status')
const signature = (page: Page) => page.getByTestId('signature')
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign message' })

async function expectSigned(page: Page): Promise<void> {
  await expect(signature(page)).toBeVisible()
  const signed = (await signature(page).textContent()) as Hex
  expect(await verifyMessage({ address: ACCOUNTS[0], message: MESSAGE, signature: signed })).toBe(true)
}

test.describe('one page', () => {
  test.use({ tolerated: [/WebSocket connection to .* failed/] })

  test('a session signs, survives a lost network and a reload, and is ended by the wallet [S3.90]', async ({
    page,
    world,
    pair,
  }) => {
    await page.goto(CUSTOM)
    const uri = await customUri(page)
    const wallet = await pair(uri)
    await expect(status(page)).toHaveText('connected')
    await signButton(page).click()
    await expectSigned(page)

    // The network is lost while the wallet waits.
    wallet.setBehaviour('locked')
    await page.reload()
    await expect(status(page)).toHaveText('connected')
    await signButton(page).click()
    await expect.poll(() => wallet.requests.length).toBe(2)
    world.relay.disconnect()
    await expect.poll(world.relay.connections).toBe(2)
    wallet.setBehaviour('approve')
    await expectSigned(page)
    expect(wallet.requests).toHaveLength(2)

    // Events while the page is closed are received on return.
    await page.goto('about:blank')
    await wallet.emit('accountsChanged', [ACCOUNTS[1]], 'eip155:1')
    await page.goto(CUSTOM)
    await expect(page.getByTestId('address')).toHaveText(new RegExp(ACCOUNTS[1], 'i'))

    await wallet.disconnect()
    await expect(page.getByRole('button', { name: 'WalletConnect' })).toBeVisible()
    const next = await customUri(page)
    expect(next).not.toBe(uri)
    await pair(next, { name: 'Second' })
    await expect(status(page)).toHaveText('connected')
  })
})

test(
  'with cookie storage no key of the relay is in document.cookie, and the session survives a reload',
  { tag: '@deep' },
  async ({ page, pair }) => {
    await page.goto(`${CUSTOM}&storage=cookie`)
    await pair(await customUri(page))
    await expect(status(page)).toHaveText('connected')
    await page.reload()
    await expect(status(page)).toHaveText('connected')
    const stored = await page.evaluate(() => ({
      cookies: document.cookie.split('; ').map((cookie) => decodeURIComponent(cookie.split('=')[0] ?? '')),
      local: Object.keys(localStorage),
    }))
    expect(stored.cookies.toSorted()).toEqual(['@foyer/active_caip_network_id', '@foyer/connection_status'])
    expect(stored.local).toContainEqual(expect.stringContaining('keychain'))
  },
)

test('a rejection, and an approval beyond the request, do not connect, and the next pairing works', async ({
  page,
  pair,
}) => {
  await page.goto(CUSTOM)
  await pair(await customUri(page), { behaviour: 'reject' })
  const pairing = page.getByRole('region', { name: 'Pairing' })
  await expect(pairing.getByRole('alert')).toHaveText('You declined the request.')

  await pairing.getByRole('button', { name: 'New code' }).click()
  const uri = page.getByTestId('uri')
  await expect(uri).toBeVisible()
  const hostile = await pair((await uri.textContent()) ?? '', {
    adds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  })
  await expect(pairing.getByRole('alert')).toContainText('solana')
  // The WalletConnect session of that wallet is ended.
  await expect.poll(hostile.session).toBeUndefined()

  await pairing.getByRole('button', { name: 'New code' }).click()
  await expect(uri).toBeVisible()
  await pair((await uri.textContent()) ?? '', { approves: ['eip155:1'] })
  await expect(status(page)).toHaveText('connected')

  // Restored on another page, which shows why a network is disabled.
  await page.goto('/?connectors=walletConnect&wallets=')
  await openNetworks(page)
  const polygon = panelOf(page).getByRole('button', { name: /^Polygon/ })
  await expect(polygon).toBeDisabled()
  await expect(polygon).toHaveAccessibleDescription(/.+/)
})

test('an expired URI is renewed', { tag: '@deep' }, async ({ page, pair }) => {
  await page.clock.install()
  await page.goto(CUSTOM)
  const first = await customUri(page)
  await stopClock(page)
  await page.clock.runFor(231_000)
  await expect(page.getByTestId('uri')).not.toHaveText(first)
  await page.clock.resume()
  await pair((await page.getByTestId('uri').textContent()) ?? '')
  await expect(status(page)).toHaveText('connected')
})

async function openTab(context: BrowserContext, world: Sandbox): Promise<Page> {
  const tab = await context.newPage()
  await placeIn(tab, world)
  await tab.goto(CUSTOM)
  return tab
}

/** Stops all code of a page, as phones do in the background, by the debugger of Chromium. */
async function pause(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Debugger.enable')
  await devtools.send('Debugger.pause')
  return async () => {
    await devtools.send('Debugger.disable')
  }
}

/** The same in Firefox, by a script that runs for long: tabs have processes of their own. */
async function occupy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((busyMs) => {
    setTimeout(() => {
      const end = Date.now() + busyMs
      while (Date.now() < end);
    })
  }, 12_000)
  return () => page.evaluate(() => undefined)
}

test.describe('two tabs', () => {
  // Logged for the answer to a request of the closed or other tab; in Firefox without the message.
  test.use({
    tolerated: [
      /emitting session_request:\d+ without any listeners|No matching key\. history|^console: \{context: client\} Error$/,
    ],
  })

  test('share one WalletConnect session, and the other tab continues after one is closed', async ({
    page: a,
    context,
    world,
    pair,
  }) => {
    await a.goto(CUSTOM)
    const b = await openTab(context, world)
    const wallet = await pair(await customUri(b))
    await expect(status(b)).toHaveText('connected')
    await expect(status(a)).toHaveText('connected')
    await a.bringToFront()
    await signButton(a).click()
    await expectSigned(a)

    await Promise.all([a.reload(), b.reload()])
    await expect(status(a)).toHaveText('connected')
    await expect(status(b)).toHaveText('connected')
    await b.bringToFront()
    await signButton(b).click()
    await expectSigned(b)

    // If this tab had the relay's socket, the other tab takes over.
    await a.bringToFront()
    await a.reload()
    await expect(status(a)).toHaveText('connected')
    wallet.setBehaviour('locked')
    await signButton(a).click()
    await expect.poll(() => wallet.requests.length).toBe(3)
    await b.close()
    // The tab with the relay's socket is closed: the request fails, and is not repeated.
    await expect(a.getByRole('region', { name: 'Signing' }).getByRole('alert')).toBeVisible()
    wallet.setBehaviour('approve')
    await signButton(a).click()
    await expectSigned(a)
    expect(wallet.requests).toHaveLength(4)
  })

  test('a suspended tab loses the WalletConnect session to the other tab, and continues there', async ({
    page: a,
    browserName,
    context,
    world,
    pair,
  }) => {
    await a.goto(CUSTOM)
    const wallet = await pair(await customUri(a))
    await expect(status(a)).toHaveText('connected')
    const resume = await (browserName === 'firefox' ? occupy(a) : pause(a))

    const b = await openTab(context, world)
    await expect(status(b)).toHaveText('connected')
    await signButton(b).click()
    await expectSigned(b)

    await resume()
    await a.bringToFront()
    await signButton(a).click()
    await expectSigned(a)
    expect(wallet.requests).toHaveLength(2)
    await expect.poll(world.relay.connections).toBe(2)
  })
})
