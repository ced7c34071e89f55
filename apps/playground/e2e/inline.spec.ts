import { expect, test } from './fixtures.ts'
import { panelOf, rowOf, walletOf, walletRow } from './helpers.ts'

test('inline: Connect, then Account, without a close button [S2.28]', async ({ page }) => {
  await page.goto('/inline?wallets=pebble')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main').locator('[data-foyer-modal]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)

  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)

  await page.reload()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await rowOf(page, 'Disconnect').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
})

test('locks neither scrolling nor focus, and leaves Escape to the page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 300 })
  await page.goto('/inline?wallets=pebble')
  await expect(panelOf(page)).toBeVisible()
  await page.mouse.move(400, 200)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible')
  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(event)
  })
  expect(isPrevented).toBe(false)
  await page.getByRole('link', { name: 'Custom UI' }).focus()
  await expect(page.getByRole('link', { name: 'Custom UI' })).toBeFocused()
})

test('after a rejection it offers a retry and the back button', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/inline?wallets=pebble:reject')
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Back' }).click()
  await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('approve'))
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
})

test(
  'an unknown network is shown in place, and left by choosing another',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/inline?wallets=pebble')
    await walletRow(page, 'Pebble').click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
    await (await walletOf(page)).evaluate((wallet) => wallet.setChain(999))
    await expect(panelOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')
    await rowOf(page, 'Ethereum').click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  },
)
