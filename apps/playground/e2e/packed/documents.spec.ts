// The examples of the README and the docs, copied as they are, run to the end: connect, account, switch, disconnect.
import type { Served } from '../../../../scripts/lib/serve.ts'
import { expect, test } from '../fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  panelOf,
  rowOf,
  walletRow,
} from '../helpers.ts'
import { programsIn, serveApp, serveBuild, serveDevelopment, withPublicNodes } from './apps.ts'

/** Apps of this file; stopped at its end. */
const apps: Served[] = []
test.afterAll(() => Promise.all(apps.splice(0).map((app) => app.stop())))

test('the quick start of the README connects, opens the account, switches the network and disconnects', async ({
  page,
  world,
}) => {
  const [quickStart = ''] = programsIn('README.md')
  const app = await serveApp('quick-start', { 'main.tsx': quickStart })
  apps.push(app)
  await withPublicNodes(page, world)
  await page.goto(app.url)
  await expect(page.getByText('Not connected')).toBeVisible()
  await connectWallet(page)
  await expect(page.getByText(`Hello ${ACCOUNTS[0]}`)).toBeVisible()
  await accountButton(page).click()
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Account')
  await rowOf(page, /^Network: Ethereum/).click()
  await rowOf(page, 'Polygon').click()
  await expect(rowOf(page, /^Network: Polygon/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(accountButton(page)).toHaveAccessibleName(/POL/)
  await page.reload()
  await expect(page.getByText(`Hello ${ACCOUNTS[0]}`)).toBeVisible()
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByText('Not connected')).toBeVisible()
})

test('the configuration of docs/start-vite.md builds the quick start, with compile hints in the chunks that load on a click', async ({
  page,
  world,
}) => {
  const [main = '', viteConfig = ''] = programsIn('docs/start-vite.md')
  const app = await serveBuild('compile-hints', { 'vite.config.ts': viteConfig, 'main.tsx': main })
  apps.push(app)
  await withPublicNodes(page, world)
  await page.goto(app.url)
  await expect(connectButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const chunks: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(app.url) && response.url().endsWith('.js')) chunks.push(response.url())
  })
  await connectButton(page).click()
  await expect(walletRow(page, 'Pebble')).toBeVisible()
  expect(chunks.length).toBeGreaterThan(0)
  const texts = await Promise.all(chunks.map(async (url) => (await fetch(url)).text()))
  for (const text of texts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  await walletRow(page, 'Pebble').click()
  await expect(page.getByText(`Hello ${ACCOUNTS[0]}`)).toBeVisible()
})

const hooksHost = (relay: string, blockchain: string): string => `
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { createConfig, FoyerProvider, siwx } from '@foyer/headless'
import { createRoot } from 'react-dom/client'
import { Login } from './0.tsx'
import { Sign } from './1.tsx'
import { Holdings, Networks, Pay, SignIn } from './2.tsx'

const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  connectors: [walletConnect()],
  endpoints: ${JSON.stringify({ relay, blockchain })},
  siwx: siwx({ isRequired: false }),
})
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <Login />
    <Sign onSigned={(signature) => document.body.append('signed ' + signature)} />
    <Holdings />
    <Networks />
    <Pay />
    <SignIn />
  </FoyerProvider>,
)
`

test('the programs of docs/hooks.md connect beside a QR code, sign, switch, send and disconnect', async ({
  page,
  world,
}) => {
  const programs = programsIn('docs/hooks.md')
  const app = await serveApp('hooks', {
    ...Object.fromEntries(programs.slice(0, 3).map((code, index) => [`${index}.tsx`, code])),
    'main.tsx': hooksHost(world.urls.relay, world.urls.backend),
  })
  apps.push(app)
  await withPublicNodes(page, world)
  await page.goto(app.url)
  // The pairing URI is shown: a QR code does not disable the wallets.
  await expect(page.locator('pre')).toHaveText(/^wc:/)
  await page.getByRole('button', { name: 'Pebble' }).click()
  const account = page.getByRole('button', { name: ACCOUNTS[0] })
  await expect(account).toBeVisible()
  await expect(page.getByRole('listitem').first()).toHaveText(/ETH/)

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText(/signed 0x[0-9a-f]{130}/)).toBeVisible()

  await page.getByRole('combobox').selectOption('ETH')
  await page.getByLabel('Amount').fill('1.5')
  await page.getByLabel('To', { exact: true }).fill(ACCOUNTS[1])
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Send 1\.5 ETH to 0x7099.* for 0\.\d+ ETH$/ }).click()
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()

  await page.getByRole('button', { name: 'Polygon' }).click()
  await expect(page.getByRole('button', { name: 'Polygon' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await account.click()
  await expect(page.getByRole('button', { name: 'Pebble' })).toBeVisible()
})

const contractsHost = (token: string, to: string): string => `
import { eip155 } from '@foyer/chains/eip155'
import { solana } from '@foyer/chains/solana'
import { solana as solanaNetwork } from '@foyer/chains/networks'
import { createConfig, FoyerProvider } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { mainnet, polygon } from 'viem/chains'
import { Token } from './0.tsx'
import { Pay } from './1.tsx'
import { Transfers } from './2.tsx'
import { Order } from './3.tsx'
import { Tip } from './4.tsx'

// The chain objects of viem, as they are, with the URLs of the sandbox.
const config = createConfig({
  networks: [mainnet, polygon, solanaNetwork],
  adapters: [eip155(), solana()],
  customRpcUrls: {
    'eip155:1': [window.foyerSandbox.evm[1]],
    'eip155:137': [window.foyerSandbox.evm[137]],
    [solanaNetwork.caipNetworkId]: [window.foyerSandbox.solana],
  },
})
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <FoyerProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <ConnectButton />
      <Token token="${token}" to="${ACCOUNTS[1]}" />
      <Pay to="${ACCOUNTS[1]}" value={10n ** 15n} />
      <Transfers token="${token}" />
      <Order />
      <Tip url={window.foyerSandbox.solana} to="${to}" />
      <FoyerModal />
    </QueryClientProvider>
  </FoyerProvider>,
)
`

test('the programs of docs/contracts.md read, write, pay and follow events on Ethereum, and send on Solana', async ({
  page,
  world,
}) => {
  const token = world.tokens.find(({ symbol }) => symbol === 'AMBD')?.address ?? ''
  const to = world.solanaAccounts[1]?.address ?? ''
  const app = await serveApp('contracts', {
    ...Object.fromEntries(programsIn('docs/contracts.md').map((code, index) => [`${index}.tsx`, code])),
    'main.tsx': contractsHost(token, to),
  })
  apps.push(app)
  await page.goto(app.url)
  await connectWallet(page)
  await expect(page.getByText('1000 AMBD')).toBeVisible()
  await page.getByRole('button', { name: 'Transfer 1' }).click()
  await expect(page.getByText(/^In block \d+$/)).toBeVisible()
  await expect(page.getByText('999 AMBD')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Transfers' })).toContainText(`1000000 to ${ACCOUNTS[1]}`)
  await page.getByRole('button', { name: 'Order' }).click()
  await expect(page.getByRole('button', { name: 'Ordered' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Paid')).toBeVisible()

  await page.getByRole('button', { name: /^Account/ }).click()
  await rowOf(page, /^Network: Ethereum/).click()
  await rowOf(page, /Solana/).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await walletRow(page, 'Fern').click()
  await expect(panelOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Tip' }).click()
  await expect(page.getByText(/^Signature \w+$/)).toBeVisible()
})

/** Renders the `App` of a program. */
const appHost = `
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
createRoot(document.body.appendChild(document.createElement('main'))).render(<App />)
`

test.describe('docs/moving.md, with a project id of no project', () => {
  // The hosted services of the project are out of reach.
  test.use({ tolerated: [/Failed to load resource: net::ERR_FAILED/] })

  test('after a move from RainbowKit a wallet connects, wagmi follows its network, and it disconnects', async ({
    page,
    world,
  }) => {
    const [rainbowKit = ''] = programsIn('docs/moving.md')
    const app = await serveApp('moving-rainbowkit', { 'app.tsx': rainbowKit, 'main.tsx': appHost })
    apps.push(app)
    await withPublicNodes(page, world)
    await page.goto(app.url)
    await expect(page.getByText('Not connected')).toBeVisible()
    await connectWallet(page)
    await expect(page.getByText(`Hello ${ACCOUNTS[0]} on Ethereum`)).toBeVisible()
    await accountButton(page).click()
    await expect(panelOf(page)).toHaveCSS('color-scheme', 'dark')
    await rowOf(page, /^Network: Ethereum/).click()
    await rowOf(page, 'Polygon').click()
    await expect(rowOf(page, /^Network: Polygon/)).toBeVisible()
    await expect(page.getByText(`Hello ${ACCOUNTS[0]} on Polygon`)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(page.getByText(`Hello ${ACCOUNTS[0]} on Polygon`)).toBeVisible()
    await accountButton(page).click()
    await rowOf(page, 'Disconnect').click()
    await expect(page.getByText('Not connected')).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
  })

  test('after a move from AppKit a wallet connects, opens the networks and disconnects', async ({
    page,
    world,
  }) => {
    const [, appKit = ''] = programsIn('docs/moving.md')
    const app = await serveApp('moving-appkit', { 'app.tsx': appKit, 'main.tsx': appHost })
    apps.push(app)
    await withPublicNodes(page, world)
    await page.goto(app.url)
    await connectWallet(page)
    await page.getByRole('button', { name: ACCOUNTS[0] }).click()
    await rowOf(page, 'Polygon').click()
    await expect(panelOf(page)).toHaveCount(0)
    await accountButton(page).click()
    await rowOf(page, 'Disconnect').click()
    await expect(connectButton(page)).toBeVisible()
  })
})

test('docs/moving.md: after a move from ConnectKit a wallet connects and disconnects', async ({
  page,
  world,
}) => {
  const [, , connectKit = ''] = programsIn('docs/moving.md')
  const app = await serveApp('moving-connectkit', { 'app.tsx': connectKit, 'main.tsx': appHost })
  apps.push(app)
  await withPublicNodes(page, world)
  await page.goto(app.url)
  await connectWallet(page)
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
})

test('docs/moving.md: after a move from the Solana wallet adapter a wallet connects, signs and disconnects', async ({
  page,
  world,
}) => {
  const [, , , solanaAdapter = ''] = programsIn('docs/moving.md')
  const app = await serveApp('moving-solana', { 'app.tsx': solanaAdapter, 'main.tsx': appHost })
  apps.push(app)
  await withPublicNodes(page, world)
  await page.goto(app.url)
  await connectWallet(page, 'Fern')
  await expect(accountButton(page)).toHaveAccessibleName(/100 SOL/)
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('button', { name: /^[1-9A-HJ-NP-Za-km-z]{80,}$/ })).toBeVisible()
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await expect(connectButton(page)).toBeVisible()
})

test('the Vite recipe of docs/sandbox.md starts a sandbox with its wallets, and connects', async ({
  page,
}) => {
  const [viteConfig = '', main = ''] = programsIn('docs/sandbox.md')
  const app = await serveDevelopment('sandbox-recipe', { 'vite.config.ts': viteConfig, 'main.tsx': main })
  apps.push(app)
  await page.goto(app.url)
  await connectWallet(page)
  await expect(accountButton(page)).toHaveAccessibleName(/10,000 ETH/)
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(/10,000 ETH/)
})
