import type { Locator, Page } from 'playwright'
import type { PageNotes } from '../page/types.ts'
import type { OpenedPage } from './openPage.ts'

/** Enough time to fetch code on intent, and shorter than a visitor would wait. */
const HOVER_MS = 400
/** A short tap. */
const TAP_MS = 80

export const pageButton = (page: Page): Locator => page.getByRole('button', { name: /^connect/i }).first()

/** Hovers over a button, waits like a person, and presses it. */
export async function hoverAndPress(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HOVER_MS)
  await page.mouse.down()
  await page.mouse.up()
}

export async function hoverAndOpen({ page, waitFor }: OpenedPage): Promise<PageNotes> {
  await hoverAndPress(page, pageButton(page))
  return waitFor('settledAt')
}

/** Taps the button like a finger: without hover, with the click at the end of the touch. */
export async function tapAndOpen({ page, devtools, waitFor }: OpenedPage): Promise<PageNotes> {
  const box = await pageButton(page).boundingBox()
  if (!box) throw new Error('The button is not there')
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TAP_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return waitFor('settledAt')
}

/** Clicks the button without a hover or focus before. */
export async function openCold({ page, waitFor }: OpenedPage): Promise<PageNotes> {
  await pageButton(page).evaluate((button: HTMLElement) => button.click())
  return waitFor('settledAt')
}

export async function close({ page, forget }: OpenedPage): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null)
  await forget()
}

export const clickToContent = ({ clickAt, contentAt }: PageNotes): number =>
  (contentAt ?? NaN) - (clickAt ?? NaN)
export const contentToSettled = ({ contentAt, settledAt }: PageNotes): number =>
  (settledAt ?? NaN) - (contentAt ?? NaN)
