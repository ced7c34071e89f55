import type { Page } from '@playwright/test'
import { frameOf, openLogin, openNames, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, panelOf, viewOf } from './helpers.ts'

const field = (page: Page) => viewOf(page).getByRole('textbox', { name: 'Name' })
const register = (page: Page, name: string) => viewOf(page).getByRole('button', { name: `Register ${name}` })

// The profile of a free name is a 404.
test.use({ tolerated: [/404/] })

test('a name is signed in the wallet, also after a rejection, and shows in the account [S4.28, S4.29, S7.16]', async ({
  page,
}) => {
  await openLogin(page)
  await signInByEmail(page, 'fern@example.com')
  await openNames(page)
  await field(page).fill('Mira')
  await expect(viewOf(page).getByRole('button', { name: /^mira\.reown\.id\b.*Taken/ })).toBeVisible()
  await field(page).fill('fern-1')
  await expect(register(page, 'fern-1.reown.id')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')
  await expect(frameOf(page).locator('dt:text-is("Message") + dd')).toContainText('"name":"fern-1.reown.id"')
  await frameOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'RegisterAccountName')
  await expect(viewOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
  await expect(field(page)).toHaveValue('fern-1')

  await viewOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page)).toHaveValue('fern-1')

  await viewOf(page).getByRole('button', { name: 'Try again' }).click()
  await frameOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(viewOf(page).getByRole('heading', { name: 'fern-1.reown.id is yours' })).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(accountButton(page)).toHaveAccessibleName(/fern-1\.reown\.id/)

  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(/fern-1\.reown\.id/)
  await accountButton(page).click()
  await expect(viewOf(page)).toContainText('fern-1.reown.id')
})
