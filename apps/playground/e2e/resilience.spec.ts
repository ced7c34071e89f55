import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  openConnect,
  openSend,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'

test.describe('chunks that fail to load', () => {
  test.use({ tolerated: [/Failed to load resource: net::ERR_FAILED/] })

  // Firefox does not fetch a module again after a failure, until the page is reloaded.
  test(
    'a directory whose code does not load is unavailable, and a retry loads it',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.route(/\/directoryActions[^/]*\.js$/, (route) => route.abort())
      await page.goto('/?wallets=pebble&connectors=walletConnect')
      await openConnect(page)
      const note = viewOf(page).getByText('Wallet directory unavailable')
      await expect(note).toBeVisible()
      await page.unroute(/\/directoryActions[^/]*\.js$/)
      const asked = page.waitForResponse(/\/getWallets\?/)
      await viewOf(page).getByRole('button', { name: 'Try again' }).click()
      await asked
      await expect(note).toHaveCount(0)
    },
  )

  // Firefox does not fetch a module again after a failure, until the page is reloaded.
  test(
    'a view that failed to load can be retried, twice before a reload is proposed',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/?wallets=pebble')
      await openConnect(page)
      await page.route(/WhatIsAWallet/, (route) => route.abort())
      await page.getByRole('button', { name: 'What is a wallet?' }).click()
      const view = viewOf(page)
      await expect(view.getByRole('heading', { name: 'This screen couldn’t be loaded' })).toBeVisible()
      await expect(view.getByRole('button', { name: 'Reload page' })).toHaveCount(0)
      await view.getByRole('button', { name: 'Try again' }).click()
      await expect(view.getByRole('button', { name: 'Reload page' })).toBeVisible()

      await page.unroute(/WhatIsAWallet/)
      await view.getByRole('button', { name: 'Try again' }).click()
      await expect(view.getByText('Use onchain apps')).toBeVisible()
    },
  )

  test('a wallet gets its request although the chunk of its view does not load', async ({ page }) => {
    await page.goto('/?wallets=pebble')
    await page.waitForLoadState('networkidle')
    await page.route(/ConnectingExternal/, (route) => route.abort())
    await openConnect(page)
    await walletRow(page, 'Pebble').click()
    await expect(accountButton(page)).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
  })
})

// Firefox does not fetch a module again after a failure, until the page is reloaded.
test.describe('a deployment that removed old chunks', { tag: '@chromium' }, () => {
  test.use({ tolerated: [/Failed to load resource: the server responded with a status of 404/] })

  test('a review that cannot load keeps the form, and loads after Back once its file exists', async ({
    page,
  }) => {
    const requests: string[] = []
    let isGone = true
    await page.route(/\/assets\/WalletSendPreview[^/]*\.js$/, async (route) => {
      requests.push(route.request().url())
      if (isGone) await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
      else await route.continue()
    })
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).click()
    await openSend(page, 'Ether')
    const view = viewOf(page)
    const amount = view.getByRole('textbox', { name: 'Amount' })
    const receiver = view.getByRole('textbox', { name: /^Address/ })
    await amount.fill('0.25')
    await receiver.fill(ACCOUNTS[1])
    const review = view.getByRole('button', { name: 'Review' })
    await review.click()
    await expect(view.getByRole('heading', { name: 'This screen couldn’t be loaded' })).toBeVisible()
    // The second request is the one retry.
    expect(requests).toHaveLength(2)
    await view.getByRole('button', { name: 'Try again' }).click()
    await expect(view.getByRole('button', { name: 'Reload page' })).toBeVisible()
    await view.getByRole('button', { name: 'Back' }).click()
    await expect(amount).toHaveValue('0.25')
    await expect(receiver).toHaveValue(ACCOUNTS[1])

    isGone = false
    await review.click()
    await expect(view.getByText(ACCOUNTS[1])).toBeVisible()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSendPreview')
  })
})

test.describe('a failing backend', () => {
  // Answers of the remote configuration are alerts for the developer.
  test.use({ tolerated: [/Failed to load resource|SERVER_ERROR/] })

  test('connecting and signing do not need it', async ({ page, world }) => {
    world.faults.set('*', { status: 503 })
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(page.getByTestId('signature')).toBeVisible()
    await accountButton(page).click()
    await expect(viewOf(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
  })

  test('a backend without an answer does not block the modal', async ({ page, world }) => {
    world.faults.set('*', { delayMs: 60_000 })
    await page.goto('/?wallets=pebble')
    await connectWallet(page)
    await accountButton(page).click()
    await expect(rowOf(page, 'Disconnect')).toBeVisible()
    await rowOf(page, 'Disconnect').click()
    await expect(connectButton(page)).toBeVisible()
  })
})

/** Counts listeners, intervals, iframes and sockets left on the page. */
async function countLeftovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Map<string, number>()
    const note = (key: string, by: number): void => void live.set(key, (live.get(key) ?? 0) + by)
    for (const [name, target] of [
      ['window', window],
      ['document', document],
    ] as const) {
      const seen = new Map<string, Map<unknown, number>>()
      const keyOf = (type: string, options: unknown): string =>
        `${name} ${type} ${String(typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture === true : options === true)}`
      const add = target.addEventListener.bind(target)
      const remove = target.removeEventListener.bind(target)
      const forget = (key: string, listener: unknown): void => {
        if (seen.get(key)?.delete(listener)) note(key, -1)
      }
      target.addEventListener = (type: string, listener: never, options?: { signal?: AbortSignal }) => {
        const key = keyOf(type, options)
        const known = seen.get(key) ?? new Map<unknown, number>()
        seen.set(key, known)
        if (listener && !known.has(listener)) {
          known.set(listener, 1)
          note(key, 1)
        }
        add(type, listener, options)
        options?.signal?.addEventListener('abort', () => forget(key, listener))
      }
      target.removeEventListener = (type: string, listener: never, options?: never) => {
        forget(keyOf(type, options), listener)
        remove(type, listener, options)
      }
    }
    const { setInterval: set, clearInterval: clear } = window
    window.setInterval = ((...parameters: Parameters<typeof set>) => {
      note('interval', 1)
      return set(...parameters)
    }) as typeof set
    window.clearInterval = (id) => {
      if (id !== undefined) note('interval', -1)
      clear(id)
    }
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        note('socket', 1)
        this.addEventListener('close', () => note('socket', -1))
      }
    }
    ;(window as unknown as { leftovers: () => Record<string, number> }).leftovers = () => ({
      ...Object.fromEntries([...live].filter(([, count]) => count !== 0)),
      iframes: document.querySelectorAll('iframe').length,
      bodyChildren: document.body.children.length,
    })
  })
}

const leftovers = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { leftovers: () => Record<string, number> }).leftovers())

const island = (page: Page, id: string): Locator => page.getByRole('region', { name: id })
const button = (scope: Locator, name: string | RegExp): Locator => scope.getByRole('button', { name })

test('a destroyed config leaves no listener, timer, socket or iframe', async ({ page }) => {
  await countLeftovers(page)
  await page.goto('/islands?wallets=pebble')
  const left = island(page, 'left')
  // Once before the count, for React's listeners and loaded code, which stay on any page.
  const live = async (): Promise<void> => {
    await button(left, 'Start left').click()
    await button(left, 'Connect wallet').click()
    await walletRow(page, 'Pebble').click()
    await expect(left.getByTestId('status')).toHaveText('connected')
    await button(left, 'Polygon').click()
    await expect(left.getByTestId('network')).toHaveText('Polygon')
    await button(left, /^Account/).click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
    await rowOf(page, 'Disconnect').click()
    await expect(panelOf(page)).toHaveCount(0)
    await button(left, 'Pebble').click()
    await expect(left.getByTestId('status')).toHaveText('connected')
    await button(left, 'Destroy left').click()
    await expect(button(left, 'Start left')).toBeVisible()
    await (
      await walletOf(page)
    ).evaluate((wallet) => {
      wallet.revoke()
      wallet.setChain(1)
    })
    await page.evaluate(() => localStorage.clear())
  }
  await live()
  const once = await leftovers(page)
  expect(once['iframes']).toBe(0)
  expect(once['interval'] ?? 0).toBe(0)
  expect(once['socket'] ?? 0).toBe(0)
  expect(await (await walletOf(page)).evaluate((wallet) => wallet.listenerCount())).toBe(0)
  await live()
  await expect.poll(() => leftovers(page)).toEqual(once)
  // The wallet's own listener is the only one.
  expect(once['window eip6963:announceProvider false'] ?? 0).toBe(0)
})

test('two configs on one page share nothing', async ({ page }) => {
  await page.goto('/islands?wallets=pebble,harbor')
  const [left, right] = [island(page, 'left'), island(page, 'right')]
  await button(left, 'Start left').click()
  await button(right, 'Start right').click()

  await button(left, 'Pebble').click()
  await expect(left.getByTestId('status')).toHaveText('connected')
  await expect(button(right, 'Connect wallet')).toBeVisible()
  await button(right, 'Harbor').click()
  await expect(right.getByTestId('status')).toHaveText('connected')

  await button(left, 'Polygon').click()
  await expect(left.getByTestId('network')).toHaveText('Polygon')
  await expect(right.getByTestId('network')).toHaveText('Ethereum')

  await button(left, /^Account/).click()
  await expect(panelOf(page)).toHaveCount(1)
  await rowOf(page, 'Disconnect').click()
  await expect(button(left, 'Connect wallet')).toBeVisible()
  await expect(right.getByTestId('status')).toHaveText('connected')

  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@foyer')))
  expect(keys.filter((key) => !/^@foyer\/(left|right)\//.test(key))).toEqual([])

  // Stored connections belong to their config.
  await page.reload()
  await button(left, 'Start left').click()
  await button(right, 'Start right').click()
  await expect(right.getByTestId('status')).toHaveText('connected')
  await expect(button(left, 'Connect wallet')).toBeVisible()

  await button(right, 'Destroy right').click()
  await button(left, 'Pebble').click()
  await expect(left.getByTestId('status')).toHaveText('connected')
})
