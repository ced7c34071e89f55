// A browser that goes offline at each step: every view shows a note, keeps its input, and continues once online.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  expectNetwork,
  goOnline,
  networkButton,
  openConnect,
  openSend,
  panelOf,
  rowOf,
  viewOf,
  walletRow,
} from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

test.use({ tolerated: [/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })
// The context is used again.
test.afterEach(({ context }) => context.setOffline(false))

const viewFailure = (page: Page) =>
  viewOf(page).getByRole('heading', { name: 'This screen couldn’t be loaded' })

// Firefox does not fetch a module again after a failure, until the page is reloaded.
test.describe('before the modal has loaded', { tag: '@chromium' }, () => {
  test.use({
    tolerated: [/net::ERR_INTERNET_DISCONNECTED|Some code did not load/],
  })

  test('a first click while offline shows a note, and the modal opens once online', async ({
    page,
    context,
  }) => {
    await page.goto('/?wallets=pebble')
    await expect(connectButton(page)).toBeEnabled()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const note = page
      .getByRole('alert')
      .filter({ hasText: 'You are offline. Loading continues when you reconnect.' })
    await connectButton(page).click()
    await expect(note).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
    // A second click shows the note again, and the modal opens once.
    await connectButton(page).click()
    await expect(note).toBeVisible()
    await goOnline(page)
    await expect(walletRow(page, 'Pebble')).toBeVisible()
    await expect(note).toHaveCount(0)
  })
})

// Firefox does not fetch a module again after a failure, until the page is reloaded.
test(
  'offline, the installed wallets stay listed; a view that could not load appears once online',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble&connectors=walletConnect')
    await page.route(/\/getWallets\?/, (route) => route.abort())
    await openConnect(page)
    await context.setOffline(true)
    await expect(walletRow(page, 'Pebble')).toBeVisible()
    await expect(viewOf(page).getByText('Wallet directory unavailable')).toBeVisible()
    await rowOf(page, /^Search wallets/).click()
    await expect(viewFailure(page)).toBeVisible()
    await viewOf(page).getByRole('button', { name: 'Back' }).click()
    await expect(walletRow(page, 'Pebble')).toBeVisible()

    await rowOf(page, /^Search wallets/).click()
    await expect(viewFailure(page)).toBeVisible()
    await page.unroute(/\/getWallets\?/)
    await goOnline(page)
    await expect(viewOf(page).getByRole('searchbox')).toBeVisible()
    await expect(viewOf(page).getByRole('button', { name: /^Brisk Haven/ })).toBeVisible()
  },
)

test(
  'offline, a note replaces the QR code; online, the QR code returns and pairs',
  { tag: '@deep' },
  async ({ page, context, pair }) => {
    await page.goto('/?connectors=walletConnect')
    await openConnect(page)
    await rowOf(page, /^WalletConnect/).click()
    const code = viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })
    await expect(code).toBeVisible()
    await context.setOffline(true)
    await expect(viewOf(page).getByText('You are offline. The QR code will appear')).toBeVisible()
    await expect(code).toHaveCount(0)
    await goOnline(page)
    await pair(await scan(code))
    await expect(accountButton(page)).toBeVisible()
  },
)

// Firefox does not fetch a module again after a failure, until the page is reloaded.
// Here the module is the one that resolves names.
test(
  'offline, a send shows notes, keeps its form, and disables Review and Send',
  { tag: ['@deep', '@chromium'] },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).click()
    await openSend(page, 'Ether')
    const view = viewOf(page)
    const amount = view.getByRole('textbox', { name: 'Amount' })
    const receiver = view.getByRole('textbox', { name: /^Address/ })
    const review = view.getByRole('button', { name: 'Review' })
    await amount.fill('0.25')
    await context.setOffline(true)
    await receiver.fill('odo.reown.id')
    await expect(view.getByText('You are offline')).toBeVisible()
    await expect(review).toBeDisabled()

    await goOnline(page)
    await expect(review).toBeEnabled()
    await receiver.fill(ACCOUNTS[1])
    await review.click()
    const send = view.getByRole('button', { name: 'Send', exact: true })
    await expect(send).toBeEnabled()
    await context.setOffline(true)
    await expect(view.getByText('Nothing can be sent until you reconnect')).toBeVisible()
    await expect(send).toBeDisabled()
    await view.getByRole('button', { name: 'Cancel' }).click()
    await expect(amount).toHaveValue('0.25')
    await expect(receiver).toHaveValue(ACCOUNTS[1])
  },
)

test(
  'offline, a swap shows notes in the list of tokens, the form and the review; online, it continues',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble')
    await page.route(/\/convert\/tokens\?/, (route) => route.abort())
    await connectWallet(page)
    await accountButton(page).click()
    const view = viewOf(page)
    await view.getByRole('button', { name: 'Swap', exact: true }).click()
    await view.getByRole('button', { name: 'Select token' }).first().click()
    await context.setOffline(true)
    await expect(view.getByText('You are offline. Tokens load when you reconnect.')).toBeVisible()
    await page.unroute(/\/convert\/tokens\?/)
    await goOnline(page)
    await view
      .getByRole('button', { name: /^Amber Dollar/ })
      .first()
      .click()

    await context.setOffline(true)
    await view.getByRole('textbox', { name: 'You pay' }).fill('1')
    await expect(view.getByText('You are offline')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible()
    await goOnline(page)
    await view.getByRole('button', { name: 'Review swap' }).click()
    const swap = view.getByRole('button', { name: 'Swap', exact: true })
    await expect(swap).toBeEnabled()
    await context.setOffline(true)
    await expect(view.getByText('Nothing can be swapped until you reconnect')).toBeVisible()
    await expect(swap).toBeDisabled()
    await goOnline(page)
    await expect(swap).toBeEnabled()
  },
)

test(
  'offline, the account says that its list will load, and can be disconnected',
  { tag: '@deep' },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble')
    await page.route(/\/balance\?/, (route) => route.abort())
    await connectWallet(page)
    // The chunk of the tab requests the list.
    const listing = page.waitForRequest(/\/balance\?/)
    await accountButton(page).click()
    const view = viewOf(page)
    await listing
    await context.setOffline(true)
    await expect(view.getByText('You are offline. Loading continues when you reconnect.')).toBeVisible()
    await view.getByRole('button', { name: 'Disconnect' }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
  },
)

// Firefox does not fetch a module again after a failure, until the page is reloaded.
test(
  'a network switch whose chunk cannot load offline shows a failure, and continues once online',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await networkButton(page).click()
    await expect(rowOf(page, 'Polygon')).toBeEnabled()
    await context.setOffline(true)
    await rowOf(page, 'Polygon').click()
    await expect(viewFailure(page)).toBeVisible()
    await goOnline(page)
    await expect(panelOf(page)).toHaveCount(0)
    await expectNetwork(page, 'Polygon')
  },
)

// Firefox does not fetch a module again after a failure, until the page is reloaded.
test.describe('a sign-in whose chunk cannot load', { tag: '@chromium' }, () => {
  test.use({ tolerated: [/net::ERR_FAILED|Some code did not load/] })

  test('shows a failure, and signs once the chunk loads', async ({ page }) => {
    await page.route(/siwxActions/, (route) => route.abort())
    await page.goto('/?siwx=required&wallets=pebble')
    await openConnect(page)
    await walletRow(page, 'Pebble').click()
    const sign = viewOf(page).getByRole('button', { name: 'Sign', exact: true })
    await sign.click()
    await expect(
      page.getByText('Some code did not load. Reload the page.', {
        exact: true,
      }),
    ).toBeVisible()
    await page.unroute(/siwxActions/)
    await sign.click()
    await expect(panelOf(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeVisible()
  })
})
