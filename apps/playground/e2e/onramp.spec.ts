import type { Sandbox } from '@foyer/sandbox'
import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectWallet,
  nodeAt,
  panelOf,
  rowOf,
  tabTo,
  viewOf,
  withWallets,
} from './helpers.ts'

const [ALICE] = ACCOUNTS

/** Opens the account and navigates to the providers. */
async function openProviders(page: Page): Promise<void> {
  await accountButton(page).click()
  await viewOf(page).getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'OnRampProviders')
}
const card = (page: Page, name: string): Locator =>
  viewOf(page)
    .getByRole('list', { name: 'Providers' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
const ethOf = ({ urls }: Sandbox): Promise<bigint> => nodeAt(urls.evm[1]).getBalance({ address: ALICE })

/** Selects a provider, whose window opens. */
async function choose(page: Page, name = 'Coinbase'): Promise<Page> {
  await expect(card(page, name)).not.toHaveAttribute('aria-disabled')
  const opening = page.waitForEvent('popup')
  await card(page, name).click()
  return opening
}

test('a purchase at a provider arrives, and is listed [S1.8] [S7.17]', async ({ page, world }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const before = await ethOf(world)
  await openProviders(page)
  await rowOf(page, /Change token/).click()
  await rowOf(page, /^Ether/).click()
  await viewOf(page).getByRole('button', { name: '$100', exact: true }).click()
  // 100 dollars, less 1.5 % and 50 cents, at 3 200.
  await expect(viewOf(page).getByRole('textbox', { name: 'You get' })).toHaveValue('0.03')
  const popup = await choose(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'BuyInProgress')
  await expect(popup.getByText('0.030625 ETH')).toBeVisible()
  // The window of the provider has no `opener`.
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(popup.getByRole('status')).toHaveText('Bought')
  expect(await ethOf(world)).toBe(before + parseEther('0.030625'))
  await expect(panelOf(page)).toHaveAttribute('data-view', 'OnRampActivity')
  await expect(viewOf(page).getByRole('list', { name: 'Your purchases' })).toContainText('Bought')
  await expect(viewOf(page)).toContainText('ETH')
})

test('a pending purchase is listed, until it arrives', { tag: '@deep' }, async ({ page, world }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const before = await ethOf(world)
  await openProviders(page)
  await rowOf(page, /Change token/).click()
  await rowOf(page, /^Ether/).click()
  const popup = await choose(page)
  await popup.getByRole('button', { name: /^Pay by bank/ }).click()
  const list = viewOf(page).getByRole('list', { name: 'Your purchases' })
  await expect(list).toContainText('On its way')
  expect(await ethOf(world)).toBe(before)
  await popup.getByRole('button', { name: 'Deliver now' }).click()
  await expect(list).toContainText('Bought')
  expect(await ethOf(world)).toBe(before + parseEther('0.05'))
})

test(
  'the view says that the window of the provider is closed, and opens it again',
  { tag: '@deep' },
  async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await openProviders(page)
    const popup = await choose(page, 'Meld')
    await popup.getByRole('button', { name: 'Leave' }).click()
    await expect(viewOf(page).getByText(/The Meld.io window is closed/)).toBeVisible()
    const opening = page.waitForEvent('popup')
    await rowOf(page, 'Try again').click()
    const again = await opening
    await expect(viewOf(page).getByText('We’ll update your balance when it arrives.')).toBeVisible()
    await again.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(again.getByRole('status')).toHaveText('Bought')
    await again.close()
    // Meld reports nothing: the balance is refetched.
    await page.keyboard.press('Escape')
    await accountButton(page).click()
    await expect(viewOf(page).getByRole('tabpanel')).toContainText('1,000.05')
    expect(world.requests.list().some(({ url }) => url.includes('onramp=coinbase'))).toBe(false)
  },
)

test('a blocked window is replaced by a link', async ({ page, context }) => {
  await page.addInitScript(() => void (window.open = () => null))
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  await openProviders(page)
  await expect(card(page, 'Coinbase')).not.toHaveAttribute('aria-disabled')
  await card(page, 'Coinbase').click()
  await expect(viewOf(page).getByRole('heading', { name: 'Continue in Coinbase' })).toBeVisible()
  await expect(viewOf(page).getByText('Your browser blocked the Coinbase window.')).toBeVisible()
  const opening = context.waitForEvent('page')
  await viewOf(page).getByRole('link', { name: 'Open the window' }).click()
  await expect((await opening).getByRole('heading', { name: 'Coinbase' })).toBeVisible()
})

test.describe('without a quote', () => {
  test.use({ tolerated: [/503/] })
  test(
    'the amount is shown as an estimate, not as a price [S7.59]',
    { tag: '@deep' },
    async ({ page, world }) => {
      world.faults.set('/v1/onramp/quote', { status: 503 })
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await openProviders(page)
      await viewOf(page).getByRole('button', { name: '$250', exact: true }).click()
      await expect(viewOf(page).getByText(/^Estimate, not a price/)).toBeVisible()
      await expect(viewOf(page).getByRole('textbox', { name: 'You get' })).toHaveValue('≈ $250')
      // Buying is still possible: the provider has its own price.
      await expect(card(page, 'Coinbase')).not.toHaveAttribute('aria-disabled')
    },
  )
})

test.describe('in Shanghai', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })
  test('no onramp is offered, on the page or in the modal', async ({ page, world }) => {
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await expect(page.getByRole('region', { name: 'Buy crypto' })).toHaveCount(0)
    await accountButton(page).click()
    await expect(viewOf(page).getByRole('button', { name: 'Receive', exact: true })).toBeVisible()
    await expect(viewOf(page).getByRole('button', { name: 'Buy', exact: true })).toHaveCount(0)
    expect(world.requests.list().some(({ url }) => url.includes('onramp'))).toBe(false)
  })
})

test('by keyboard, from a form on the page to the purchase', { tag: '@deep' }, async ({ page, world }) => {
  await page.goto('/?wallets=pebble')
  await connectWallet(page)
  const widget = page.getByRole('region', { name: 'Buy crypto' })
  await tabTo(page, widget.getByRole('textbox', { name: 'You pay' }))
  await page.keyboard.type('100')
  await expect(widget.getByRole('textbox', { name: 'You get' })).toHaveValue('98')
  await tabTo(page, widget.getByRole('button', { name: 'Get quotes' }))
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-view', 'OnRampProviders')
  await expect(card(page, 'Coinbase')).not.toHaveAttribute('aria-disabled')
  await tabTo(page, card(page, 'Coinbase'))
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await popup.getByRole('button', { name: 'Pay', exact: true }).press('Enter')
  await expect(viewOf(page).getByRole('list', { name: 'Your purchases' })).toContainText('98')
  expect(world.requests.list().some(({ url }) => url.includes('onramp=coinbase'))).toBe(true)
})

test('a page with hooks alone buys too', { tag: '@deep' }, async ({ page, world }) => {
  await page.goto(`/custom${withWallets({ wallet: 'pebble' })}`)
  await page.getByRole('button', { name: /Pebble/ }).click()
  const buying = page.getByRole('region', { name: 'Buying' })
  await buying.getByLabel('Get').selectOption('ETH')
  await buying.getByLabel(/^Pay in/).fill('100')
  await expect(buying.getByTestId('quote')).toHaveText('0.030625 ETH')
  const before = await ethOf(world)
  const opening = page.waitForEvent('popup')
  await buying.getByRole('button', { name: 'Buy at Coinbase' }).click()
  await (await opening).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(buying.getByTestId('purchase')).toHaveText('Coinbase: arrived')
  expect(await ethOf(world)).toBe(before + parseEther('0.030625'))
})
