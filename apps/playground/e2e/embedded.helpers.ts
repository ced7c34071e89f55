import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { accountButton, openConnect, panelOf, viewOf } from './helpers.ts'

/** The page of the embedded wallet itself. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('#w3m-iframe')

/** Opens the page with an embedded wallet, at the login. */
export async function openLogin(page: Page, networks = 'mainnet,polygon'): Promise<void> {
  await page.goto(`/?connectors=embeddedWallet&networks=${networks}`)
  await openConnect(page)
}

export async function signInByEmail(page: Page, email: string): Promise<void> {
  await panelOf(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await viewOf(page).getByRole('textbox', { name: '6-digit code' }).fill('123456')
  await expect(panelOf(page)).toHaveCount(0)
}

/** Opens the form that registers a name for the current account. Returns its field. */
export async function openNames(page: Page): Promise<Locator> {
  await accountButton(page).click()
  await panelOf(page)
    .getByRole('button', { name: /^Wallets, / })
    .click()
  await viewOf(page).getByRole('button', { name: 'Account settings' }).click()
  await viewOf(page).getByRole('button', { name: 'Choose account name' }).click()
  await viewOf(page).getByRole('button', { name: 'Choose name' }).click()
  const field = viewOf(page).getByRole('textbox', { name: 'Name' })
  await expect(field).toBeVisible()
  return field
}

/** Signs a message, and returns the recovered address. */
export async function signer(page: Page): Promise<`0x${string}`> {
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(frameOf(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  const address = (await frameOf(page).locator('dt:text-is("Account") + dd').textContent()) as `0x${string}`
  await frameOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Hello from Foyer', signature })).toBe(true)
  return address
}
