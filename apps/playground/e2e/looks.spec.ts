import { devices, type JSHandle, type Page } from '@playwright/test'
import { openLogin } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connectWallet, openConnect, panelOf, viewOf, walletOf, walletRow } from './helpers.ts'

test('a wallet has one picture in every view', async ({ page }) => {
  await page.goto('/?wallets=pebble&siwx=required')
  await openConnect(page)
  await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('silent'))
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

/** Records a button's distances from the top of the window, in each animation frame. */
const recordTops = (page: Page, text: string): Promise<JSHandle<Set<number>>> =>
  page.evaluateHandle((wanted) => {
    const tops = new Set<number>()
    const record = (): void => {
      const button = [...document.querySelectorAll('[data-foyer-modal] button')].find(({ textContent }) =>
        textContent?.startsWith(wanted),
      )
      if (button) tops.add(button.getBoundingClientRect().top)
      requestAnimationFrame(record)
    }
    record()
    return tops
  }, text)

test('controls stay under the pointer while the tokens between them load', async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  world.faults.set('/v1/account/*/balance', { delayMs: 1000 })
  const seen = [await recordTops(page, 'Swap'), await recordTops(page, 'Disconnect')]
  const count = () => Promise.all(seen.map((tops) => tops.evaluate(({ size }) => size)))
  await accountButton(page).click()
  await expect.poll(count).toEqual([1, 1])
  await expect(viewOf(page).getByText('Amber Dollar')).toBeHidden()
  await expect(viewOf(page).getByText('Amber Dollar')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await count()).toEqual([1, 1])
})

// BiDi has no touch screen.
test.describe('on a phone', { tag: '@chromium' }, () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']
  test.use(phone)

  test('the field of a one-time code has the focus and `autocomplete`, so that the keyboard offers the code', async ({
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
  test('the keyboard covers neither the field in use nor the button below it', async ({ page }) => {
    await page.addInitScript(() => {
      // Chromium shows no keyboard. Safari and Chrome report one by a lower visual viewport.
      const viewport = window.visualViewport
      if (!viewport) return
      const height = viewport.height * 0.55
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        Object.defineProperty(viewport, 'height', { configurable: true, value: height })
        viewport.dispatchEvent(new Event('resize'))
      })
    })
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).tap()
    await viewOf(page).getByRole('button', { name: 'Send', exact: true }).tap()
    const receiver = viewOf(page).getByRole('textbox', { name: 'Address or name' })
    await receiver.tap()
    const free = await page.evaluate(() => window.visualViewport?.height ?? 0)
    for (const control of [receiver, viewOf(page).getByRole('button', { name: 'Select token' }).last()])
      await expect
        .poll(() => control.evaluate((element) => element.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(free)
  })

  test('Back goes back one view, and closes the modal at the first', async ({ page }) => {
    // Chrome's close request is the back button of a phone, and on a desktop Escape, which the modal would handle.
    await page.addInitScript(() => {
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await page.goto('/?wallets=pebble')
    await openConnect(page)
    await panelOf(page).getByRole('button', { name: 'What is a wallet?' }).tap()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'WhatIsAWallet')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
  })
})
