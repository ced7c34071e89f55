import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  asked,
  connectButton,
  connectWallet,
  expectNetwork,
  openNetworks,
  panelOf,
  rowOf,
  stopClock,
  viewOf,
  walletOf,
} from './helpers.ts'

/** Tries to close the modal, which shakes for half a second and stays open. The page's clock must be stopped. */
async function expectShake(page: Page, action: () => Promise<void>): Promise<void> {
  const panel = panelOf(page)
  await action()
  await expect(panel).toHaveAttribute('data-shaking')
  await page.clock.runFor(499)
  await expect(panel).toHaveAttribute('data-shaking')
  await page.clock.runFor(1)
  await expect(panel).not.toHaveAttribute('data-shaking')
}

async function toUnsupported(page: Page): Promise<void> {
  await (await walletOf(page)).evaluate((wallet) => wallet.setChain(999))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')
}

test('on an unknown network the modal stays open until another network is chosen [S2.29] [S9.6]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await toUnsupported(page)
  await expect(viewOf(page).getByText('Unknown Network')).toBeVisible()
  await stopClock(page)

  const close = page.getByRole('button', { name: 'Close' })
  for (const action of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await expectShake(page, action)
  }
  await page.clock.resume()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')
  await expect(panelOf(page).getByRole('alert')).toHaveText('Choose a network or disconnect first')

  await rowOf(page, 'Polygon').click()
  await expectNetwork(page, 'Polygon')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(accountButton(page)).toHaveAccessibleName(/POL|MATIC/)
})

test(
  'a pending switch from an unknown network cannot be closed either',
  { tag: '@deep' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await toUnsupported(page)
    await (
      await walletOf(page)
    ).evaluate((wallet) => wallet.setBehaviour({ wallet_switchEthereumChain: 'silent' }))
    await rowOf(page, 'Polygon').click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SwitchNetwork')
    await stopClock(page)
    await expectShake(page, () => page.getByRole('button', { name: 'Close' }).click())
    await page.clock.resume()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SwitchNetwork')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')
    // Disconnecting is always possible.
    await rowOf(page, 'Disconnect').click()
    await expect(connectButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
  },
)

test('a switch to a known network in the wallet closes the modal', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await toUnsupported(page)
  await (await walletOf(page)).evaluate((wallet) => wallet.setChain(137))
  await expect(panelOf(page)).toHaveCount(0)
  await expectNetwork(page, 'Polygon')
})

test('a declined switch leads back with a message, and keeps the network [S5.13]', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const wallet = await walletOf(page)
  await wallet.evaluate((handle) => handle.setBehaviour({ wallet_switchEthereumChain: 'reject' }))
  await accountButton(page).click()
  await page
    .getByRole('button', { name: 'Network: Ethereum. Change' })
    .and(panelOf(page).getByRole('button'))
    .click()
  await rowOf(page, 'Polygon').click()
  await expect(page.getByText('You declined the switch to Polygon').first()).toBeVisible()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Networks')
  await expect(rowOf(page, 'Ethereum')).toHaveAttribute('aria-current', 'true')
  expect(await asked(page, 'wallet_switchEthereumChain')).toBe(1)

  await wallet.evaluate((handle) => handle.setBehaviour({}))
  await rowOf(page, 'Polygon').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expectNetwork(page, 'Polygon')
})

test.describe('without a node', () => {
  // The sandbox has no node of Base, so its balance fails.
  test.use({ tolerated: [/status of 400/] })

  test('a network that is unknown to the wallet is added first', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await openNetworks(page)
    await rowOf(page, 'Base').click()
    await expectNetwork(page, 'Base')
    expect(await asked(page, 'wallet_addEthereumChain')).toBe(1)
  })
})

test('going back from a switch without an answer keeps the network', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await (
    await walletOf(page)
  ).evaluate((wallet) => wallet.setBehaviour({ wallet_switchEthereumChain: 'silent' }))
  await openNetworks(page)
  await rowOf(page, 'Polygon').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'SwitchNetwork')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Networks')
  await expect(page.getByText(/declined the switch/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectNetwork(page, 'Ethereum')
})

test('a change of the account in the wallet shows on the page and in the modal', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await accountButton(page).click()
  await (await walletOf(page)).evaluate((wallet) => wallet.setAccount(1))
  await expect(
    viewOf(page)
      .getByText(/dc79C8/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toHaveAccessibleName(/0x70.+dc79C8/)
})

for (const way of ['disconnect', 'revoke'] as const) {
  const tag = way === 'disconnect' ? [] : ['@deep']
  test(
    `a wallet that ends the connection by itself (${way}) closes the modal and is not restored`,
    { tag },
    async ({ page }) => {
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await accountButton(page).click()
      await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
      await (await walletOf(page)).evaluate((wallet, name) => wallet[name](), way)
      await expect(panelOf(page)).toHaveCount(0)
      await expect(connectButton(page)).toBeVisible()
      await page.reload()
      await expect(connectButton(page)).toBeVisible()
      await expect(accountButton(page)).toHaveCount(0)
    },
  )
}

test('with one network, the image of the network is not a button [S2.11]', async ({ page }) => {
  await page.goto('/?wallets=pebble&networks=mainnet')
  await connectWallet(page)
  await accountButton(page).click()
  await expect(panelOf(page).getByRole('img', { name: 'Network: Ethereum' })).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: /^Network/ })).toHaveCount(0)
})

test('networks are searched, and Escape first empties the field', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await openNetworks(page)
  const search = viewOf(page).getByRole('searchbox')
  await search.fill('poly')
  await expect(rowOf(page, 'Polygon')).toBeVisible()
  await expect(rowOf(page, 'Ethereum')).toHaveCount(0)
  await expect(panelOf(page).getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(rowOf(page, 'Ethereum')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
})
