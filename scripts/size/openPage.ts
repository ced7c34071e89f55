import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** A page, and the requests that it makes. */
export type OpenPage = {
  readonly page: Page
  readonly errors: readonly string[]
  /** Requests that left the app's own origin. */
  readonly outside: readonly string[]
  /** The scripts fetched since the last call. */
  readonly take: () => string[]
  /** Waits until the page is idle without requests. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Idle rounds without a request after which a page is settled: about half a second, more on a busy machine. */
const QUIET_ROUNDS = 8
/** Longest wait, since a view that polls is never idle. */
const LONGEST_MS = 20_000

/** One idle round of the page; true while a skeleton of a view shows. Runs in the page. */
const idleRound = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(
      () =>
        requestIdleCallback(() =>
          resolve(document.querySelector('[data-foyer-part=skeleton-view]') !== null),
        ),
      50,
    )
  })

/** Empty page that records its requests. `origin` serves the app, `storageState` is that of an earlier page load. */
export async function openPage(
  browser: Browser,
  origin: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<OpenPage> {
  const context = await browser.newContext(storageState ? { storageState } : {})
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  const outside: string[] = []
  const pending = new Set<unknown>()
  const seen = new Set<string>()
  let taken = 0
  let requests = 0
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^(https?|wss?):$/.test(url.protocol)) return
    pending.add(request)
    requests++
    if (url.origin !== origin) outside.push(request.url())
    else if (url.pathname.endsWith('.js')) seen.add(url.pathname.slice(1))
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  const settle = async (): Promise<void> => {
    const startedAt = Date.now()
    let quiet = 0
    let count = -1
    while (quiet < QUIET_ROUNDS && Date.now() - startedAt < LONGEST_MS) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      const isWaiting = await page.evaluate(idleRound)
      quiet = pending.size === 0 && requests === count && !isWaiting ? quiet + 1 : 0
      count = requests
    }
  }
  const take = (): string[] => {
    const scripts = [...seen].slice(taken)
    taken = seen.size
    return scripts
  }
  return { page, errors, outside, take, settle, close: () => context.close() }
}
