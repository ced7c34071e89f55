import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, asked, connectButton, connectWallet, openConnect, panelOf } from './helpers.ts'

/** Requests outside of the page's origin. */
function watchRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) seen.push(request.url())
  })
  page.on('websocket', (socket) => seen.push(socket.url()))
  return seen
}

const ownKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('@foyer')),
  )

for (const path of ['/', '/custom', '/inline', '/inspector']) {
  test(`the page of a new visitor (${path}) sends no requests and stores nothing`, async ({
    page,
    world,
  }) => {
    await page.goto('about:blank')
    const seen: string[] = []
    page.on('request', (request) => seen.push(new URL(request.url()).origin))
    await page.goto(`${path}?wallets=pebble`)
    await expect(page.getByRole('button', { name: /Pebble|Connect wallet/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(new Set(seen)).toEqual(new Set([new URL(page.url()).origin]))
    expect(world.requests.list()).toEqual([])
    expect(await ownKeys(page)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    // Wallets get no requests either: some would open a window.
    expect(await page.evaluate(() => window.sandboxWallets?.['test.pebble']?.calls.length)).toBe(0)
  })
}

const isModal = (url: string): boolean => url.includes('FullModal')

test("the modal's code loads on intent, not before", async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/?wallets=pebble')
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.some(isModal)).toBe(false)
  await connectButton(page).hover()
  await expect.poll(() => scripts.some(isModal)).toBe(true)
})

test('opening and closing store nothing', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await openConnect(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  expect(await ownKeys(page)).toEqual([])
})

test('a stored connection is restored with silent reads alone [S4.5]', async ({ page, world }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await expect(accountButton(page)).toHaveAccessibleName(/ETH/)
  world.requests.clear()
  const seen = watchRequests(page)
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(/ETH/)
  await page.waitForLoadState('networkidle')
  const methods = await page.evaluate(() =>
    Object.keys(window.sandboxWallets?.['test.pebble']?.requests ?? {}),
  )
  expect(methods.toSorted()).toEqual(['eth_accounts', 'eth_chainId'])
  expect(await asked(page, 'eth_accounts')).toBe(1)
  // Only balance and identity are requested.
  const ours = [world.urls.backend, ...Object.values(world.urls.evm)]
  for (const url of seen)
    expect(
      ours.some((base) => url.startsWith(base)),
      url,
    ).toBe(true)
  const names = seen.filter((url) => /\/v1\/(supported-chains|identity|profile)/.test(url))
  expect(names).toEqual([...new Set(names)])
  expect(names.length).toBeLessThanOrEqual(3)
  expect(seen.length - names.length).toBeLessThanOrEqual(2)
})

test('invalid storage is dropped, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['connections', 'disconnected', 'active_caip_network_id', 'connected_connector']) {
      localStorage.setItem(`@foyer/${key}`, '{"__proto__":{"polluted":1},"eip155":[{"connectorId":7}]')
    }
  })
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})
