import { verifyMessage } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  asked,
  connectButton,
  connectWallet,
  expectNetwork,
  nodeAt,
  openConnect,
  openNetworks,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'

// Other tests reduce motion; here views slide, and are clicked meanwhile.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('connects, signs, sends, switches, reloads and disconnects by mouse [S1.3] [S1.4] [S4.1]', async ({
  page,
  world,
}) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await expect(accountButton(page)).toHaveAccessibleName(/10,000 ETH/)

  await page.getByLabel('Message').fill('A word of mine')
  await page.getByRole('button', { name: 'Sign message' }).click()
  const signature = (await page.getByTestId('signature').textContent()) as `0x${string}`
  expect(await verifyMessage({ address: ACCOUNTS[0], message: 'A word of mine', signature })).toBe(true)

  const node = nodeAt(world.urls.evm[1])
  const before = await node.getBalance({ address: ACCOUNTS[1] })
  await page.getByRole('button', { name: 'Send 0.01' }).click()
  const hash = (await page.getByTestId('hash').textContent()) as `0x${string}`
  await node.waitForTransactionReceipt({ hash, pollingInterval: 100 })
  expect((await node.getBalance({ address: ACCOUNTS[1] })) - before).toBe(10n ** 16n)

  await openNetworks(page)
  await rowOf(page, 'Polygon').click()
  await expectNetwork(page, 'Polygon')
  await expect(panelOf(page)).toHaveCount(0)

  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expectNetwork(page, 'Polygon')

  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(accountButton(page)).toHaveCount(0)
})

test('opens at Connect without and at Account with a connection [S2.26] [S2.28]', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await openConnect(page)
  await page.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WhatIsAWallet')
  await page.getByRole('button', { name: 'Close' }).click()
  // Closing resets the history.
  await connectWallet(page)
  await accountButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
})

test(
  'pressing outside of the panel closes it, unless the press began inside',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?wallets=pebble')
    await openConnect(page)
    const title = panelOf(page).getByRole('heading', { name: 'Connect wallet' })
    await title.hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(panelOf(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(panelOf(page)).toHaveCount(0)
  },
)

test('a rejected connection can be retried [S8.57]', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble:reject')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  const view = viewOf(page)
  await expect(view.getByRole('heading', { name: 'Request declined' })).toBeVisible()
  const retry = view.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeFocused()
  await retry.click()
  await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(2)
  await expect(view.getByRole('heading', { name: 'Request declined' })).toBeVisible()
  await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('approve'))
  await retry.click()
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('a wallet with invalid errors can be retried [S8.9]', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble:crash')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  const view = viewOf(page)
  const retry = view.getByRole('button', { name: 'Try again' })
  // Each attempt throws another value: undefined, a string, null, a bare object.
  for (let tries = 1; tries <= 4; tries++) {
    await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(tries)
    await expect(view.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(view.getByText('Failed to connect')).toBeVisible()
    if (tries < 4) await retry.click()
  }
  await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('approve'))
  await retry.click()
  await expect(accountButton(page)).toBeVisible()
})

test('waits for a locked wallet until it is unlocked', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble:locked')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect(viewOf(page).getByRole('heading', { name: 'Continue in Pebble' })).toBeVisible()
  await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(1)
  await expect(accountButton(page)).toHaveCount(0)
  await (await walletOf(page)).evaluate((wallet) => wallet.unlock())
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
})

test('while a wallet does not answer, another wallet connects, and the late approval is ignored', async ({
  page,
}) => {
  // A locked wallet answers when unlocked.
  await page.goto('/?wallets=pebble:locked,harbor')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  await walletRow(page, 'Harbor').click()
  await expect(accountButton(page)).toBeVisible()

  await (
    await walletOf(page)
  ).evaluate((wallet) => {
    wallet.setAccount(1)
    wallet.unlock()
  })
  // Pebble's answer reaches the page before Harbor's signature.
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(page.getByTestId('signature')).toBeVisible()
  expect(await asked(page, 'personal_sign', 'test.harbor')).toBe(1)
  await expect(accountButton(page)).toHaveAccessibleName(/0xf3.+b92266/)
  await expect(panelOf(page)).toHaveCount(0)
})

test(
  'the view says that a wallet takes long, and can repeat the request',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/?wallets=pebble:silent')
    await openConnect(page)
    await walletRow(page, 'Pebble').click()
    const view = viewOf(page)
    await expect(view.getByRole('heading', { name: 'Continue in Pebble' })).toBeVisible()
    await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(1)
    await page.clock.fastForward(15_000)
    await expect(view.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.clock.fastForward(5_500)
    await expect(view.getByText('Still waiting. Check Pebble for a request.')).toBeVisible()
    await view.getByRole('button', { name: 'Try again' }).click()
    // The new request has its own timeout.
    await expect(view.getByText('Still waiting. Check Pebble for a request.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(walletRow(page, 'Pebble')).toBeVisible()
  },
)

test('closing while a wallet is asked aborts the request', async ({ page }) => {
  await page.goto('/?wallets=pebble:locked')
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect.poll(() => asked(page, 'eth_requestAccounts')).toBe(1)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(connectButton(page)).toBeEnabled()
  await (
    await walletOf(page)
  ).evaluate(async (wallet) => {
    wallet.unlock()
    await wallet.provider.request({ method: 'eth_accounts' })
  })
  await openConnect(page)
  await expect(walletRow(page, 'Pebble')).toBeVisible()
  await expect(accountButton(page)).toHaveCount(0)
})
