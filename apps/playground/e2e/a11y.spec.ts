import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connectButton,
  connectWallet,
  isDeep,
  openConnect,
  openNetworks,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResults = {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** Fails with axe's violations on the page, once animations have ended. */
async function expectNoViolations(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(
            // Scroll-driven and infinite animations never end.
            ({ effect, playState, timeline }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect?.getComputedTiming().iterations !== Infinity,
          ).length,
      ),
    )
    .toBe(0)
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: { run: () => Promise<AxeResults> } }
    const { violations } = await runner.run()
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
  expect(found).toEqual([])
}

type Theme = 'light' | 'dark'

/** Stories show every view in both themes; a flow runs in one theme, in `test:deep` in both. */
const themes = (usual: Theme): readonly Theme[] => (isDeep ? ['light', 'dark'] : [usual])

for (const theme of themes('light')) {
  test(`axe finds no violations while connecting (${theme})`, async ({ page }) => {
    await page.goto(`/?wallets=pebble:silent,harbor:reject&theme=${theme}`)
    await expect(connectButton(page)).toBeVisible()
    await expectNoViolations(page)
    await openConnect(page)
    await expect(walletRow(page, 'Pebble')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(viewOf(page).getByText('Use onchain apps')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await walletRow(page, 'Pebble').click()
    await expect(viewOf(page).getByRole('heading', { name: 'Continue in Pebble' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await walletRow(page, 'Harbor').click()
    await expect(viewOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
    await expectNoViolations(page)
    await (await walletOf(page, 'test.harbor')).evaluate((wallet) => wallet.setBehaviour('crash'))
    await viewOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(viewOf(page).getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectNoViolations(page)
  })
}

for (const theme of themes('dark')) {
  test(`axe finds no violations once connected (${theme})`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(`/?wallets=pebble&theme=${theme}`)
    await connectWallet(page)
    await expectNoViolations(page)
    await accountButton(page).click()
    await expect(viewOf(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await openNetworks(page)
    await expectNoViolations(page)
    const wallet = await walletOf(page)
    await wallet.evaluate((handle) => handle.setBehaviour({ wallet_switchEthereumChain: 'silent' }))
    await rowOf(page, 'Polygon').click()
    await expect(viewOf(page).getByRole('heading', { name: 'Approve in your wallet' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await wallet.evaluate((handle) => handle.setBehaviour({ wallet_switchEthereumChain: 'reject' }))
    await rowOf(page, 'Polygon').click()
    await expect(page.getByText('You declined the switch to Polygon').first()).toBeVisible()
    await expectNoViolations(page)
    await wallet.evaluate((handle) => handle.setChain(999))
    await expect(panelOf(page)).toHaveAttribute('data-view', 'UnsupportedChain')
    await expect(rowOf(page, 'Disconnect')).toBeVisible()
    await expectNoViolations(page)
  })
}

for (const path of ['/custom', '/inline', '/host', '/frame', '/islands', '/inspector']) {
  const tag = path === '/inline' ? [] : ['@deep']
  test(`axe finds no violations on ${path}, which fits a narrow window`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${path}?wallets=pebble`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test('Arabic is laid out from right to left, and addresses and amounts from left to right', async ({
  page,
}) => {
  await page.goto('/?wallets=pebble&locale=ar')
  await page.locator('[data-foyer-part=button-root] button').first().click()
  const layer = page.locator('[data-foyer-part=layer]')
  await expect(layer).toHaveAttribute('dir', 'rtl')
  await expect(layer).toHaveAttribute('lang', 'ar')
  const [start, end] = await Promise.all([
    panelOf(page).locator('[data-foyer-part=header-start]').boundingBox(),
    panelOf(page).locator('[data-foyer-part=header-end]').boundingBox(),
  ])
  expect(start?.x).toBeGreaterThan(end?.x ?? Infinity)
  // The name is right of the image.
  const row = panelOf(page).locator('[data-foyer-part=row]', { hasText: 'Pebble' })
  const [image, name, badge] = await Promise.all(
    ['row-image', 'row-name', 'row-trailing'].map((part) =>
      row.locator(`[data-foyer-part=${part}]`).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      }),
    ),
  )
  expect((image?.left ?? 0) - (name?.right ?? 0)).toBeLessThan(24)
  expect(name?.left).toBeGreaterThan(badge?.right ?? Infinity)
  await row.click()
  const account = page.locator('[data-foyer-part=button-root] button').first()
  await expect(account.locator('bdi').first()).toHaveAttribute('dir', 'ltr')
})

test('texts of one and a half times the length fit a narrow window', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/?wallets=pebble,harbor:reject&locale=en-XA')
  const expectFit = async (): Promise<void> => {
    const tooWide = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll<HTMLElement>(
          '[data-foyer-modal], [data-foyer-part=view], [data-foyer-part=button]',
        ),
      ]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(tooWide).toEqual([])
  }
  const first = page.locator('[data-foyer-part=button-root] button').first()
  await expect(first).toBeVisible()
  await expectFit()
  await first.click()
  const row = (name: string) => viewOf(page).locator('[data-foyer-part=row]', { hasText: name })
  await expect(row('Harbor')).toBeVisible()
  await expectFit()
  await row('Harbor').click()
  await expect(viewOf(page).locator('[data-foyer-part=status-hero][data-state=declined]')).toBeVisible()
  await expectFit()
  await panelOf(page).locator('[data-foyer-part=header-start] button:not([data-foyer-leaving])').click()
  await row('Pebble').click()
  await expect(panelOf(page)).toHaveCount(0)
  await first.click()
  await expect(viewOf(page).getByRole('tab').first()).toBeVisible()
  await expectFit()
  await panelOf(page).locator('[data-foyer-part=header-start] button:not([data-foyer-leaving])').click()
  await expect(viewOf(page).getByRole('searchbox')).toBeVisible()
  await expectFit()
})
