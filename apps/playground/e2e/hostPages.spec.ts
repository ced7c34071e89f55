// Pages with scripts, policies and frames of the host around the modal.
import type { FrameLocator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect } from './fixtures.ts'
import {
  accountButton,
  connectButton,
  networkButton,
  openConnect,
  panelOf,
  rowOf,
  viewOf,
  walletOf,
  walletRow,
} from './helpers.ts'
import { scan, test } from './walletconnect.helpers.ts'

test.describe('elements of other scripts above the modal', () => {
  test('a captcha of another origin takes clicks and keys, and the modal stays open', async ({
    page,
    world,
  }) => {
    await page.goto('/?wallets=pebble:silent')
    await openConnect(page)
    await walletRow(page, 'Pebble').click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingExternal')
    // Like captchas: an iframe in a fixed box at the end of the body.
    await page.evaluate((src) => {
      const box = document.createElement('div')
      box.style.cssText = 'position: fixed; inset: 40px auto auto 40px; z-index: 2000000000'
      const frame = document.createElement('iframe')
      Object.assign(frame, { src, title: 'Captcha', width: 300, height: 200 })
      box.append(frame)
      document.body.append(box)
    }, `${world.urls.secureSite}/demo`)
    const captcha = page.frameLocator('iframe[title="Captcha"]')
    await captcha.getByRole('button', { name: /Clicked/ }).click()
    await expect(captcha.getByRole('status')).toHaveText('1')
    await captcha.getByLabel('Code').click()
    await page.keyboard.type('42')
    await expect(captcha.getByLabel('Code')).toHaveValue('42')
    await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingExternal')

    // Solved: the modal has the focus and the keyboard again.
    await page.evaluate(() => document.querySelector('iframe[title="Captcha"]')?.parentElement?.remove())
    await panelOf(page).getByRole('heading').first().click()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeFocused()
  })

  test("a wallet's overlay in a shadow root beside the body takes clicks and keys", async ({ page }) => {
    await page.goto('/?wallets=pebble:silent')
    await openConnect(page)
    await walletRow(page, 'Pebble').click()
    // Like extensions: a child of the document element, to which the page's styles do not apply.
    await page.evaluate(() => {
      const host = document.createElement('wallet-overlay')
      const shadow = host.attachShadow({ mode: 'open' })
      const box = document.createElement('div')
      box.style.cssText =
        'position: fixed; inset: 20px 20px auto auto; z-index: 2147483647; background: white'
      const input = document.createElement('input')
      input.setAttribute('aria-label', 'Wallet password')
      const button = document.createElement('button')
      button.textContent = 'Unlock'
      button.addEventListener('click', () => (button.textContent = `Unlocked with ${input.value}`))
      box.append(input, button)
      shadow.append(box)
      document.documentElement.append(host)
    })
    await page.getByLabel('Wallet password').click()
    await page.keyboard.type('secret')
    await expect(page.getByLabel('Wallet password')).toBeFocused()
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByRole('button', { name: 'Unlocked with secret' })).toBeVisible()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'ConnectingExternal')
    expect(
      await page.locator('wallet-overlay').evaluate((host) => host.closest('[aria-hidden="true"], [inert]')),
    ).toBeNull()
  })
})

// A setting of Chromium darkens the page.
test(
  'a QR code in a light theme can be scanned in a page that the browser darkens',
  { tag: '@chromium' },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    // Chrome darkens pages that do not support the dark colour scheme of the system.
    await page.emulateMedia({ colorScheme: 'dark' })
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    await page.goto('/?connectors=walletConnect&theme=light')
    await openConnect(page)
    await rowOf(page, /^WalletConnect/).click()
    await scan(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' }))
    // The rest of the modal is darkened.
    const corner = PNG.sync.read(await panelOf(page).screenshot()).data.subarray(0, 3)
    await client.detach()
    await page.emulateMedia({ colorScheme: null })
    expect(Math.max(...corner)).toBeLessThan(64)
  },
)

// The style with which Playwright takes a screenshot of Firefox violates the policy.
test.describe('Content Security Policy with Trusted Types', { tag: '@chromium' }, () => {
  // Violations by the test itself, which show that the policy is active.
  test.use({ tolerated: [/Applying inline style violates|requires 'TrustedHTML'/] })

  test('a strict policy is not violated by connecting, a QR code, the account and a sign-in', async ({
    page,
    world,
  }) => {
    const { backend, secureSite, evm, relay } = world.urls
    const policy = [
      `default-src 'self'`,
      `style-src 'self'`,
      `script-src 'self'`,
      `img-src 'self' https: data: blob: ${backend}`,
      `connect-src 'self' ${backend} ${evm[1]} ${evm[137]} ${relay}`,
      `frame-src ${secureSite}`,
      `require-trusted-types-for 'script'`,
      // No script may create a policy.
      `trusted-types 'none'`,
    ].join('; ')
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(
          `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        ),
      )
    })
    const violations = () =>
      page.evaluate(() => (window as unknown as { violations: readonly string[] }).violations)

    await page.goto(
      `/?wallets=pebble,harbor:reject&siwx=required&connectors=walletConnect&policy=${encodeURIComponent(policy)}`,
    )
    await openConnect(page)
    // The policy is active: its violations are blocked.
    const refused = await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = ':root { --policy-off: 1 }'
      document.head.append(style)
      const value = getComputedStyle(document.documentElement).getPropertyValue('--policy-off')
      style.remove()
      try {
        document.createElement('div').innerHTML = '<b></b>'
        return [value, 'assigned']
      } catch {
        return [value, 'refused']
      }
    })
    expect(refused).toEqual(['', 'refused'])
    await expect.poll(violations).toHaveLength(2)

    await rowOf(page, /^WalletConnect/).click()
    expect(await scan(viewOf(page).getByRole('img', { name: 'QR code to connect a wallet' }))).toMatch(/^wc:/)
    await page.getByRole('button', { name: 'Back' }).click()
    await walletRow(page, 'Harbor').click()
    await expect(viewOf(page).getByRole('heading', { name: 'Request declined' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await walletRow(page, 'Pebble').click()
    await expect(panelOf(page)).toHaveAttribute('data-view', 'SIWXSignMessage')
    await viewOf(page).getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(panelOf(page)).toHaveCount(0)
    await accountButton(page).click()
    await expect(viewOf(page).getByRole('tab', { name: 'Tokens' })).toBeVisible()
    await viewOf(page).getByRole('button', { name: 'Receive' }).click()
    await expect(viewOf(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await (
      await walletOf(page)
    ).evaluate((wallet) => wallet.setBehaviour({ wallet_switchEthereumChain: 'reject' }))
    await networkButton(page).click()
    await rowOf(page, 'Polygon').click()
    await expect(page.getByText('You declined the switch to Polygon').first()).toBeVisible()
    expect((await violations()).slice(2)).toEqual([])
    // The stylesheet applies.
    expect(await panelOf(page).evaluate((panel) => panel.getBoundingClientRect().width)).toBe(360)
  })
})

/** Shows the playground in an iframe of another site's page. */
async function openInFrame(page: Page, path: string, sandbox: string): Promise<FrameLocator> {
  await page.goto('/embedder')
  const app = new URL(path, page.url())
  const embedder = new URL(page.url())
  embedder.hostname = 'localhost'
  await page.goto(embedder.href)
  await page.evaluate(
    ([src, sandbox]) => {
      const frame = document.createElement('iframe')
      frame.sandbox.value = sandbox
      Object.assign(frame, { src, title: 'App', width: 600, height: 700 })
      document.body.replaceChildren(frame)
    },
    [app.href, sandbox] as const,
  )
  return page.frameLocator('iframe[title="App"]')
}

test.describe('in a sandboxed iframe of another site', () => {
  const openApp = async (page: Page, path: string, sandbox: string) => {
    const app = await openInFrame(page, path, sandbox)
    return { app, panel: app.locator('[data-foyer-modal]') }
  }

  test('a wallet connects, signs and disconnects', { tag: '@deep' }, async ({ page }) => {
    const { app } = await openApp(page, '/?wallets=pebble', 'allow-scripts allow-same-origin')
    await connectIn(app, 'Pebble')
    await signAndDisconnect(app)
  })

  test.describe('without an origin', () => {
    /** The browser denies storage, cookies and locks to such a page. */
    const openDenied = async (page: Page, path: string) => {
      const { app, panel } = await openApp(page, path, 'allow-scripts')
      const denied = await app.locator('body').evaluate(() => {
        try {
          return String(localStorage.length)
        } catch (error) {
          return (error as DOMException).name
        }
      })
      expect(denied).toBe('SecurityError')
      return { app, panel }
    }

    test('an installed wallet connects, signs in, signs and disconnects', async ({ page }) => {
      const { app, panel } = await openDenied(page, '/?wallets=pebble&siwx=required')
      await app.getByRole('button', { name: 'Connect wallet' }).click()
      await panel.getByRole('button', { name: /^Pebble/ }).click()
      await panel.getByRole('button', { name: 'Sign', exact: true }).click()
      await expect(panel).toHaveCount(0)
      await signAndDisconnect(app)
    })

    test('a wallet of Solana connects, signs and disconnects', { tag: '@deep' }, async ({ page }) => {
      const { app } = await openDenied(page, '/?wallets=fern&networks=solana')
      await connectIn(app, 'Fern')
      await signAndDisconnect(app)
    })

    test('a phone pairs over WalletConnect, signs and disconnects', async ({ page, pair }) => {
      const { app, panel } = await openDenied(page, '/?connectors=walletConnect')
      await app.getByRole('button', { name: 'Connect wallet' }).click()
      await panel.getByRole('button', { name: /^WalletConnect/ }).click()
      await pair(await scan(panel.getByRole('img', { name: 'QR code to connect a wallet' })))
      await expect(app.getByRole('button', { name: /^Account/ })).toBeVisible()
      await signAndDisconnect(app)
    })
  })
})

async function signAndDisconnect(app: FrameLocator): Promise<void> {
  const panel = app.locator('[data-foyer-modal]')
  await app.getByRole('button', { name: 'Sign message' }).click()
  await expect(app.getByTestId('signature')).toHaveText(/^\w{80,132}$/)
  await app.getByRole('button', { name: /^Account/ }).click()
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
}

async function connectIn(app: FrameLocator, wallet: string): Promise<void> {
  await app.getByRole('button', { name: 'Connect wallet' }).click()
  const panel = app.locator('[data-foyer-modal]')
  await panel.getByRole('button', { name: new RegExp(`^${wallet}`) }).click()
  await expect(app.getByRole('button', { name: /^Account/ })).toBeVisible()
  await expect(panel).toHaveCount(0)
}
