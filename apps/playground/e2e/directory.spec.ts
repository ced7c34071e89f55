import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connectButton, openConnect, panelOf, rowOf, viewOf, walletRow } from './helpers.ts'

const PAGE = '/?connectors=walletConnect&wallets=pebble'

const cards = (page: Page): Locator => viewOf(page).locator('[data-foyer-part=card]')
const card = (page: Page, name: string | RegExp): Locator => viewOf(page).getByRole('button', { name })
const focusedName = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.querySelector('bdi')?.textContent ?? undefined)

async function openAll(page: Page): Promise<void> {
  await openConnect(page)
  await rowOf(page, /^Search wallets/).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'AllWallets')
}

/** Makes every answer of the directory hostile. */
const turnHostile = (page: Page, kind: string): Promise<unknown> =>
  page.route(/\/getWallets\?/, (route) => route.continue({ url: `${route.request().url()}&hostile=${kind}` }))

test('is requested on intent and not before; installed wallets first, then pages on scrolling [S7.30] [S9.21]', async ({
  page,
  world,
}) => {
  const asked = () => world.requests.list().filter(({ url }) => url.includes('/getWallets?'))
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  expect(asked()).toEqual([])
  await connectButton(page).hover()
  await openConnect(page)
  await expect(walletRow(page, 'Pebble')).toBeVisible()
  await expect(rowOf(page, /^Brisk Haven/)).toBeVisible()
  await rowOf(page, /^Search wallets\b.*\d+0\+?/).click()

  await expect(cards(page).first()).toHaveAccessibleName(/^Pebble\b.*Installed/)
  expect(asked().map(({ url }) => new URL(url).searchParams.get('page'))).not.toContain('2')
  const grid = viewOf(page).locator('[data-foyer-part=card-grid]')
  // Scrolling loads further pages.
  for (const wanted of ['2', '3', '4', '5', '6', '7']) {
    await expect
      .poll(async () => {
        // The end moves away when a page has loaded.
        await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return asked().map(({ url }) => new URL(url).searchParams.get('page'))
      })
      .toContain(wanted)
  }
  // Only cards near the viewport are rendered.
  await expect.poll(() => cards(page).count()).toBeLessThan(120)
  for (const { url } of asked()) expect(new URL(url).searchParams.get('st')).toBe('foyer')
})

test('search, certified and keyboard: a wallet is found and selected without a mouse', async ({
  page,
  world,
}) => {
  await page.goto(PAGE)
  await openAll(page)
  await expect(cards(page).first()).toBeVisible()
  const field = viewOf(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.pressSequentially('lant')
  const searches = () =>
    world.requests.list().flatMap(({ url }) => new URL(url).searchParams.get('search') ?? [])
  await expect.poll(() => searches().at(-1)).toBe('lant')
  // On a busy machine keys may be late; still, fewer searches than keys are sent.
  expect(searches().length).toBeLessThan('lant'.length)
  await expect(card(page, /Lantern/).first()).toBeVisible()
  await field.fill('nobody has this name')
  await expect(viewOf(page).getByText('No wallet found for “nobody has this name”')).toBeVisible()
  // The first Escape clears the field, the next one closes.
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(card(page, /^Pebble/)).toBeVisible()

  await viewOf(page).getByRole('switch', { name: 'Certified only' }).click()
  await expect(panelOf(page)).toContainText('Showing certified wallets')
  await expect
    .poll(async () => {
      const texts = await cards(page).allTextContents()
      return texts.length > 0 && texts.every((text) => text.includes('Certified'))
    })
    .toBe(true)

  await page.keyboard.press('Tab')
  const first = await focusedName(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedName(page)).not.toBe(first)
  await page.keyboard.press('Home')
  await expect.poll(() => focusedName(page)).toBe(first)
  await page.keyboard.press('End')
  await expect.poll(() => focusedName(page)).not.toBe(first)
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingWalletConnect')
})

test.describe('a failing directory', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('keeps installed wallets, and can be retried', { tag: '@deep' }, async ({ page, world }) => {
    world.faults.set('/getWallets', { status: 503 })
    await page.goto(PAGE)
    await openConnect(page)
    await expect(walletRow(page, 'Pebble')).toBeVisible()
    await expect(viewOf(page).getByText('Wallet directory unavailable')).toBeVisible()
    await rowOf(page, /^Search wallets/).click()
    await expect(viewOf(page).getByRole('heading', { name: 'Couldn’t load wallets' })).toBeVisible()
    world.faults.clear()
    await viewOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('a hostile directory', () => {
  // Too large answers are aborted, which the browser logs.
  test.use({ tolerated: [/Failed to load resource/] })

  for (const kind of ['links', 'names', 'page', 'types']) {
    const tag = kind === 'names' ? [] : ['@deep']
    test(
      `${kind}: no script runs, no other origin is requested, the layout holds`,
      { tag },
      async ({ page, world }) => {
        const origins = new Set<string>()
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url())
          if (/^(https?|wss?):$/.test(protocol)) origins.add(origin)
        })
        await turnHostile(page, kind)
        await page.goto(PAGE)
        await openConnect(page)
        await expect(walletRow(page, 'Pebble')).toBeVisible()
        await rowOf(page, /^Search wallets/).click()
        const view = viewOf(page)
        await expect(view.locator('[data-foyer-part=card], [role=alert]').first()).toBeVisible()
        expect(await page.evaluate(() => document.body.dataset['hacked'])).toBeUndefined()
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
        const hrefs = await page
          .locator('a[href]')
          .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol))
        expect(hrefs.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([])
        const allowed = [
          new URL(page.url()).origin,
          new URL(world.urls.backend).origin,
          ...Object.values(world.urls.evm).map((url) => new URL(url).origin),
        ]
        expect([...origins].filter((origin) => !allowed.includes(origin))).toEqual([])
        const width = await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)
        expect(width).toBe(0)
        expect(await cards(page).count()).toBeLessThan(120)
      },
    )
  }

  test('an image that never loads shows an initial', { tag: '@deep' }, async ({ page }) => {
    await turnHostile(page, 'pictures')
    await page.goto(PAGE)
    await openAll(page)
    await expect(cards(page).first().locator('[data-foyer-part=image-letter]')).toBeVisible()
  })
})
