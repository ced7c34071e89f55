import type { Page } from '@playwright/test'
import { expect, placeIn, test } from './fixtures.ts'
import { accountButton, ACCOUNTS, connectWallet, openSend, panelOf, viewOf, walletOf } from './helpers.ts'

const [, BOB] = ACCOUNTS
const notice = (page: Page) => viewOf(page).locator('[role=alert]').filter({ hasText: 'No answer came' })

/** Reviews a send of 1.5 ETH in the modal, and requests it from the wallet, which does not answer. */
async function askForSend(page: Page): Promise<void> {
  await accountButton(page).click()
  await openSend(page, 'Ether')
  await viewOf(page).getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await viewOf(page)
    .getByRole('textbox', { name: /^Address/ })
    .fill(BOB)
  await viewOf(page).getByRole('button', { name: 'Review' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSendPreview')
  const wallet = await walletOf(page)
  await wallet.evaluate((pebble) => pebble.setBehaviour({ eth_sendTransaction: 'silent' }))
  await viewOf(page).getByRole('button', { name: 'Send', exact: true }).click()
  const stored = () => page.evaluate(() => localStorage.getItem('@foyer/unfinished_requests'))
  await expect.poll(stored).toContain('"amount":"1.5"')
}

test('a send without an answer is shown with its amount after a reload and in another tab, until it is checked', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await askForSend(page)
  const text = /^You were asked to send 1\.5 ETH to 0x70…dc79C8\. No answer came\. /

  const other = await context.newPage()
  await placeIn(other, world)
  await other.goto('/?wallets=pebble')
  await accountButton(other).click()
  await expect(notice(other)).toHaveText(text)
  await other.close()

  await page.reload()
  await accountButton(page).click()
  await expect(notice(page)).toHaveText(text)
  await viewOf(page).getByRole('button', { name: 'I have checked' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('@foyer/unfinished_requests'))).toBeNull()
})
