// The programs of the guides that are not whole apps, in one build; the query of the page selects the program.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at } from '../../../../scripts/lib/paths.ts'
import type { Served } from '../../../../scripts/lib/serve.ts'
import { expect, test } from '../fixtures.ts'
import {
  accountButton,
  ACCOUNTS,
  connectButton,
  connectWallet,
  panelOf,
  rowOf,
  viewOf,
  walletRow,
} from '../helpers.ts'
import { programsIn, serveApp, withPublicNodes } from './apps.ts'

/** Run by documents.spec.ts. */
const inDocuments = [
  'contracts 0',
  'contracts 1',
  'contracts 2',
  'contracts 3',
  'contracts 4',
  'hooks 0',
  'hooks 1',
  'hooks 2',
  'moving 0',
  'moving 1',
  'moving 2',
  'moving 3',
  'sandbox 0',
  'sandbox 1',
  'start-vite 1',
]

/** Programs that no page can run; `npm run typecheck` compiles them. */
const compiled: Readonly<Record<string, string>> = {
  'add-a-wallet 0': 'a test of a wallet of the reader',
  'add-a-wallet 1': 'a connector of a wallet of the reader',
  'add-a-wallet 2': 'an adapter without an app',
  'add-a-wallet 3': 'a test of a wallet of the reader',
  'contracts 5': 'takes instructions of the reader, and needs @solana/web3.js',
  'connecting 7': 'declares a provider of the reader',
  'embedded 1': 'needs a secure site',
  'embedded 2': 'needs a secure site',
  'embedded 3': 'needs a secure site',
  'errors 0': 'sends to an address of the reader',
  'errors 1': 'takes an error of the reader’s wallet',
  'errors 2': 'declares errors of the reader',
  'moving 4': 'takes an ApiPromise of the reader',
  'moving 5': 'a signer for CosmJS, without an app',
  'moving 6': 'takes a PSBT of the reader',
  'policies 1': 'a policy without an app',
  'sandbox 2': 'needs the plugin of a development server',
  'sandbox 3': 'needs a sandbox at port 4000',
  'sandbox 4': 'a test for Vitest',
  'sandbox 5': 'a test for Playwright',
  'sandbox 6': 'a wallet without an app',
  'sign-in 1': 'runs on a server',
  'sign-in 2': 'runs on a server',
  'sign-in 3': 'runs on a server',
  'sign-in 4': 'runs on a server',
  'sign-in 6': 'needs a server with next-auth',
  'namespaces 4': 'takes the config of the reader',
  'smart-sessions 0': 'declares a key of the reader',
  'start-frameworks 1': 'a route of React Router',
  'start-frameworks 2': 'the configuration of React Router',
  'start-frameworks 3': 'a route of TanStack Start',
  'start-frameworks 5': 'an island of Astro',
  'start-frameworks 6': 'an island of Astro',
  'start-next 1': 'a layout of Next, shown by examples/next',
  'start-next 2': 'a page of Next',
  'start-next 3': 'a page of Next',
  'swap 1': 'declares a swap provider of the reader',
  'troubleshooting 0': 'a test for Playwright',
}

/** Programs that only create a config. */
const configs = [
  'config 0',
  'connecting 0',
  'connecting 2',
  'connecting 3',
  'connecting 4',
  'connecting 5',
  'connecting 6',
  'connecting 8',
  'connecting 9',
  'customize 5',
  'customize 7',
  'embedded 0',
  'namespaces 0',
  'namespaces 2',
  'namespaces 3',
  'policies 0',
  'sign-in 0',
  'sign-in 5',
  'start-frameworks 4',
]

const others = [
  'buy 0',
  'buy 1',
  'connecting 1',
  'connecting 10',
  'customize 0',
  'customize 1',
  'customize 2',
  'customize 3',
  'customize 4',
  'customize 6',
  'hooks 3',
  'hooks 4',
  'interop 0',
  'interop 1',
  'interop 2',
  'languages 0',
  'namespaces 1',
  'reading 0',
  'reading 1',
  'reading 2',
  'reading 3',
  'recipes 0',
  'send 0',
  'start-frameworks 0',
  'start-hooks 0',
  'start-next 0',
  'start-next 4',
  'start-vite 0',
  'swap 0',
  'swap 2',
]

const fileOf = (program: string): string => `${program.replace(' ', '-')}.tsx`

function codeOf(program: string): string {
  const [document = '', index] = program.split(' ')
  return programsIn(`docs/${document}.md`)[Number(index)] ?? ''
}

const programs = `
export const programs = {
${[...configs, ...others].map((program) => `  '${program}': () => import('./${fileOf(program)}'),`).join('\n')}
}
`

/** Loads the programs in the query of the page. */
const main = `
import { programs } from './programs.ts'
const asked = new URLSearchParams(location.search)
if (asked.has('host')) await import('./host.tsx')
for (const program of asked.getAll('run')) await programs[program]()
document.body.dataset.done = 'true'
`

const config = (relay: string, backend: string): string => `
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { createConfig } from '@foyer/headless'

export const config = createConfig({
  networks: [mainnet, polygon],
  adapters: [eip155()],
  connectors: [walletConnect()],
  projectId: 'sandbox',
  swap: { contracts: { 'eip155:1': ['0x5a11D0c0000000000000000000000000000000E5'] } },
  endpoints: ${JSON.stringify({ relay, blockchain: backend, kit: backend })},
})
`

/** Renders the component of a program, with the rest of an app around it. */
const host = `
import '@foyer/ui-radix/styles.css'
import { FoyerProvider } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { createRoot } from 'react-dom/client'
import { useState } from 'react'
import { config } from './config.ts'
import { programs } from './programs.ts'

const asked = new URLSearchParams(location.search)
const module = await programs[asked.get('host')]()
const [Component] = Object.values(module)
const properties = {
  wallet: { id: 'house', name: 'House wallet', mobileLink: 'house:' },
  typed: 'mira.reown.id',
  one: '${ACCOUNTS[0]}',
  other: '${ACCOUNTS[1]}',
  cookie: null,
}
function Ethers() {
  const [signature, setSignature] = useState('')
  const sign = async () => {
    const signer = await module.createEthersProvider(config).getSigner()
    setSignature(await signer.signMessage('hello'))
  }
  return <button onClick={sign}>Sign with ethers {signature}</button>
}
const isApp = asked.has('app')
const run = () => programs[asked.get('then')]().then(() => (document.body.dataset.ran = 'true'))
const own = module.createEthersProvider ? <Ethers /> : <Component {...properties} />
createRoot(document.body.appendChild(document.createElement('main'))).render(
  isApp ? (
    own
  ) : (
    <FoyerProvider config={config}>
      {own}
      {asked.has('button') && <ConnectButton />}
      {asked.has('modal') && <FoyerModal />}
      {asked.has('then') && <button onClick={run}>Run the program</button>}
    </FoyerProvider>
  ),
)
`

// The pictures of wallets and tokens are out of reach.
test.use({ tolerated: [/Failed to load resource: net::ERR_FAILED/] })

let app: Served | undefined
test.beforeAll(async ({ world }) => {
  test.setTimeout(180_000)
  app = await serveApp('programs', {
    'main.tsx': main,
    'programs.ts': programs,
    'host.tsx': host,
    'config.ts': config(world.urls.relay, world.urls.backend),
    ...Object.fromEntries([...configs, ...others].map((program) => [fileOf(program), codeOf(program)])),
  })
})
test.afterAll(() => app?.stop())
test.beforeEach(({ page, world }) => withPublicNodes(page, world))

const open = async (page: Page, query: string): Promise<void> => {
  await page.goto(`${app?.url ?? ''}/?${query}`)
  await expect(page.locator('body')).toHaveAttribute('data-done', 'true')
}

/** Runs the program of the page once the connection is restored. */
async function run(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: ACCOUNTS[0] })).toBeVisible()
  await page.getByRole('button', { name: 'Run the program' }).click()
}

test('every program of the guides runs in a browser, or is listed as compiled only', () => {
  const all = readdirSync(at('docs'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => programsIn(`docs/${file}`).map((_, index) => `${file.replace('.md', '')} ${index}`))
  expect([...inDocuments, ...Object.keys(compiled), ...configs, ...others].toSorted()).toEqual(all.toSorted())
})

test('docs/start-vite.md has the quick start of the README', () => {
  expect(programsIn('docs/start-vite.md')[0]).toBe(programsIn('README.md')[0])
})

test('programs that make a config run without an error or warning', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await open(page, configs.map((program) => `run=${encodeURIComponent(program)}`).join('&'))
  expect(warnings).toEqual([])
})

test('docs/start-hooks.md connects and disconnects', async ({ page }) => {
  await open(page, 'run=start-hooks 0')
  await page.getByRole('button', { name: 'Pebble' }).click()
  await page.getByRole('button', { name: `Disconnect ${ACCOUNTS[0]}` }).click()
  await expect(page.getByRole('button', { name: 'Pebble' })).toBeEnabled()
})

test('docs/hooks.md connects without React', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.body.append(document.createElement('button')))
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes(ACCOUNTS[0]))
  await open(page, 'run=hooks 4')
  await page.getByRole('button').click()
  await logged
})

test('docs/interop.md: wagmi connects, reads and switches; ethers signs; two calls are a batch', async ({
  page,
}) => {
  await open(page, 'run=interop 0')
  await page.getByRole('button', { name: 'Pebble' }).click()
  await expect(page.getByText(new RegExp(`${ACCOUNTS[0]} sees block \\d+ of Ethereum`))).toBeVisible()
  await page.getByRole('button', { name: 'Polygon' }).click()
  await expect(page.getByText(/sees block \d+ of Polygon/)).toBeVisible()

  await open(page, 'host=interop 1&button&modal')
  await expect(accountButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign with ethers' }).click()
  await expect(page.getByRole('button', { name: /^Sign with ethers 0x[\da-f]{130}$/ })).toBeVisible()

  await open(page, 'host=interop 2&button&modal')
  await expect(accountButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pay both' }).click()
  await expect(page.getByText('confirmed')).toBeVisible()
})

test('docs/customize.md: theme, parts, own views and slots, own button, SSR', async ({ page }) => {
  await open(page, 'host=customize 0&button')
  await connectButton(page).click()
  await expect(panelOf(page)).toHaveCSS('color-scheme', 'dark')

  await open(page, 'host=customize 1&button')
  await connectButton(page).click()
  await expect(panelOf(page)).toHaveClass(/shadow-none/)

  await open(page, 'host=customize 2&button')
  await connectButton(page).click()
  await expect(panelOf(page).getByText('Need help? Ask us.')).toBeVisible()
  await panelOf(page)
    .getByRole('button', { name: /wallet\?|what is/i })
    .click()
  await expect(panelOf(page).getByText('It keeps your keys.')).toBeVisible()
  await rowOf(page, 'Got it').click()
  await walletRow(page, 'Pebble').click()
  await accountButton(page).click()
  await expect(viewOf(page).locator('section')).not.toHaveCount(0)

  await open(page, 'host=customize 3&button')
  await accountButton(page).click()
  await rowOf(page, 'Disconnect').click()
  await connectButton(page).click()
  await panelOf(page).getByRole('listitem').getByRole('button', { name: 'Pebble' }).click()
  await expect(accountButton(page)).toBeVisible()

  await open(page, 'host=customize 4&modal')
  await page.getByRole('button', { name: ACCOUNTS[0] }).click()
  await rowOf(page, 'Disconnect').click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await walletRow(page, 'Pebble').click()
  await expect(page.getByRole('button', { name: `${ACCOUNTS[0]} 10,000 ETH` })).toBeVisible()
})

test('docs/languages.md: the texts of an own view are translated', async ({ page }) => {
  await open(page, 'host=languages 0&button')
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await panelOf(page).getByRole('button', { name: 'Was ist eine Wallet?' }).click()
  await expect(panelOf(page).getByText('Hallo Ada')).toBeVisible()
})

for (const program of ['customize 6', 'start-frameworks 0', 'start-next 0'])
  test(`docs: the provider of ${program} connects with the storage of cookies`, async ({ page }) => {
    await open(page, `host=${program}&app`)
    await connectWallet(page)
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
  })

test('docs/start-next.md: the connected account is kept in a cookie', async ({ page, context }) => {
  await open(page, 'host=start-next 4')
  await connectWallet(page)
  await expect(page.getByText(ACCOUNTS[0])).toBeVisible()
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'last-account', value: ACCOUNTS[0] }),
  )
})

test('docs/recipes.md, docs/reading.md and docs/connecting.md show the account, its tokens, names and a code', async ({
  page,
}) => {
  await open(page, 'host=recipes 0&modal')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Pebble').click()
  await expect(page.getByRole('button', { name: ACCOUNTS[0] })).toBeVisible()

  await open(page, 'host=reading 0')
  await expect(page.getByText(/^You → 0x3C44/)).toBeVisible()
  await open(page, 'host=reading 1')
  await expect(page.getByRole('heading', { name: /^\$\d/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^10,000 ETH$/ })).toBeVisible()
  await open(page, 'host=reading 2')
  await expect(page.getByText('No NFTs')).toBeVisible()
  await open(page, 'host=connecting 10')
  await expect(page.getByRole('button', { name: `Pebble: ${ACCOUNTS[0]}`, pressed: true })).toBeVisible()
  await open(page, 'host=namespaces 1')
  await expect(page.getByRole('button', { name: ACCOUNTS[0], pressed: true })).toBeVisible()
  await open(page, 'host=connecting 1')
  await expect(page.getByRole('button', { name: /^Open House wallet \(\d+ s\)$/ })).toBeEnabled()
})

test('docs/send.md, docs/swap.md and docs/buy.md open their views, send, and simulate', async ({ page }) => {
  await open(page, 'host=recipes 0&modal')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Pebble').click()
  await expect(page.getByRole('button', { name: ACCOUNTS[0] })).toBeVisible()

  await open(page, 'host=buy 0')
  await expect(page.getByLabel('Amount')).toBeVisible()
  await open(page, 'host=buy 1')
  await expect(page.getByRole('button', { name: 'AMBD' })).toBeVisible()
  await page.getByLabel('Amount in USD').fill('50')
  await expect(page.getByText(/^You receive \d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coinbase' })).toBeEnabled()
  await open(page, 'host=recipes 0&modal&then=swap 0')
  await run(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'Swap')
  await open(page, 'host=recipes 0&modal&then=swap 2')
  await run(page)
  await expect(page.locator('body')).toHaveAttribute('data-ran', 'true')

  await open(page, 'host=recipes 0&modal&then=send 0')
  await run(page)
  await expect(panelOf(page)).toHaveAttribute('data-view', 'WalletSend')
  await rowOf(page, 'Review').click()
  await rowOf(page, /^Send/).click()
  // The promise of the program settles with the hash.
  await expect(page.locator('body')).toHaveAttribute('data-ran', 'true')

  await open(page, 'host=reading 3')
  await expect(page.getByRole('listitem').first()).toBeVisible()
})

test('docs/hooks.md: a swap is quoted, reviewed and done', async ({ page }) => {
  await open(page, 'host=hooks 3&button&modal')
  await connectWallet(page)
  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
  await page.getByRole('button', { name: 'AMBD' }).click()
  await expect(page.getByText('3200 AMBD')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Swap for 3/ }).click()
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
  // The form was emptied, and takes the next swap.
  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
})
