// Mistakes in the setup of an app in plain JavaScript, in a development build of Vite: each writes one line to the
// console of the page. Unlike unit tests, these pages have no `process`.
import type { Page } from '@playwright/test'
import type { Served } from '../../../../scripts/lib/serve.ts'
import { expect, test } from '../fixtures.ts'
import { connectButton, rowOf } from '../helpers.ts'
import { serveApp } from './apps.ts'

const IMPORTS = `import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { createConfig, FoyerProvider, useAccount, useConnect, useSwitchNetwork } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { base } from 'viem/chains'
`

const mistakes = {
  'no provider': ['{}', '<ConnectButton />', /wrap the app in <FoyerProvider config=\{config\}>/],
  'a hook above the provider': [
    `{ networks: [mainnet], adapters: [eip155()] }`,
    '<Above />',
    /wrap the app in <FoyerProvider config=\{config\}>/,
  ],
  'no modal': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><ConnectButton /></FoyerProvider>',
    /render <FoyerModal \/> once/,
  ],
  'no adapter for a network': [
    '{ networks: [mainnet, solana], adapters: [eip155()] }',
    undefined,
    /add solana\(\) of '@foyer\/chains\/solana'/,
  ],
  'a name that networks does not export': [
    '{ networks: [undefined], adapters: [eip155()] }',
    undefined,
    /networks\[0\]/,
  ],
  'no list of networks': [
    '{ chains: [mainnet], adapters: [eip155()] }',
    undefined,
    /did you mean `networks`/,
  ],
  'an adapter that is not called': [
    '{ networks: [mainnet], adapters: [eip155] }',
    undefined,
    /call an adapter/,
  ],
  'a misspelt option': [
    '{ networks: [mainnet], adapters: [eip155()], projectID: "1" }',
    undefined,
    /did you mean `projectId`/,
  ],
  'a misspelt part of the theme': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><ConnectButton /><FoyerModal theme={{ acent: "red" }} /></FoyerProvider>',
    /`theme` of FoyerModal has no `acent`/,
  ],
  'two modals': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><ConnectButton /><FoyerModal /><FoyerModal /></FoyerProvider>',
    /opened 2 modals: render <FoyerModal \/> once/,
  ],
  'a config made during render': [
    '{ networks: [mainnet], adapters: [eip155()], id: "each-render" }',
    '<EachRender />',
    /call createConfig outside of components/,
  ],
  'a name in place of a connector': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><Calls /></FoyerProvider>',
    /connect takes \{ connector \}/,
  ],
  'an id that no connector has': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><Calls /></FoyerProvider>',
    /no connector with the id metamask/,
  ],
  'a chain id in place of a network': [
    '{ networks: [mainnet], adapters: [eip155()] }',
    '<FoyerProvider config={config}><Calls /></FoyerProvider>',
    /switchNetwork takes \{ caipNetworkId: 'eip155:137' \}/,
  ],
  'a chain id as default network': [
    '{ networks: [mainnet], adapters: [eip155()], defaultNetwork: 1 }',
    undefined,
    /mainnet\.caipNetworkId, not 1/,
  ],
  'WalletConnect without a project id': [
    '{ networks: [mainnet], adapters: [eip155()], connectors: [walletConnect()] }',
    undefined,
    /Set projectId in the config/,
  ],
} as const satisfies Readonly<Record<string, readonly [string, string | undefined, RegExp]>>

/** The app of the mistake in the query of the page. */
const MAIN = `${IMPORTS}
const mistake = decodeURIComponent(location.search.slice(1))
const options = {${Object.entries(mistakes).map(([name, [options]]) => `${JSON.stringify(name)}: () => (${options})`)}}
const right = () => ({ networks: [base, mainnet], adapters: [eip155()] })
const config = mistake === 'no provider' ? undefined : createConfig((options[mistake] ?? right)())
function Above() {
  useAccount()
  return <FoyerProvider config={config}><ConnectButton /></FoyerProvider>
}
function EachRender() {
  const [, render] = useReducer((count) => count + 1, 0)
  const made = createConfig(options[mistake]())
  return <FoyerProvider config={made}><button onClick={render}>Again</button></FoyerProvider>
}
function Calls() {
  const { connect } = useConnect()
  const { switchNetwork } = useSwitchNetwork()
  const calls = {
    'a name in place of a connector': () => connect('metamask'),
    'an id that no connector has': () => connect({ connector: 'metamask' }),
    'a chain id in place of a network': () => switchNetwork(137),
  }
  return <button onClick={calls[mistake]}>Again</button>
}
const apps = {${Object.entries(mistakes)
  .filter(([, [, app]]) => app)
  .map(([name, [, app]]) => `${JSON.stringify(name)}: () => (${app})`)}}
const whole = () => <FoyerProvider config={config}><ConnectButton /><FoyerModal /></FoyerProvider>
if (mistake !== 'no stylesheet') await import('@foyer/ui-radix/styles.css')
createRoot(document.body.appendChild(document.createElement('main'))).render((apps[mistake] ?? whole)())
`

/** Mistakes that are reported once the modal opens. */
const opened: ReadonlySet<string> = new Set([
  'no modal',
  'two modals',
  'a misspelt part of the theme',
  'WalletConnect without a project id',
])

test.use({
  tolerated: [
    new RegExp(
      Object.values(mistakes)
        .map(([, , line]) => line.source)
        .join('|'),
    ),
  ],
})

const HTML = '<!doctype html><script type="module" src="./main.tsx"></script>'
let app: Served | undefined
test.beforeAll(async () => {
  app = await serveApp('setup', { 'index.html': HTML, 'main.tsx': MAIN }, 'development')
})
test.afterAll(() => app?.stop())

/** Lines that Foyer wrote to the console of the page, and uncaught errors. */
function watchLines(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[foyer]')) lines.push(message.text())
  })
  page.on('pageerror', ({ message }) => lines.push(message))
  return lines
}

for (const [name, [, main, line]] of Object.entries(mistakes))
  test(`${name}: one line in the console names the fix`, async ({ page }) => {
    const lines = watchLines(page)
    await page.goto(`${app?.url}?${encodeURIComponent(name)}`)
    if (opened.has(name)) await connectButton(page).click()
    // Calls an action, or renders again.
    const again = page.getByRole('button', { name: 'Again' })
    if (/<(?:EachRender|Calls)/.test(main ?? ''))
      for (let clicks = 0; clicks < 3; clicks++) await again.click()
    if (name.startsWith('WalletConnect')) await rowOf(page, /^WalletConnect/).click()
    await expect.poll(() => [...new Set(lines)]).toEqual([expect.stringMatching(line)])
  })

test('no stylesheet: one line in the console names the missing import', async ({ page }) => {
  const lines = watchLines(page)
  await page.goto(`${app?.url}?no stylesheet`)
  await expect.poll(() => lines).toEqual([expect.stringContaining("import '@foyer/ui-radix/styles.css'")])
})

test('a setup without mistakes, with a chain of viem, writes nothing', async ({ page }) => {
  const lines = watchLines(page)
  await page.goto(app?.url ?? '')
  await connectButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(lines).toEqual([])
})
