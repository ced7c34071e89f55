import { expect, test } from './fixtures.ts'
import { panelOf, pressOn, viewOf } from './helpers.ts'

test('Arabic: connects and signs in by keyboard, right to left [S1.4]', async ({ page }) => {
  await page.goto('/?wallets=pebble&siwx=required&locale=ar')
  await pressOn(page, page.getByRole('button', { name: 'ربط محفظة' }))
  const title = panelOf(page).getByRole('heading', { name: 'ربط محفظة' })
  await expect(title).toBeVisible()
  await expect(page.locator('[data-foyer-part=layer]')).toHaveAttribute('dir', 'rtl')
  await pressOn(page, panelOf(page).getByRole('button', { name: /Pebble.*مثبّتة/ }))

  await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
  // The app's name has the other direction, isolated within the sentence.
  await expect(viewOf(page)).toContainText(/يطلب \u2068Foyer playground\u2069 تسجيل دخولك/)
  const sign = viewOf(page).getByRole('button', { name: 'توقيع', exact: true })
  const cancel = viewOf(page).getByRole('button', { name: 'إلغاء' })
  const [left, right] = await Promise.all([sign.boundingBox(), cancel.boundingBox()])
  expect(left!.x).toBeLessThan(right!.x)
  await pressOn(page, sign)
  await expect(panelOf(page)).toHaveCount(0)
  const account = page.getByRole('button', { name: /^الحساب/ })
  await expect(account).toBeVisible()
  // The opener is gone; the focus is in `main`.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await expect(account.locator('bdi').first()).toHaveAttribute('dir', 'ltr')
})

test.describe('a browser with Japanese preferred', () => {
  test.use({ locale: 'ja-JP' })

  test('shows Japanese by default, from the button to the signature, and for a rejection [S1.4]', async ({
    page,
  }) => {
    await page.goto('/?wallets=pebble,harbor:reject&siwx=required')
    await page.getByRole('button', { name: 'ウォレットを接続' }).click()
    await expect(page.locator('[data-foyer-part=layer]')).toHaveAttribute('lang', 'ja-JP')
    await panelOf(page)
      .getByRole('button', { name: /Harbor.*インストール済み/ })
      .click()
    await expect(viewOf(page)).toContainText('リクエストが拒否されました')
    await panelOf(page).getByRole('button', { name: '戻る' }).click()
    await panelOf(page)
      .getByRole('button', { name: /Pebble.*インストール済み/ })
      .click()
    await expect(viewOf(page)).toContainText('Foyer playgroundがサインインを求めています')
    await viewOf(page).getByRole('button', { name: '署名', exact: true }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^アカウント/ })).toBeVisible()
  })

  test('the host’s locale overrides the visitor’s', async ({ page }) => {
    await page.goto('/?wallets=pebble&locale=en')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(panelOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  })
})

test('the playground’s menu changes the locale', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await page.getByLabel('Language').selectOption('pt-BR')
  await expect(page).toHaveURL(/locale=pt-BR/)
  await expect(page.getByRole('button', { name: 'Conectar carteira' })).toBeVisible()
})
