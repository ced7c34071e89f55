// A visitor who gives up at each step, goes back and reloads, in browsers that deny storage.
import type { Page } from '@playwright/test'
import { openLogin, signInByEmail } from './embedded.helpers.ts'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  openConnect,
  openSend,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'

const connectAndLeave = async (page: Page): Promise<void> => {
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect(accountButton(page)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
}

test('a connection can be made after attempts that ended with Escape, Back or a reload', async ({ page }) => {
  await page.goto('/?wallets=pebble')
  await (await walletOf(page)).evaluate((wallet) => wallet.setBehaviour('silent'))
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingExternal')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await openConnect(page)
  await walletRow(page, 'Pebble').click()
  await panelOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(walletRow(page, 'Pebble')).toBeVisible()
  await page.reload()
  await expect(panelOf(page)).toHaveCount(0)
  await connectAndLeave(page)
  await page.goto('/?wallets=pebble&view=Networks')
  await page.goBack()
  await expect(accountButton(page)).toBeVisible()
})

for (const [name, deny] of [
  [
    'is full',
    () => {
      // Except for the wallet, whose extension has its own storage.
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (!key.startsWith('sandbox-wallet/')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    },
  ],
  [
    'is denied',
    () => {
      for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  ],
] as const)
  test(
    `with a storage that ${name} a visitor can connect and disconnect`,
    { tag: name === 'is full' ? ['@deep'] : [] },
    async ({ page }) => {
      await page.addInitScript(deny)
      await page.goto('/?wallets=pebble&connectors=walletConnect')
      await connectAndLeave(page)
      await accountButton(page).click()
      await viewOf(page).getByRole('button', { name: 'Disconnect' }).click()
      await expect(connectButton(page)).toBeVisible()
    },
  )

test('without storage for the page and the frame a visitor can log in by email', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await openLogin(page)
  await signInByEmail(page, 'fern@example.com')
  await expect(accountButton(page)).toBeVisible()
  await accountButton(page).click()
  await viewOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
})

// 400 % of a window of 1280 × 1024 is a page of 320 × 256.
test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('every step to the review of a send is visible and clickable, and nothing scrolls sideways', async ({
    page,
  }) => {
    const expectFits = async (): Promise<void> => {
      const width = await viewOf(page).evaluate((view) => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        view: view.scrollWidth - view.clientWidth,
      }))
      expect(width).toEqual({ page: 0, view: 0 })
    }
    await page.goto('/?wallets=pebble&connectors=walletConnect')
    await openConnect(page)
    await expectFits()
    await rowOf(page, /^WalletConnect/).click()
    await expect(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()
    await expectFits()
    await rowOf(page, 'Back').click()
    await walletRow(page, 'Pebble').click()
    await expect(panelOf(page)).toHaveCount(0)
    await accountButton(page).click()
    await expectFits()
    await openSend(page, 'Ether')
    await viewOf(page).getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await viewOf(page)
      .getByRole('textbox', { name: /^Address/ })
      .fill(ACCOUNTS[1])
    await expectFits()
    await viewOf(page).getByRole('button', { name: 'Review' }).click()
    await expect(viewOf(page).getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    await expectFits()
    await viewOf(page).getByRole('button', { name: 'Cancel' }).click()
    await rowOf(page, 'Close').click()
    await expect(panelOf(page)).toHaveCount(0)
  })
})

test(
  'a wallet connects beside extensions that throw and announce invalid data',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'ethereum', {
        get: () => {
          throw new Error('not for you')
        },
      })
      window.addEventListener('eip6963:requestProvider', () => {
        for (const detail of [null, 'text', { info: null }, { info: { uuid: 1 }, provider: {} }])
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      })
    })
    await page.goto('/?wallets=pebble')
    await connectAndLeave(page)
  },
)

test(
  'with the clock a day ahead the account stays connected, and with an hour behind a QR code is shown',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + (Number(document.documentElement.dataset['hours']) || 0) * 3_600_000
    })
    const jump = (hours: number) =>
      page.evaluate((by) => void (document.documentElement.dataset['hours'] = String(by)), hours)
    await page.goto('/?wallets=pebble&connectors=walletConnect')
    await connectAndLeave(page)
    await jump(24)
    await accountButton(page).click()
    await expect(rowOf(page, /^Network: Ethereum/)).toBeVisible()
    await jump(-1)
    await viewOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await openConnect(page)
    await rowOf(page, /^WalletConnect/).click()
    await expect(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' })).toBeVisible()
  },
)
