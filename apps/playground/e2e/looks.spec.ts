import { devices } from '@playwright/test'
import { openLogin } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, openConnect, panelOf, viewOf, walletRow } from './helpers.ts'

test('a wallet has one picture in every view', async ({ page }) => {
  await page.goto('/?wallets=pebble&siwx=required')
  await page.evaluate(() => window.sandboxWallets?.['test.pebble']?.setBehaviour('silent'))
  await openConnect(page)
  const inList = await walletRow(page, 'Pebble').locator('img').getAttribute('src')
  const isShown = async (view: string): Promise<void> => {
    await expect(panelOf(page)).toHaveAttribute('data-view', view)
    await expect(viewOf(page).locator(`img[src="${inList}"]`).first()).toBeVisible()
  }
  await isShown('Connect')
  await walletRow(page, 'Pebble').click()
  await isShown('ConnectingExternal')

  await page.goto('/?wallets=pebble&siwx=required')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await isShown('SIWXSignMessage')
  await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await accountButton(page).click()
  await isShown('Account')
  await page.goto('/?wallets=pebble&siwx=required&view=ProfileWallets')
  await isShown('ProfileWallets')
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']
  test.use(phone)

  test('the field of a one-time code has the focus, so that the code of the message is offered', async ({
    page,
  }) => {
    await openLogin(page)
    const email = viewOf(page).getByRole('textbox', { name: 'Email' })
    await expect(email).not.toBeFocused()
    await email.fill('fern@example.com')
    await viewOf(page).getByRole('button', { name: 'Continue with email' }).tap()
    const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  })
})
