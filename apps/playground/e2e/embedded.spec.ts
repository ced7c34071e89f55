import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { frameOf } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, nodeAt, openConnect, panelOf, viewOf } from './helpers.ts'

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const approve = (page: Page): Promise<void> => frameOf(page).getByRole('button', { name: 'Approve' }).click()

/** Logs in through the modal, or through the page's own form. */
async function signIn(page: Page, path: '/' | '/custom', email: string): Promise<void> {
  await page.goto(`${path}?connectors=embeddedWallet&networks=mainnet,polygon`)
  if (path === '/') {
    await openConnect(page)
    await panelOf(page).getByRole('textbox', { name: 'Email' }).fill(email)
    await page.keyboard.press('Enter')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'EmailVerifyOtp')
    const code = viewOf(page).getByRole('textbox', { name: '6-digit code' })
    await code.fill('111111')
    await expect(viewOf(page).getByRole('alert')).toHaveText('This code is not right. Try again.')
    await expect(code).toBeFocused()
    await code.fill('123456')
    await expect(accountButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
    return
  }
  const form = page.getByRole('region', { name: 'Email' })
  await form.getByLabel('Address').fill(email)
  await form.getByRole('button').click()
  await form.getByLabel('Code').fill('123456')
  await form.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Signing' })).toBeVisible()
}

for (const path of ['/', '/custom'] as const) {
  const tag = path === '/' ? [] : ['@deep']
  test(
    `an email login can sign and send on ${path}; it is restored on page load, and forgotten after a disconnect [S1.3, S4.20, S4.21]`,
    { tag },
    async ({ page, world }) => {
      await signIn(page, path, 'mira@example.com')
      await page.getByRole('button', { name: 'Sign message' }).click()
      await expect(frameOf(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
      const address = (await frameOf(page)
        .locator('dt:text-is("Account") + dd')
        .textContent()) as `0x${string}`
      await approve(page)
      const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
      expect(await verifyMessage({ address, message: 'Hello from Foyer', signature })).toBe(true)

      const node = nodeAt(world.urls.evm[1])
      const before = await node.getBalance({ address: RECEIVER })
      await page.getByRole('button', { name: 'Send 0.01' }).click()
      await approve(page)
      const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
      await node.waitForTransactionReceipt({ hash, pollingInterval: 100 })
      expect((await node.getBalance({ address: RECEIVER })) - before).toBe(10n ** 16n)

      await page.reload()
      const connected =
        path === '/' ? accountButton(page) : page.getByRole('button', { name: 'Disconnect', exact: true })
      await expect(connected).toBeVisible()
      await connected.click()
      if (path === '/') await panelOf(page).getByRole('button', { name: 'Disconnect' }).click()
      await expect(connected).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('@foyer-wallet/EMAIL'))).toBeNull()
      await page.reload()
      await expect(page.getByRole('button', { name: /Connect wallet|Send a code/ })).toBeVisible()
      expect(await page.locator('#w3m-iframe').count()).toBe(0)
    },
  )
}

test('closing an approval aborts the request, which can be repeated; Reject is a rejection [S8.60]', async ({
  page,
}) => {
  await signIn(page, '/', 'vera@example.com')
  const sign = page.getByRole('button', { name: 'Sign message' })
  const signing = page.getByRole('region', { name: 'Signing' })
  await sign.click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')
  await expect(frameOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.locator('#w3m-iframe')).toBeHidden()
  await expect(signing.getByRole('alert')).toBeVisible()

  await sign.click()
  await frameOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(signing.getByRole('alert')).toHaveText('You declined the request.')
  await expect(panelOf(page)).toHaveCount(0)
})

test('the embedded wallet swaps a token: the visitor approves the allowance, and then the swap [S1.7, S6.3]', async ({
  page,
}) => {
  await signIn(page, '/', 'nora@example.com')
  const button = (name: string) => viewOf(page).getByRole('button', { name, exact: true })
  const swap = async (amount: string): Promise<void> => {
    await button('Swap').click()
    await button('Select token').first().click()
    await viewOf(page)
      .getByRole('button', { name: /^Amber Dollar/ })
      .first()
      .click()
    await viewOf(page).getByRole('textbox', { name: 'You pay' }).fill(amount)
  }
  await accountButton(page).click()
  await swap('0.5')
  await button('Review swap').click()
  await button('Swap').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ApproveTransaction')
  await approve(page)
  await expect(page.getByText('Swapped 0.5 ETH for 1,600 AMBD', { exact: true })).toBeVisible()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')

  await swap('0.1')
  await expect(viewOf(page).getByRole('textbox', { name: 'You receive' })).toHaveValue('320')
  await button('Switch tokens').click()
  await button('Review swap').click()
  await button('Approve AMBD').click()
  await approve(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SwapPreview')
  await button('Swap').click()
  await frameOf(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
  // Back at the review, the swap can be requested again.
  await button('Swap').click()
  await approve(page)
  await expect(page.getByText('Swapped 320 AMBD for 0.1 ETH', { exact: true })).toBeVisible()
})
