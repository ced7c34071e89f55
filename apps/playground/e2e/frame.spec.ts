import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { panelOf, pressOn, tabTo } from './helpers.ts'

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure wallet"]')

async function openFrame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve something' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')
  await expect(frameOf(page).getByRole('button', { name: /Clicked/ })).toBeVisible()
}

test('a frame of another origin can be clicked and typed into while the modal is open [S2.13]', async ({
  page,
}) => {
  await page.goto('/frame')
  await openFrame(page)
  const isHidden = await page
    .locator('iframe[title="Secure wallet"]')
    .evaluate((frame) => frame.closest('[aria-hidden="true"], [inert]') !== null)
  expect(isHidden).toBe(false)

  await frameOf(page)
    .getByRole('button', { name: /Clicked/ })
    .click()
  await expect(page.getByTestId('clicked')).toHaveText('1')
  await frameOf(page).getByLabel('Code').click()
  await page.keyboard.type('123456')
  await expect(page.getByTestId('typed')).toHaveText('123456')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')

  await panelOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.locator('iframe[title="Secure wallet"]')).toBeHidden()
})

test('Tab goes into the frame and out of it, on both sides', async ({ page }) => {
  await page.goto('/frame')
  await openFrame(page)
  const before = panelOf(page).getByRole('button', { name: 'More about networks' })
  const after = panelOf(page).getByRole('button', { name: 'Cancel' })
  const inside = [frameOf(page).getByRole('button', { name: /Clicked/ }), frameOf(page).getByLabel('Code')]

  await tabTo(page, before)
  await page.keyboard.press('Tab')
  for (const target of inside) {
    await tabTo(page, target)
  }
  await page.keyboard.press('Tab')
  await expect(after).toBeFocused()
  for (const target of inside.toReversed()) {
    await tabTo(page, target, 'Shift+Tab')
  }
  await tabTo(page, before, 'Shift+Tab')
  await expect(before).toBeFocused()
})

test('Enter presses a button in the frame, and Cancel outside of it', async ({ page }) => {
  await page.goto('/frame')
  await openFrame(page)
  await tabTo(page, panelOf(page).getByRole('button', { name: 'More about networks' }))
  await page.keyboard.press('Tab')
  await tabTo(page, frameOf(page).getByRole('button', { name: /Clicked/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('clicked')).toHaveText('1')
  await pressOn(page, panelOf(page).getByRole('button', { name: 'Cancel' }))
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Approve something' })).toBeFocused()
})

test('the frame covers its element, and neither another view nor closing reloads it', async ({ page }) => {
  await page.goto('/frame')
  await openFrame(page)
  await frameOf(page).getByLabel('Code').fill('kept')
  const isAligned = async (): Promise<boolean> => {
    const [slot, frame] = await Promise.all([
      page.locator('.slot').boundingBox(),
      page.locator('iframe[title="Secure wallet"]').boundingBox(),
    ])
    return (
      slot !== null &&
      frame !== null &&
      Math.abs(slot.x - frame.x) < 2 &&
      Math.abs(slot.y - frame.y) < 2 &&
      Math.abs(slot.width - frame.width) < 2
    )
  }
  await expect.poll(isAligned).toBe(true)
  await page.setViewportSize({ width: 700, height: 600 })
  await expect.poll(isAligned).toBe(true)

  await panelOf(page).getByRole('button', { name: 'More about networks' }).click()
  await expect(page.locator('iframe[title="Secure wallet"]')).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(frameOf(page).getByLabel('Code')).toHaveValue('kept')

  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await openFrame(page)
  await expect(frameOf(page).getByLabel('Code')).toHaveValue('kept')
  await expect(page.getByTestId('opened')).toHaveText('2')
  await expect(page.getByTestId('ready')).toHaveText('1')
})
