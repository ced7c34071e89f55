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

/** Connects Pebble and Harbor, and ends at the list of wallets. */
const connectTwo = async (page: Page): Promise<void> => {
  await connectWallet(page)
  await openWallets(page)
  await rowOf(page, 'Add EVM wallet').click()
  await expect(panelOf(page).getByRole('heading', { name: 'Add wallet' })).toBeVisible()
  await walletRow(page, 'Harbor').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ProfileWallets')
}

/** The page's button shows the current account, also below an open modal. */
const expectAccount = (page: Page, start: string): Promise<void> =>
  expect(
    page.getByRole('button', { name: new RegExp(`^Account.*${start}`), includeHidden: true }),
  ).toHaveCount(1)

const wallets = (page: Page) => viewOf(page).getByRole('list', { name: 'Connected wallets' })
/** A single wallet has its own button, and no list of other wallets. */
const expectOneWallet = async (page: Page, name: string): Promise<void> => {
  await expect(rowOf(page, `Disconnect ${name}`)).toBeVisible()
  await expect(rowOf(page, 'Disconnect all')).toHaveCount(0)
  await expect(wallets(page)).toHaveCount(0)
}
const recents = (page: Page) => viewOf(page).getByRole('list', { name: 'Recent wallets' })

test('multi-wallet: added, switched, disconnected, recent, all restored on reload [S1.3] [S4.5] [S4.6]', async ({
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
  // No request to switch: both are connected.
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
  await expectOneWallet(page, 'Pebble')
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

test(
  'a rejection is shown, and the current wallet stays; the account’s row leads to the other wallets',
  { tag: '@deep' },
  async ({ page }) => {
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
  },
)

test('changes in one tab are applied in the other tab without a prompt', async ({ page, context, world }) => {
  const other = await context.newPage()
  await placeIn(other, world)
  await page.goto(link)
  await other.goto(link)
  // Bring the tab to the front: background tabs are throttled.
  await page.bringToFront()
  await connectWallet(page)
  await expectAccount(other, '0xf3')
  expect(await asked(other, 'eth_requestAccounts')).toBe(0)
  await other.bringToFront()
  await openWallets(other)
  await rowOf(other, 'Add EVM wallet').click()
  await walletRow(other, 'Harbor').click()
  await expectAccount(other, '0x70')
  // The current account is per tab.
  await expectAccount(page, '0xf3')
  await page.bringToFront()
  await openWallets(page)
  await expect(wallets(page).getByRole('listitem')).toHaveText([/Harbor/])

  await rowOf(page, 'Disconnect Pebble').click()
  await expectOneWallet(other, 'Harbor')
  await expectAccount(page, '0x70')
  expect(await asked(other, 'wallet_revokePermissions')).toBe(0)
  await other.bringToFront()
  await rowOf(other, 'Disconnect Harbor').click()
  await expect(viewOf(page).getByText('No wallet connected')).toBeVisible()
})

test('restores each of two wallets with one identity [S3.29] [S4.5]', { tag: '@deep' }, async ({ page }) => {
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
  await expectOneWallet(page, 'Pebble')

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
