// A browser that goes offline in a form: the form shows a note, keeps its input, and continues once online.
import type { Page } from '@playwright/test'
import { openLogin, openNames, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connectWallet, goOnline, panelOf, rowOf, viewOf } from './helpers.ts'

test.use({
  tolerated: [
    // The page of the frame does not catch a failed request, whose answer is lost.
    /^uncaught: Failed to fetch$|Failed to load resource: .*(net::ERR_(INTERNET_DISCONNECTED|FAILED)|404)/,
  ],
})
// The context is used again.
test.afterEach(({ context }) => context.setOffline(false))

const note = (page: Page) => viewOf(page).getByText('You are offline', { exact: true })

test('offline, an email login shows a note, and keeps the address and the code; online, it logs in', async ({
  page,
  context,
}) => {
  await openLogin(page)
  const email = viewOf(page).getByRole('textbox', { name: 'Email' })
  await email.fill('fern@example.com')
  await context.setOffline(true)
  await expect(note(page)).toHaveCount(0)
  await email.press('Enter')
  await expect(note(page)).toBeVisible()
  await expect(email).toHaveValue('fern@example.com')
  await goOnline(page)
  await expect(note(page)).toHaveCount(0)
  await email.press('Enter')

  const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
  await expect(code).toBeVisible()
  await context.setOffline(true)
  await expect(note(page)).toBeVisible()
  await code.fill('123456')
  await expect(code).toHaveValue('123456')
  await expect(viewOf(page).getByText('Checking the code')).toHaveCount(0)
  await goOnline(page)
  await expect(panelOf(page)).toHaveCount(0)
  await expect(accountButton(page)).toBeVisible()
})

test(
  'a one-time code that got no answer before the network failed is sent again once online',
  { tag: '@deep' },
  async ({ page, context, world }) => {
    world.secureSite.setBehaviour('CONNECT_OTP', { isSilent: true })
    await openLogin(page)
    const email = viewOf(page).getByRole('textbox', { name: 'Email' })
    await email.fill('fern@example.com')
    await email.press('Enter')
    await viewOf(page).getByRole('textbox', { name: '6-digit code' }).fill('123456')
    await expect(viewOf(page).getByText('Checking the code')).toBeVisible()
    await context.setOffline(true)
    await expect(note(page)).toBeVisible()
    world.secureSite.setBehaviour('CONNECT_OTP', {})
    await goOnline(page)
    await expect(panelOf(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeVisible()
  },
)

test(
  'offline, buying shows a note, keeps the amount and disables providers; online, it is quoted',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).click()
    await viewOf(page).getByRole('button', { name: 'Buy', exact: true }).click()
    await rowOf(page, /Change token/).click()
    await rowOf(page, /^Ether/).click()
    const providers = viewOf(page).getByRole('list', { name: 'Providers' })
    const coinbase = providers.getByRole('button', { name: /^Coinbase/ })
    await expect(coinbase).not.toHaveAttribute('aria-disabled')

    await context.setOffline(true)
    const amount = viewOf(page).getByRole('textbox', { name: 'You pay' })
    await amount.fill('100')
    await expect(note(page)).toBeVisible()
    await expect(coinbase).toHaveAttribute('aria-disabled', 'true')
    await goOnline(page)
    await expect(note(page)).toHaveCount(0)
    await expect(amount).toHaveValue('100')
    await expect(coinbase).not.toHaveAttribute('aria-disabled')
    await expect(viewOf(page).getByRole('textbox', { name: 'You get' })).toHaveValue('0.03')
  },
)

test(
  'offline, the form of a name keeps its input and cannot be submitted; online, the name is registered',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openLogin(page)
    await signInByEmail(page, 'fern@example.com')
    const field = await openNames(page)

    await context.setOffline(true)
    await field.fill('fern-9')
    await expect(note(page)).toBeVisible()
    await field.press('Enter')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'RegisterAccountName')
    await expect(field).toHaveValue('fern-9')
    await goOnline(page)
    await expect(note(page)).toHaveCount(0)
    const register = viewOf(page).getByRole('button', { name: 'Register fern-9.reown.id' })
    await expect(register).not.toHaveAttribute('aria-disabled', 'true')
    await register.click()
    await page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' }).click()
    await expect(viewOf(page).getByRole('heading', { name: 'fern-9.reown.id is yours' })).toBeVisible()
  },
)
