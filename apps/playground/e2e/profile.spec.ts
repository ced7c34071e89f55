import type { Page } from '@playwright/test'
import { expect, placeIn, test } from './fixtures.ts'
import {
  accountButton,
  asked,
  connectButton,
  connectWallet,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
  withWallets,
} from './helpers.ts'

const link = `/${withWallets({ wallet: 'pebble' }, { wallet: 'harbor', accounts: [1] })}&features=multiWallet`

const openWallets = async (page: Page): Promise<void> => {
  await accountButton(page).click()
  await viewOf(page)
    .getByRole('button', { name: /^Wallets, / })
    .click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ProfileWallets')
}

/** Connects Harbor beside Pebble, as a visitor does, and ends at the wallets. */
const connectTwo = async (page: Page): Promise<void> => {
  await connectWallet(page)
  await openWallets(page)
  await rowOf(page, 'Add EVM wallet').click()
  await expect(panelOf(page).getByRole('heading', { name: 'Add wallet' })).toBeVisible()
  await walletRow(page, 'Harbor').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ProfileWallets')
}

/** The page's own button says whose account is in use, also below an open modal. */
const expectAccount = (page: Page, start: string): Promise<void> =>
  expect(
    page.getByRole('button', { name: new RegExp(`^Account.*${start}`), includeHidden: true }),
  ).toHaveCount(1)

const wallets = (page: Page) => viewOf(page).getByRole('list', { name: 'Connected wallets' })
const recents = (page: Page) => viewOf(page).getByRole('list', { name: 'Recent wallets' })

test('two wallets at once: added, switched, disconnected, used before, all back on reload [S1.3] [S4.5] [S4.6]', async ({
  page,
}) => {
  await page.goto(link)
  await connectTwo(page)
  await expect(panelOf(page).getByText('Wallet added')).toBeVisible()
  await expectAccount(page, '0x70')
  await expect(viewOf(page).getByText('2 wallets')).toBeVisible()
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Pebble.*0xf3/])

  await rowOf(page, 'Switch to Pebble').click()
  await expect(panelOf(page).getByText('Now using Pebble')).toBeVisible()
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Harbor.*0x70/])
  await expectAccount(page, '0xf3')
  // Nobody was asked to switch: both are there already.
  expect(await asked(page, 'eth_requestAccounts')).toBe(1)

  await page.reload()
  await expectAccount(page, '0xf3')
  await openWallets(page)
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Harbor.*0x70/])
  expect(await asked(page, 'eth_requestAccounts', 'test.harbor')).toBe(0)

  await rowOf(page, 'Disconnect Harbor').click()
  await expect(panelOf(page).getByText('Harbor disconnected')).toBeVisible()
  await expect(recents(page).getByRole('listitem')).toHaveText([/Harbor.*0x70/])
  await page.reload()
  await openWallets(page)
  await expect(viewOf(page).getByText('1 wallet')).toBeVisible()
  await rowOf(page, 'Connect Harbor').click()
  await expect(panelOf(page).getByText('Now using Harbor')).toBeVisible()
  await expect(recents(page)).toHaveCount(0)

  await rowOf(page, 'Disconnect all').click()
  await expect(viewOf(page).getByText('No wallet connected')).toBeVisible()
  // There is no account to go back to.
  await expect(panelOf(page).getByRole('button', { name: 'Back' })).toHaveCount(0)
  await rowOf(page, 'Forget Pebble').click()
  await expect(recents(page).getByRole('listitem')).toHaveText([/Harbor/])
  await rowOf(page, 'Forget Harbor').click()
  await expect(recents(page)).toHaveCount(0)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('a wallet that says no is told of, and the one in use stays; the account’s own row leads to those that remain', async ({
  page,
}) => {
  await page.goto(link)
  await connectTwo(page)
  await rowOf(page, 'Disconnect Pebble').click()
  const pebble = await walletOf(page)
  await pebble.evaluate((wallet) => wallet.setBehaviour('reject'))
  await rowOf(page, 'Connect Pebble').click()
  await expect(panelOf(page).getByText('Request declined')).toBeVisible()
  await expectAccount(page, '0x70')
  await pebble.evaluate((wallet) => wallet.setBehaviour('approve'))
  await rowOf(page, 'Connect Pebble').click()
  await expectAccount(page, '0xf3')

  await panelOf(page).getByRole('button', { name: 'Back' }).click()
  await rowOf(page, 'Disconnect').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ProfileWallets')
  await expect(panelOf(page).getByText('Wallet removed')).toBeVisible()
  await expectAccount(page, '0x70')
})

test('what is done in one tab is done in the other, silently', async ({ page, context, world }) => {
  const other = await context.newPage()
  await placeIn(other, world)
  await page.goto(link)
  await other.goto(link)
  // Whoever does something in a tab looks at it: one that lies behind is painted once a second.
  await page.bringToFront()
  await connectWallet(page)
  await expectAccount(other, '0xf3')
  expect(await asked(other, 'eth_requestAccounts')).toBe(0)
  await other.bringToFront()
  await openWallets(other)
  await rowOf(other, 'Add EVM wallet').click()
  await walletRow(other, 'Harbor').click()
  await expectAccount(other, '0x70')
  // Which one is in use is each tab's own.
  await expectAccount(page, '0xf3')
  await page.bringToFront()
  await openWallets(page)
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Harbor/])

  await rowOf(page, 'Disconnect Pebble').click()
  await expect(viewOf(other).getByText('1 wallet')).toBeVisible()
  await expectAccount(page, '0x70')
  expect(await asked(other, 'wallet_revokePermissions')).toBe(0)
  await other.bringToFront()
  await rowOf(other, 'Disconnect all').click()
  await expect(viewOf(page).getByText('No wallet connected')).toBeVisible()
})

test('of two wallets with one identity each comes back as itself [S3.29] [S4.5]', async ({ page }) => {
  const twins = `/${withWallets(
    { name: 'Pebble', rdns: 'test.pebble', expose: 'first' },
    { name: 'Pebble', rdns: 'test.pebble', accounts: [1], expose: 'second' },
  )}&features=multiWallet`
  await page.goto(twins)
  await openConnect(page)
  await walletRow(page, 'Pebble').nth(1).click()
  await expectAccount(page, '0x70')
  await page.reload()
  await expectAccount(page, '0x70')
  await openWallets(page)
  await expect(viewOf(page).getByText('1 wallet')).toBeVisible()

  await rowOf(page, 'Add EVM wallet').click()
  await rowOf(page, /^Pebble/)
    .first()
    .click()
  await expect(viewOf(page).getByText('2 wallets')).toBeVisible()
  await expectAccount(page, '0xf3')
  await page.reload()
  await expectAccount(page, '0xf3')
  await openWallets(page)
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Pebble.*0x70/])
  expect(await asked(page, 'eth_requestAccounts', 'first')).toBe(0)
  expect(await asked(page, 'eth_requestAccounts', 'second')).toBe(0)
})
