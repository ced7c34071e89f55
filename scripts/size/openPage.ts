import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** A page, and the requests that it makes. */
export type OpenPage = {
  readonly page: Page
  readonly errors: readonly string[]
  /** Requests that left the app's own origin. */
  readonly outside: readonly string[]
  /** The scripts fetched since the last call. */
  readonly take: () => string[]
  /** Waits until nothing was asked for a while. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** How long a page that asks nothing counts as settled. */
const QUIET_MS = 500
/** A view that polls never rests: it is taken as it is then. */
const LONGEST_MS = 20_000
const STEP_MS = 50

/** An empty page whose requests are noted. `origin` is where the app is served, `storageState` what an earlier visit has left there. */
export async function openPage(
  browser: Browser,
  origin: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<OpenPage> {
  const context = await browser.newContext(storageState ? { storageState } : {})
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const errors: string[] = []
  const outside: string[] = []
  const pending = new Set<unknown>()
  const seen = new Set<string>()
  let taken = 0
  let changedAt = Date.now()
  const touch = (): void => void (changedAt = Date.now())
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^(https?|wss?):$/.test(url.protocol)) return
    pending.add(request)
    touch()
    if (url.origin !== origin) outside.push(request.url())
    else if (url.pathname.endsWith('.js')) seen.add(url.pathname.slice(1))
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      pending.delete(request)
      touch()
    })
  const settle = async (): Promise<void> => {
    const startedAt = Date.now()
    touch()
    while ((pending.size > 0 || Date.now() - changedAt < QUIET_MS) && Date.now() - startedAt < LONGEST_MS) {
      // oxlint-disable-next-line no-await-in-loop -- time passes
      await page.waitForTimeout(STEP_MS)
    }
  }
  const take = (): string[] => {
    const scripts = [...seen].slice(taken)
    taken = seen.size
    return scripts
  }
  return { page, errors, outside, take, settle, close: () => context.close() }
}
