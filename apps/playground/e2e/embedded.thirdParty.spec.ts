// The frame of the embedded wallet on another site than the page, in browsers that restrict storage of third parties.
import type { Sandbox } from '@foyer/sandbox'
import type { Frame, Page } from '@playwright/test'
import { openLogin, signer, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connectButton, openConnect, panelOf, viewOf, walletRow } from './helpers.ts'

/** Moves the frame to `localhost`, which is another site than the page's `127.0.0.1`. Returns its origin. */
async function moveFrame(page: Page, { urls }: Sandbox): Promise<string> {
  const secureSite = urls.secureSite.replace('127.0.0.1', 'localhost')
  await page.addInitScript((placed) => Object.assign(window, { foyerSandbox: placed }), {
    ...urls,
    secureSite,
  })
  return new URL(secureSite).origin
}

const frameAt = (page: Page, origin: string): Frame | undefined =>
  page.frames().find((frame) => frame.url().startsWith(origin))

/** Whether the frame can store, by cookie and by `localStorage`. */
const storesIn = (page: Page, origin: string) =>
  frameAt(page, origin)?.evaluate(() => {
    document.cookie = 'probe=1; Path=/'
    let areas = true
    try {
      localStorage.setItem('probe', '1')
    } catch {
      areas = false
    }
    return { cookies: document.cookie !== '', areas }
  })

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await viewOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
}

// A command of Chromium denies the cookies.
test(
  'without third-party cookies, an email login signs, is restored on page load, and ends with a disconnect',
  {
    tag: '@chromium',
  },
  async ({ page, world }) => {
    const origin = await moveFrame(page, world)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
    await openLogin(page)
    await signInByEmail(page, 'iris@example.com')
    expect(await storesIn(page, origin)).toEqual({ cookies: false, areas: true })
    const address = await signer(page)
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    expect(await signer(page)).toBe(address)
    await logOut(page)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  },
)

test('a frame that may store nothing keeps a login for the page; after a reload the visitor can log in again', async ({
  page,
  world,
}) => {
  const origin = await moveFrame(page, world)
  await page.addInitScript((own) => {
    if (location.origin !== own) return
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  }, origin)
  await openLogin(page)
  await signInByEmail(page, 'iris@example.com')
  expect(await storesIn(page, origin)).toEqual({ cookies: false, areas: false })
  await signer(page)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await connectButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await signInByEmail(page, 'iris@example.com')
  await signer(page)
  await logOut(page)
})

test.describe('a frame that does not start without storage', () => {
  test.use({ tolerated: [/denied|FRAME_LOAD_FAILED/] })

  test(
    'shows an error under the field after 20 s, and the wallets below still connect',
    { tag: '@deep' },
    async ({ page, world }) => {
      const origin = await moveFrame(page, world)
      await page.route(`${origin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script>throw new DOMException("denied", "SecurityError")</script>',
        }),
      )
      await page.clock.install()
      await page.goto('/?wallets=pebble&connectors=embeddedWallet')
      await openConnect(page)
      const email = panelOf(page).getByRole('textbox', { name: 'Email' })
      await email.fill('iris@example.com')
      await email.press('Enter')
      await expect.poll(() => frameAt(page, origin)?.url()).toBeDefined()
      await page.clock.fastForward(20_000)
      await expect(email).toHaveAccessibleDescription('Unable to load email login dependency')
      await expect(email).toHaveValue('iris@example.com')
      await page.unroute(`${origin}/**`)
      await walletRow(page, 'Pebble').click()
      await expect(accountButton(page)).toBeVisible()
    },
  )
})
