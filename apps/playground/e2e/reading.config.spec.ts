import type { Sandbox } from '@foyer/sandbox'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connectButton,
  connectWallet,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
} from './helpers.ts'

type Entry = ReturnType<Sandbox['backend']['project']['get']>['features'][number]
const on = (id: string, config: readonly string[] = []): Entry => ({ id, isEnabled: true, config })

const branding = (page: Page) => viewOf(page).getByText('Powered by Foyer')
const activityTab = (page: Page) => viewOf(page).getByRole('tab', { name: 'Activity' })

const openAccount = async (page: Page): Promise<void> => {
  await accountButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
}

test.describe('remote configuration [S7.28]', () => {
  test('applies once loaded, and changes on the next page load', async ({ page, world }) => {
    world.backend.project.set({ features: [on('activity')] })
    await page.goto('/?wallets=pebble')
    await openConnect(page)
    await expect(branding(page)).toHaveCount(0)
    world.backend.project.set({ features: [on('reown_branding')] })
    await page.reload()
    await openConnect(page)
    await expect(branding(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await connectWallet(page)
    await openAccount(page)
    await expect(viewOf(page).getByRole('tab').first()).toBeVisible()
    await expect(activityTab(page)).toHaveCount(0)
  })

  test('enables multi-wallet [S6.9]', { tag: '@deep' }, async ({ page, world }) => {
    world.backend.project.set({ features: [on('multi_wallet')] })
    await page.goto('/?wallets=pebble,harbor')
    await connectWallet(page)
    await openAccount(page)
    await rowOf(page, /^Wallets, /).click()
    await expect(rowOf(page, 'Add EVM wallet')).toBeVisible()
  })

  test.describe('unavailable', () => {
    test.use({ tolerated: [/Failed to load resource/] })
    for (const [name, fault, tag] of [
      ['fails', { status: 503 }, ['@deep']],
      ['does not answer', { delayMs: 60_000 }, []],
      ['answers nonsense', { body: { features: [{ id: 7 }] } }, ['@deep']],
    ] as const) {
      test(`the app’s options apply: a backend that ${name}`, { tag: [...tag] }, async ({ page, world }) => {
        world.faults.set('/appkit/v1/config', fault)
        await page.goto('/?wallets=pebble&features=-activity')
        await openConnect(page)
        await expect(branding(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await connectWallet(page)
        await openAccount(page)
        await expect(viewOf(page).getByRole('tab').first()).toBeVisible()
        await expect(activityTab(page)).toHaveCount(0)
      })
    }
  })
})

type AnalyticsEvent = {
  readonly eventId: string
  readonly url: string
  readonly domain: string
  readonly timestamp: number
  readonly props: { readonly type: string; readonly event: string; readonly address?: string }
}
const eventsOf = (world: Sandbox): readonly AnalyticsEvent[] =>
  world.backend.events.list() as readonly AnalyticsEvent[]
const names = (world: Sandbox): readonly string[] => eventsOf(world).map(({ props }) => props.event)

/** Waits longer than the three seconds that analytics wait after the first action. */
async function pastWait(page: Page): Promise<void> {
  await page.clock.fastForward(5_000)
  await page.waitForLoadState('networkidle')
}

test.describe('analytics [S7.23] [S7.24]', () => {
  test('start with the first action, and have its events', async ({ page, world }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/?wallets=pebble#secret')
    await expect(connectButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.startsWith(world.urls.backend))).toEqual([])
    await connectWallet(page)
    const sentOnce = ['INITIALIZE', 'MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE']
    // Each event is a request of its own, and they arrive in any order.
    await expect
      .poll(() => sentOnce.map((event) => names(world).filter((name) => name === event).length))
      .toEqual(sentOnce.map(() => 1))
    const timeOf = (event: string) =>
      eventsOf(world).find(({ props }) => props.event === event)?.timestamp ?? NaN
    expect(timeOf('INITIALIZE')).toBe(Math.min(...sentOnce.map(timeOf)))
    expect(timeOf('MODAL_CLOSE')).toBe(Math.max(...sentOnce.map(timeOf)))
    const { origin, hostname } = new URL(page.url())
    for (const { url, domain, eventId, timestamp } of eventsOf(world)) {
      expect([url, domain, typeof timestamp]).toEqual([`${origin}/`, hostname, 'number'])
      expect(eventId).toMatch(/^[\da-f-]{36}$/)
    }
    expect(eventsOf(world).find(({ props }) => props.event === 'CONNECT_SUCCESS')?.props).toMatchObject({
      type: 'track',
      address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      properties: { method: 'browser', name: 'Pebble', view: 'ConnectingExternal' },
    })
    const sent = asked.filter((url) => url.startsWith(`${world.urls.backend}/e?`))
    expect(sent).toHaveLength(eventsOf(world).length)
    for (const url of sent)
      expect(new URL(url).search).toMatch(/^\?projectId=playground&st=foyer&sv=react-eip155-/)
  })

  test(
    'are not sent for a returning visitor without an action',
    { tag: '@deep' },
    async ({ page, world }) => {
      const underway = new Set<Request>()
      await page.clock.install()
      page.on('request', (request) => underway.add(request))
      page.on('requestfinished', (request) => underway.delete(request))
      page.on('requestfailed', (request) => underway.delete(request))
      await page.goto('/?wallets=pebble')
      await connectWallet(page)
      await expect.poll(() => names(world)).toContain('MODAL_CLOSE')
      await expect(accountButton(page)).toHaveAccessibleName(/ETH/)
      // An unloading page aborts running requests, and would report the failures.
      await expect.poll(() => underway.size).toBe(0)
      world.backend.events.clear()
      await page.reload()
      await expect(accountButton(page)).toHaveAccessibleName(/ETH/)
      await pastWait(page)
      expect(names(world)).toEqual([])
      await accountButton(page).click()
      await expect.poll(() => names(world)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    },
  )

  for (const [party, link, isWanted] of [
    ['the app', '/?wallets=pebble&features=-analytics', true],
    ['the project', '/?wallets=pebble', false],
  ] as const) {
    test(`${party} can disable them [S7.31]`, { tag: '@deep' }, async ({ page, world }) => {
      world.backend.project.set({ isAnalyticsEnabled: isWanted })
      await page.clock.install()
      await page.goto(link)
      await connectWallet(page)
      await pastWait(page)
      expect(names(world)).toEqual([])
    })
  }

  test.describe('rejected', () => {
    test.use({ tolerated: [/status of 403|Invalid App Configuration/] })
    test('alert the app’s developer once [S7.26]', { tag: '@deep' }, async ({ page, world }) => {
      world.faults.set('/e', { status: 403 })
      await page.goto('/?wallets=pebble')
      await openConnect(page)
      const notice = panelOf(page).getByRole('alert').filter({ hasText: 'Invalid App Configuration' })
      const { origin } = new URL(page.url())
      await expect(notice).toContainText(
        `Invalid App Configuration: Origin ${origin} not found on Allowlist - update configuration`,
      )
      await expect(notice.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
        'href',
        /docs\/alerts\.md#origin_not_allowed$/,
      )
      await notice.getByRole('button', { name: 'Close' }).click()
      await page.keyboard.press('Escape')
      await connectWallet(page)
      await openAccount(page)
      await page.waitForLoadState('networkidle')
      await expect(notice).toHaveCount(0)
    })
  })
})
