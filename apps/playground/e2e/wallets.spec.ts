import { expect, test } from './fixtures.ts'
import {
  accountButton,
  asked,
  connectButton,
  connectWallet,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
  withWallets,
} from './helpers.ts'

const SVG_WITH_SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" onload="parent.hacked = 1; top.hacked = 1">' +
  '<script>parent.hacked = 1; top.hacked = 1</script><rect width="32" height="32" fill="red"/></svg>'

test('a wallet that is announced late appears in the open list', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?wallets=pebble,slate:approve@60000')
  await openConnect(page)
  await expect(walletRow(page, 'Pebble')).toBeVisible()
  await expect(walletRow(page, 'Slate')).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await walletRow(page, 'Slate').click()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that is announced late is still restored, without a prompt [S4.5]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await page.goto('/?wallets=pebble:approve@60000')
  // The page is usable before the wallet is announced.
  await page.clock.fastForward(2000)
  await expect(connectButton(page)).toBeEnabled()
  await page.clock.fastForward(60_000)
  await expect(accountButton(page)).toBeVisible()
  expect(await asked(page, 'eth_requestAccounts')).toBe(0)
  await expect(panelOf(page)).toHaveCount(0)
})

test('a stored connection of a missing wallet is not restored, and another wallet connects', async ({
  page,
}) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await page.goto('/?wallets=harbor')
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy', 'true')
  await connectWallet(page, 'Harbor')
})

test('without any wallet an explanation shows', async ({ page }) => {
  await page.goto('/?wallets=&connectors=')
  await openConnect(page)
  await expect(viewOf(page).getByRole('heading', { name: 'No wallet found' })).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WhatIsAWallet')
})

test('two wallets with one name are both listed', async ({ page }) => {
  await page.goto(
    `/${withWallets({ name: 'Twin', rdns: 'test.one' }, { name: 'Twin', rdns: 'test.two', accounts: [1] })}`,
  )
  await openConnect(page)
  const rows = walletRow(page, 'Twin')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).click()
  await expect(accountButton(page)).toHaveAccessibleName(/0x70/)
  expect(await asked(page, 'eth_requestAccounts', 'test.one')).toBe(0)
})

test('two wallets with one identity are both listed, and the later one is marked [S3.29]', async ({
  page,
}) => {
  await page.goto(
    `/${withWallets(
      { name: 'Pebble', rdns: 'test.pebble', expose: 'first' },
      { name: 'Pebble', rdns: 'test.pebble', accounts: [1], expose: 'second' },
    )}`,
  )
  await openConnect(page)
  const rows = walletRow(page, 'Pebble')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toHaveAccessibleDescription('')
  await expect(rows.nth(1)).toHaveAccessibleDescription('Another wallet uses the same name')
  await rows.nth(0).click()
  await expect(accountButton(page)).toHaveAccessibleName(/0xf3/)
  expect(await asked(page, 'eth_requestAccounts', 'second')).toBe(0)
})

test('data announced by wallets is shown, never executed', async ({ page }) => {
  const hostile = [
    { name: 'Runner', rdns: 'test.runner', icon: 'javascript:window.hacked=1' },
    {
      name: 'Drawer',
      rdns: 'test.drawer',
      icon: `data:image/svg+xml,${encodeURIComponent(SVG_WITH_SCRIPT)}`,
    },
    { name: 'Paper', rdns: 'test.paper', icon: 'data:text/html,<script>top.hacked=1</script>' },
    { name: '<img src=x onerror="window.hacked=1">', rdns: 'test.markup' },
  ]
  await page.goto(`/${withWallets(...hostile)}`)
  // Too long for a URL: announced separately.
  await page.evaluate(() => {
    const info = { uuid: 'long', name: 'x'.repeat(10_000_000), icon: 'data:,', rdns: 'test.long' }
    const provider = { request: () => Promise.resolve([]), on() {}, removeListener() {} }
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  })
  await openConnect(page)
  await expect(walletRow(page, 'Runner')).toBeVisible()
  await expect(walletRow(page, 'Drawer').locator('img')).toBeVisible()
  await expect(walletRow(page, 'Runner').locator('img')).toHaveCount(0)
  await expect(walletRow(page, 'Paper').locator('img')).toHaveCount(0)
  await expect(viewOf(page).getByText('<img src=x', { exact: false })).toBeVisible()
  // An image in an <img> runs no scripts; give it time to load.
  await walletRow(page, 'Drawer')
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode())
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)

  const box = await panelOf(page).boundingBox()
  expect(box?.width).toBe(360)
  expect(await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  for (const row of await viewOf(page).getByRole('listitem').all()) {
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(360)
    expect(height).toBeLessThan(100)
  }
})

test('an injected wallet without announcement is not listed on a desktop [S6.8]', async ({ page }) => {
  await page.goto(
    `/${withWallets({ name: 'Old', rdns: 'test.old', legacy: true }, { name: 'Pebble', rdns: 'test.pebble' })}&connectors=`,
  )
  await expect.poll(() => page.evaluate(() => 'ethereum' in window)).toBe(true)
  await openConnect(page)
  // Wallets of the directory are listed below installed ones.
  await expect(viewOf(page).getByRole('listitem')).toHaveText([
    /^Pebble/,
    'Brisk Haven',
    'Copper Orchard',
    'Dapple Vault',
  ])
})

test('changes in a disconnected wallet do not affect the wallet that connected after it', async ({
  page,
}) => {
  await page.goto('/?wallets=pebble,harbor')
  await connectWallet(page)
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await connectWallet(page, 'Harbor')
  const pebble = await walletOf(page)
  await pebble.evaluate((wallet) => {
    wallet.setChain(999)
    wallet.setAccount(1)
  })
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(accountButton(page)).toHaveAccessibleName(/0xf3/)
})
