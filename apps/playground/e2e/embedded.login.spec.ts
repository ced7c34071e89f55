import type { Page } from '@playwright/test'
import { frameOf, openLogin, signer, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, openConnect, openSend, panelOf, viewOf } from './helpers.ts'

const social = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name: `Continue with ${name}` })

/** Opens the popup of a login, and waits until it has reached the provider. */
async function openWindow(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), social(page, name).click()])
  await expect(popup.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  return popup
}

// BiDi reports a click that closes its window as failed.
test(
  'a social account can sign; it is restored on page load [S1.3, S4.12, S7.43]',
  { tag: '@chromium' },
  async ({ page }) => {
    await openLogin(page)
    const popup = await openWindow(page, 'Google')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingSocial')
    await expect(viewOf(page)).toContainText('Finish in the window that opened')
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Continue as Mira' }).click()
    await closed
    await expect(panelOf(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeVisible()
    await signer(page)

    await page.reload()
    await accountButton(page).click()
    await expect(viewOf(page)).toContainText('mira')
    await expect(viewOf(page)).toContainText('Google')
    await panelOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(accountButton(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('@foyer/connected_social'))).toBeNull()
  },
)

// BiDi reports a click that closes its window as failed.
test(
  'closing the popup leads back to the list; a refusal is shown, and can be retried [S4.13]',
  { tag: '@chromium' },
  async ({ page }) => {
    await openLogin(page)
    const closed = await openWindow(page, 'Google')
    await closed.close()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')

    const refused = await openWindow(page, 'X')
    await refused.getByRole('button', { name: 'Refuse' }).click()
    await expect(viewOf(page)).toContainText('access_denied')
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      viewOf(page).getByRole('button', { name: 'Try again' }).click(),
    ])
    await again.getByRole('button', { name: 'Continue as Mira' }).click()
    await expect(accountButton(page)).toBeVisible()
  },
)

test('a message of another origin connects no account: from the popup it ends the login, from elsewhere it is ignored', async ({
  page,
}) => {
  await openLogin(page)
  const popup = await openWindow(page, 'Google')
  await page.evaluate(() => window.postMessage({ resultUri: '?auth=evil' }, '*'))
  await popup.goto(new URL('/robots.txt', page.url()).href)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingSocial')
  await popup.evaluate(() => window.opener.postMessage({ resultUri: '?auth=evil' }, '*'))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'not trusted' }),
  ).toBeVisible()

  const left = await openWindow(page, 'Google')
  const closed = left.waitForEvent('close')
  await panelOf(page).getByRole('button', { name: 'Back' }).click()
  await closed
  await expect(accountButton(page)).toHaveCount(0)
})

test('a blocked popup can be opened by a click', { tag: '@deep' }, async ({ page }) => {
  await openLogin(page)
  await page.evaluate(() => {
    const { open: really } = window
    window.open = () => {
      window.open = really
      return null
    }
  })
  await social(page, 'Google').click()
  await expect(viewOf(page)).toContainText('Your browser blocked the window')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    viewOf(page).getByRole('button', { name: 'Open the window' }).click(),
  ])
  await popup.getByRole('button', { name: 'Continue as Mira' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test(
  'errors of the secure site are shown, for the URL of the provider and for the login',
  { tag: '@deep' },
  async ({ page, world }) => {
    world.secureSite.setBehaviour('GET_SOCIAL_REDIRECT_URI', { error: 'Not today' })
    await openLogin(page)
    await social(page, 'Google').click()
    await expect(viewOf(page)).toContainText('Failed to initiate social connection')
    world.secureSite.setBehaviour('GET_SOCIAL_REDIRECT_URI', {})
    world.secureSite.setBehaviour('CONNECT_SOCIAL', { error: 'No such account' })
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      viewOf(page).getByRole('button', { name: 'Try again' }).click(),
    ])
    await popup.getByRole('button', { name: 'Continue as Mira' }).click()
    await expect(viewOf(page)).toContainText('No such account')
    await expect(accountButton(page)).toHaveCount(0)
  },
)

test(
  'a secure site that does not return the URL of the provider times out after 45 s',
  { tag: '@deep' },
  async ({ page, world }) => {
    world.secureSite.setBehaviour('GET_SOCIAL_REDIRECT_URI', { isSilent: true })
    await page.clock.install()
    await openLogin(page)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForRequest((request) => request.postData()?.includes('GET_SOCIAL_REDIRECT_URI') === true),
      social(page, 'Google').click(),
    ])
    await page.clock.fastForward(30_000)
    expect(popup.isClosed()).toBe(false)
    await expect(viewOf(page)).not.toContainText('Failed to initiate social connection')
    const closed = popup.waitForEvent('close')
    await page.clock.fastForward(15_000)
    await closed
    await expect(viewOf(page)).toContainText('Failed to initiate social connection')
    await expect(accountButton(page)).toHaveCount(0)
  },
)

// Firefox has no permission to read the clipboard.
test('a phone approves a Farcaster login [S7.44, S2.4]', { tag: '@chromium' }, async ({ page, context }) => {
  await openLogin(page)
  await social(page, 'Farcaster').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingFarcaster')
  await expect(viewOf(page).getByRole('img', { name: 'QR code to sign in with Farcaster' })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await viewOf(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(phone.getByRole('status')).toHaveText('Approved')
  await phone.close()
  await expect(accountButton(page)).toBeVisible()
  await signer(page)
})

test(
  'the email is changed, with one-time codes of the old and the new address [S7.54, S2.10]',
  { tag: '@deep' },
  async ({ page }) => {
    await openLogin(page)
    await signInByEmail(page, 'noa@example.com')
    const before = await signer(page)
    await accountButton(page).click()
    await viewOf(page).getByRole('button', { name: 'noa@example.com' }).click()
    const field = viewOf(page).getByRole('textbox', { name: 'New email' })
    const save = viewOf(page).getByRole('button', { name: 'Save' })
    await expect(field).toHaveValue('noa@example.com')
    await expect(save).toBeDisabled()
    await field.fill('noa@example')
    await save.click()
    await expect(viewOf(page)).toContainText('Enter a valid email')
    await field.fill('noa@example.org')
    await save.click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'UpdateEmailPrimaryOtp')
    const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
    await code.fill('111111')
    await expect(viewOf(page).getByRole('alert')).toHaveText('This code is not right. Try again.')
    await code.fill('123456')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'UpdateEmailSecondaryOtp')
    await code.fill('123456')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
    await expect(viewOf(page)).toContainText('noa@example.org')
    await panelOf(page).getByRole('button', { name: 'Close' }).click()
    expect(await signer(page)).toBe(before)
  },
)

test('the account can be the EOA or the smart account, and the choice survives a reload [S1.3, S4.9, S5.5]', async ({
  page,
}) => {
  await openLogin(page)
  await signInByEmail(page, 'kim@example.com')
  const smart = await signer(page)
  await page.getByRole('button', { name: /0x/ }).first().click()
  await panelOf(page)
    .getByRole('button', { name: /^Wallets, / })
    .click()
  await viewOf(page).getByRole('button', { name: 'Account settings' }).click()
  await viewOf(page).getByRole('button', { name: 'Account type' }).click()
  const standard = viewOf(page).getByRole('radio', { name: 'Standard account' })
  await expect(viewOf(page).getByRole('radio', { name: 'Smart account' })).toBeChecked()
  await standard.click()
  await expect(standard).toBeChecked()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  const eoa = await signer(page)
  expect(eoa).not.toBe(smart)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  expect(await signer(page)).toBe(eoa)
})

for (const [network, token, receiver] of [
  ['mainnet', 'Ether', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ['solana', 'Solana', 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'],
] as const) {
  test(
    `a transfer on ${network} is approved in the frame, and leads to its result [S6.3]`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(`/?connectors=embeddedWallet&networks=${network}&wallets=`)
      await openConnect(page)
      await signInByEmail(page, 'sen@example.com')
      await accountButton(page).click()
      await openSend(page, token)
      await viewOf(page).getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await viewOf(page)
        .getByRole('textbox', { name: /^Address/ })
        .fill(receiver)
      await viewOf(page).getByRole('button', { name: 'Review' }).click()
      await viewOf(page).getByRole('button', { name: 'Send', exact: true }).click()
      await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')
      await frameOf(page).getByRole('button', { name: 'Approve' }).click()
      await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
      await expect(page.getByText('Transaction sent', { exact: true })).toBeVisible()
    },
  )
}
