// The apps in `examples`, built as they are, run to the end: connect, account, switch, disconnect.
import { build } from 'vite'
import { type Served, serve } from '../../../../scripts/lib/serve.ts'
import { walletScript } from '../../../../scripts/lib/walletScript.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, ACCOUNTS, connectButton, panelOf, rowOf } from '../helpers.ts'
import { withPublicNodes } from './apps.ts'
import { packedFolder } from './folder.ts'

/** Apps of this file; stopped at its end. */
const apps: Served[] = []
let wallets = ''
test.beforeAll(async () => void (wallets = await walletScript()))
test.afterAll(() => Promise.all(apps.splice(0).map((app) => app.stop())))

test.beforeEach(async ({ page, world }) => {
  await page.addInitScript(wallets)
  await withPublicNodes(page, world)
})

/** Builds an example with its own configuration, and serves it. */
async function serveExample(name: string): Promise<string> {
  const root = `${packedFolder()}/examples/${name}`
  const outDir = `${root}/dist`
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  const app = await serve(outDir)
  apps.push(app)
  return app.url
}

test('examples/hooks-only connects after a declined request, switches the network, reloads and disconnects', async ({
  page,
}) => {
  await page.goto(await serveExample('hooks-only'))
  const login = page.getByRole('button', { name: 'Log in' })
  const dialog = page.getByRole('dialog', { name: 'Choose a wallet' })
  const account = page.getByRole('region', { name: 'Account' })
  await login.click()
  await page.evaluate(() => window.sandboxWallets?.['test.pebble']?.setBehaviour('reject'))
  await dialog.getByRole('button', { name: 'Pebble' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('You declined the request.')
  await page.evaluate(() => window.sandboxWallets?.['test.pebble']?.setBehaviour('approve'))
  await dialog.getByRole('button', { name: 'Pebble' }).click()
  await expect(account.getByText(`${ACCOUNTS[0]} in Pebble`)).toBeVisible()
  await expect(account.getByText('10,000 ETH')).toBeVisible()
  const polygon = account.getByRole('button', { name: 'Polygon' })
  await polygon.click()
  await expect(account.getByText(/^[\d,]+ POL$/)).toBeVisible()
  await page.reload()
  await expect(polygon).toHaveAttribute('aria-pressed', 'true')
  await account.getByRole('button', { name: 'Log out' }).click()
  await expect(login).toBeVisible()
})

test('examples/shadcn: the modal has the colours and corners of the page, in light and dark', async ({
  page,
}) => {
  await page.goto(await serveExample('shadcn'))
  const short = '0xf39F…2266'
  /** Whether the panel and its main button are painted with the variables of the page. */
  const painted = () =>
    panelOf(page).evaluate((panel) => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.cssText =
        'background: var(--background); color: var(--foreground); border-color: var(--primary)'
      const expected = getComputedStyle(probe)
      const actual = getComputedStyle(panel)
      const result = {
        background: actual.backgroundColor === expected.backgroundColor,
        color: actual.color === expected.color,
        accent: actual.getPropertyValue('--foyer-accent') === expected.getPropertyValue('--primary'),
        scheme: actual.colorScheme,
      }
      probe.remove()
      return result
    })
  // The utility classes of the page keep the scale of Tailwind: `h-10` is 2.5rem.
  await expect(connectButton(page)).toHaveCSS('height', '40px')
  await connectButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Connect')
  expect(await painted()).toEqual({ background: true, color: true, accent: true, scheme: 'light' })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('checkbox', { name: 'Dark mode' }).check()
  await connectButton(page).click()
  await rowOf(page, /^Pebble\b.*Installed/).click()
  await page.getByRole('button', { name: short }).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  expect(await painted()).toEqual({ background: true, color: true, accent: true, scheme: 'dark' })
  await rowOf(page, /^Network: Ethereum/).click()
  await rowOf(page, 'Polygon').click()
  await expect(rowOf(page, /^Network: Polygon/)).toBeVisible()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
})

test('examples/react18 connects, shows the balance, switches and disconnects with the oldest React', async ({
  page,
}) => {
  await page.goto(await serveExample('react18'))
  await expect(page.getByText('Not connected, with React 18.3.1')).toBeVisible()
  await connectButton(page).click()
  await rowOf(page, /^Pebble\b.*Installed/).click()
  await expect(page.getByText(`${ACCOUNTS[0]} holds ETH`)).toBeVisible()
  await accountButton(page).click()
  await rowOf(page, /^Network: Ethereum/).click()
  await rowOf(page, 'Polygon').click()
  await expect(page.getByText(`${ACCOUNTS[0]} holds POL`)).toBeAttached()
  await rowOf(page, 'Disconnect').click()
  await expect(page.getByText('Not connected, with React 18.3.1')).toBeVisible()
})

test('examples/wagmi reads through wagmi with the connection of Foyer, and switches the network', async ({
  page,
}) => {
  await page.goto(await serveExample('wagmi'))
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByText(new RegExp(`${ACCOUNTS[0]} sees block \\d+ of Ethereum`))).toBeVisible()
  await page.getByRole('button', { name: 'Polygon' }).click()
  await expect(page.getByText(/sees block \d+ of Polygon/)).toBeVisible()
})
