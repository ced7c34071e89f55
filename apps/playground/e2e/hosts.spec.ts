import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connectButton,
  isDeep,
  panelOf,
  pressOn,
  tabTo,
  walletOf,
  walletRow,
} from './helpers.ts'

const kinds = ['radix', 'radix-other', 'base-ui', 'native', 'popover', 'popover-manual'] as const
const byMouse = kinds.filter((_, index) => isDeep || index % 2 === 0)
const byKeyboard = kinds.filter((_, index) => isDeep || index % 2 === 1)

const openHost = (page: Page) => page.getByRole('button', { name: 'Open the app’s dialog' })
const hostOf = (page: Page) => page.locator('.host')
const isFocusInside = (page: Page): Promise<boolean> =>
  panelOf(page).evaluate((panel) => panel.contains(document.activeElement))
const isHidden = (page: Page): Promise<boolean> =>
  panelOf(page).evaluate((panel) => panel.closest('[aria-hidden="true"], [inert]') !== null)

for (const kind of byMouse) {
  test(`by mouse inside a dialog of the app (${kind}): usable, and the app's dialog is unchanged`, async ({
    page,
  }) => {
    await page.goto(`/host?kind=${kind}&wallets=pebble:reject`)
    await openHost(page).click()
    await expect(hostOf(page)).toBeVisible()
    await connectButton(page).click()
    await expect(panelOf(page)).toBeVisible()
    await expect.poll(() => isFocusInside(page)).toBe(true)
    expect(await isHidden(page)).toBe(false)

    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'WhatIsAWallet')
    await page.getByRole('button', { name: 'Back' }).click()
    await panelOf(page).getByRole('heading', { name: 'Connect wallet' }).click()
    await expect(hostOf(page)).toBeVisible()

    await walletRow(page, 'Pebble').click()
    await expect(panelOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(hostOf(page)).toBeVisible()
    await expect(connectButton(page)).toBeFocused()

    // A press outside closes our modal only.
    await connectButton(page).click()
    await expect(panelOf(page)).toBeVisible()
    await page.mouse.click(4, 4)
    await expect(panelOf(page)).toHaveCount(0)
    await expect(hostOf(page)).toBeVisible()

    await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('approve'))
    await connectButton(page).click()
    await walletRow(page, 'Pebble').click()
    await expect(accountButton(page)).toBeVisible()
    await expect(hostOf(page).getByTestId('status')).toHaveText('connected')
    // The app's dialog is active again: it takes focus and input.
    await hostOf(page).getByLabel('Note').fill('still here')
    await expect(hostOf(page).getByLabel('Note')).toHaveValue('still here')
  })
}

for (const kind of byKeyboard) {
  test(`by keyboard inside a dialog of the app (${kind}): focus enters, stays, and returns`, async ({
    page,
  }) => {
    await page.goto(`/host?kind=${kind}&wallets=pebble,harbor`)
    await pressOn(page, openHost(page))
    await expect(hostOf(page)).toBeVisible()
    await pressOn(page, connectButton(page))
    await expect(panelOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeFocused()
    await expect(walletRow(page, 'Harbor')).toBeVisible()
    for (let count = 0; count < 6; count++) {
      await page.keyboard.press('Tab')
      expect(await isFocusInside(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(hostOf(page)).toBeVisible()
    await expect(connectButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await pressOn(page, walletRow(page, 'Harbor'))
    await expect(accountButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(hostOf(page)).toBeVisible()
    // The opener is gone; the focus is still in the app's dialog.
    await tabTo(page, page.getByRole('button', { name: 'Close checkout' }))
    await page.keyboard.press('Enter')
    await expect(hostOf(page)).toBeHidden()
  })
}
