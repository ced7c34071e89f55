// Contact sheets of all routes, opened by name in the playground, connected and not, in both themes:
// `npm run routes -- DIR` writes `DIR/connected-light/sheet-1.png` and on. A route without text, or with a skeleton
// that does not end, fails. `--only TEXT` picks routes, `--theme dark` one theme.
import { createSandbox, type SandboxUrls } from '@foyer/sandbox'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import * as views from '../packages/ui-radix/src/exports/views.ts'
import { chromiumArgs, chromiumPath, missingChromium } from './lib/chromium.ts'
import { eachOf } from './lib/eachOf.ts'
import { at } from './lib/paths.ts'
import { serve } from './lib/serve.ts'
import { settle } from './stories/inspect.ts'
import { composeSheets } from './stories/sheet.ts'

const WIDTH = 392
const HEIGHT = 760
const PAGES = 3
/** Timeout for a busy machine. */
const LIMIT_MS = 60_000
const QUERY = 'wallets=pebble&connectors=walletConnect,embeddedWallet&features=smartSessions'

const args = process.argv.slice(2)
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined
const onlyTheme = args.includes('--theme') ? args[args.indexOf('--theme') + 1] : undefined
const folder = args[0]
const missing = missingChromium()
if (missing || !folder || folder.startsWith('--')) {
  console.error(missing ?? 'npm run routes -- DIR [--only TEXT] [--theme dark]')
  process.exit(1)
}

/** Problem of the open view; '' if none. Text, because it runs in the page. */
const PROBLEM = `(() => {
  const view = [...document.querySelectorAll('[data-foyer-part=view]')].at(-1)
  // The label of a field is its placeholder.
  if (!view || (view.textContent.trim() === '' && !view.querySelector('input'))) return 'is empty'
  // A long list loads further rows below the fold.
  const isSeen = (element) => element.getBoundingClientRect().top < innerHeight
  const waiting = [...view.querySelectorAll('[aria-busy=true], [data-foyer-part^=skeleton]')]
  return waiting.some(isSeen) ? 'does not stop loading' : ''
})()`

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /^Pebble/ }).click()
  await page.getByRole('button', { name: /^Account / }).waitFor()
}

type Scene = { readonly theme: 'light' | 'dark'; readonly isConnected: boolean }

async function draw(
  browser: Browser,
  { url, urls }: { readonly url: string; readonly urls: SandboxUrls },
  { theme, isConnected }: Scene,
): Promise<readonly string[]> {
  const routes = [...Object.keys(views), 'ConnectingSiwe', 'Create'].filter((name) =>
    name.includes(only ?? ''),
  )
  const pictures = new Map<string, Buffer>()
  const problems: string[] = []
  const title = `${isConnected ? 'connected' : 'not-connected'}-${theme}`
  const look = async (route: string): Promise<void> => {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(LIMIT_MS)
    await page.addInitScript((placed) => Object.assign(window, { foyerSandbox: placed }), urls)
    await page.goto(`${url}/?${QUERY}`)
    if (isConnected) await connect(page)
    await page.goto(`${url}/?${QUERY}&view=${route}`)
    await page.waitForFunction(`${PROBLEM} === ''`).catch(() => {})
    // Pages of a relay may never be idle.
    await page.waitForLoadState('networkidle').catch(() => {})
    await settle(page)
    const problem = await page.evaluate<string>(PROBLEM)
    if (problem) problems.push(`${title}: ${route} ${problem}`)
    pictures.set(route, await page.screenshot())
    await context.close()
  }
  await eachOf(routes, look, PAGES)
  const paths = await composeSheets(browser, {
    ids: routes,
    pictures,
    folder: `${folder}/${title}`,
    width: WIDTH,
  })
  console.log(paths.join('\n'))
  return problems
}

const outDir = at('build/route-sheets')
await build({ root: at('apps/playground'), logLevel: 'warn', build: { outDir, emptyOutDir: true } })
const server = await serve(outDir)
const sandbox = await createSandbox()
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
const place = { url: server.url, urls: sandbox.urls }
const problems: string[] = []
for (const isConnected of [false, true])
  for (const each of ['light', 'dark'] as const) {
    if (onlyTheme && onlyTheme !== each) continue
    // oxlint-disable-next-line no-await-in-loop -- waits for a free page
    problems.push(...(await draw(browser, place, { theme: each, isConnected })))
  }
await browser.close()
await sandbox.stop()
await server.stop()
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
