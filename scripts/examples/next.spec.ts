import type { Page } from '@playwright/test'
import { expect, test } from '../../apps/playground/e2e/fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  panelOf,
  rowOf,
} from '../../apps/playground/e2e/helpers.ts'
import { withPublicNodes } from '../../apps/playground/e2e/packed/apps.ts'
import { walletScript } from '../lib/walletScript.ts'

let wallets = ''
test.beforeAll(async () => void (wallets = await walletScript()))

/** Text of the HTML that the server renders for the cookies of the page. */
async function serverText(page: Page, baseURL: string | undefined): Promise<string> {
  const cookies = await page.context().cookies()
  const response = await fetch(`${baseURL}/`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  const [, body = ''] = /<main>(.*?)<\/main>/s.exec(await response.text()) ?? []
  return body.replaceAll(/<[^>]*>/g, ' ')
}

/** Collects every text that the page shows from its first frame on. */
async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<string>()
    Object.assign(window, { shownTexts: texts })
    new MutationObserver(() => {
      const main = document.querySelector('main')
      if (main) texts.add(main.innerText)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { shownTexts: Set<string> }).shownTexts])

test('the server renders the connected account from cookies, and the page never shows another state', async ({
  page,
  world,
  baseURL,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    // A reload bypasses the caches of the development server, and Next says so.
    if (message.type() === 'warning' && !message.text().includes('cache-bypass-in-dev'))
      warnings.push(message.text())
  })
  await page.addInitScript(wallets)
  await withPublicNodes(page, world)
  await page.goto('/')
  expect(await serverText(page, baseURL)).toMatch(/Not connected.*Connect wallet/s)
  // A click before React has hydrated the page does nothing.
  await expect(connectButton(page)).not.toHaveAttribute('aria-busy')
  await connectWallet(page)
  await expect(page.getByText(`Connected as ${ACCOUNTS[0]}`)).toBeVisible()
  await accountButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await rowOf(page, /^Network: Ethereum/).click()
  await rowOf(page, 'Polygon').click()
  await expect(rowOf(page, /^Network: Polygon/)).toBeVisible()

  const text = await serverText(page, baseURL)
  expect(text).toContain(`Connected as ${ACCOUNTS[0]}`)
  expect(text).toContain('Polygon')
  expect(text).not.toMatch(/Connect wallet|Not connected/)

  await recordTexts(page)
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(/POL/)
  const texts = await shownTexts(page)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((shown) => !shown.includes(`Connected as ${ACCOUNTS[0]}`))).toEqual([])
  expect(texts.filter((shown) => /Connect wallet|Not connected|Ethereum/.test(shown))).toEqual([])

  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => serverText(page, baseURL)).toMatch(/Not connected.*Connect wallet/s)
  expect(warnings).toEqual([])
})

test('the server ignores a cookie that is no address', async ({ page, baseURL }) => {
  await page.context().addCookies([
    { name: 'last-account', value: '%3Cscript%3E', url: `${baseURL}/` },
    { name: '%40foyer%2Fconnection_status', value: 'connected', url: `${baseURL}/` },
  ])
  expect(await serverText(page, baseURL)).toMatch(/Not connected.*Connect wallet/s)
})
