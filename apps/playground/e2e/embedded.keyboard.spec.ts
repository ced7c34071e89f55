import { openLogin, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, panelOf, pressOn, tabTo, viewOf } from './helpers.ts'

test('the email is changed by keyboard alone, and each step focuses its field [S7.54, S2.10]', async ({
  page,
}) => {
  await openLogin(page)
  await signInByEmail(page, 'noa@example.com')
  await pressOn(page, accountButton(page))
  await pressOn(page, viewOf(page).getByRole('button', { name: 'noa@example.com' }))

  const field = viewOf(page).getByRole('textbox', { name: 'New email' })
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('noa@example')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Enter a valid email')
  await expect(field).toBeFocused()
  await page.keyboard.type('.org')
  await page.keyboard.press('Enter')

  const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
  await expect(panelOf(page)).toHaveAttribute('data-view', 'UpdateEmailPrimaryOtp')
  await expect(code).toBeFocused()
  await page.keyboard.type('111111')
  await expect(viewOf(page).getByRole('alert')).toHaveText('This code is not right. Try again.')
  await expect(code).toBeFocused()
  await page.keyboard.type('123456')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'UpdateEmailSecondaryOtp')
  await expect(viewOf(page)).toContainText('noa@example.org')
  await expect(code).toBeFocused()
  await page.keyboard.type('123456')

  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await tabTo(page, viewOf(page).getByRole('button', { name: 'noa@example.org' }))
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
})
