import type { AnnouncedWallet, AnnounceEip6963Options } from '@foyer/sandbox/wallets'
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import { createPublicClient, http, type PublicClient } from 'viem'

/** In `npm run test:deep`, which runs all combinations. */
export const isDeep = Boolean(process.env['FOYER_DEEP'])

/** First two accounts of the sandbox, held by `Pebble`. */
export const ACCOUNTS = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** Panel of the modal. */
export const panelOf = (page: Page): Locator => page.locator('[data-foyer-modal]')

/** Current view, without the copy of a leaving one. */
export const viewOf = (page: Page): Locator =>
  panelOf(page).locator('[data-foyer-part=view]:not([data-foyer-leaving])')

export const rowOf = (page: Page, name: string | RegExp): Locator =>
  panelOf(page).getByRole('button', { name })

/** Row of an installed wallet. */
export const walletRow = (page: Page, name: string): Locator =>
  rowOf(page, new RegExp(`^${name}\\b.*Installed`))

export const connectButton = (page: Page): Locator => page.getByRole('button', { name: 'Connect wallet' })
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^Account/ })
export const networkButton = (page: Page): Locator => page.getByRole('button', { name: /^Network: / })

/** The page's button shows the current network. */
export const expectNetwork = (page: Page, name: string): Promise<void> =>
  expect(networkButton(page)).toHaveAccessibleName(`Network: ${name}. Change`)

/** Stops the page's clock, so that a test controls time. Needs `page.clock.install()` before. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** Controls of a wallet in the page. */
export const walletOf = (page: Page, rdns = 'test.pebble'): Promise<JSHandle<AnnouncedWallet>> =>
  page.waitForFunction((key) => window.sandboxWallets?.[key] as AnnouncedWallet, rdns)

/** Number of requests to a wallet by method. */
export const asked = async (page: Page, method: string, rdns?: string): Promise<number> =>
  (await walletOf(page, rdns)).evaluate((wallet, name) => wallet.requests[name] ?? 0, method)

/** Query string that puts these wallets into the page. */
export const withWallets = (
  ...wallets: readonly (Partial<AnnounceEip6963Options> & { readonly wallet?: string })[]
): string => `?wallets=${encodeURIComponent(JSON.stringify(wallets))}`

export async function openConnect(page: Page): Promise<void> {
  await connectButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
}

export async function connectWallet(page: Page, name = 'Pebble'): Promise<void> {
  await openConnect(page)
  await walletRow(page, name).click()
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
}

export async function openNetworks(page: Page): Promise<void> {
  await networkButton(page).click()
  await expect(viewOf(page).getByRole('searchbox')).toBeVisible()
}

/** Opens the form of a send from the account view, and selects the token whose row starts with `token`. */
export async function openSend(page: Page, token: string): Promise<void> {
  await viewOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  await viewOf(page).getByRole('button', { name: 'Select token' }).first().click()
  await viewOf(page)
    .getByRole('button', { name: new RegExp(`^${token}`) })
    .first()
    .click()
}

/** Ends `context.setOffline(true)`, and waits until the page is online. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < 40; count++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Client of a node, independent of the page. */
export const nodeAt = (url: string): PublicClient => createPublicClient({ transport: http(url) })
