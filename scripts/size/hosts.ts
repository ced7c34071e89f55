import type { SandboxUrls } from '@foyer/sandbox'
import type { Browser, Route } from 'playwright'
import { serve } from '../lib/serve.ts'
import type { BuiltApp } from './buildApp.ts'
import { type Commit, installCommits } from './installCommits.ts'
import { openPage } from './openPage.ts'
import { ADDRESS, sampleWallet } from './sampleWallet.ts'

export type Host = {
  /** Name of the app in this folder. */
  readonly app: string
  /** Title in the page of figures. */
  readonly title: string
  /** Clicking its button opens the modal. */
  readonly opens: boolean
  /** Scripts that the host fetches by itself after the button is shown count as its load. @default false */
  readonly startsLater?: boolean | undefined
  /** Kilobytes over bare React at load. */
  readonly goal: number
  /**
   * Goals of the first opening; `outside` is the limit of requests to other origins, `commits` and `renders` of React
   * from the hover on. @default `FIRST_OPENING`
   */
  readonly opening?: OpeningGoal | undefined
  /** Limits of React from the first hover to the shown account, opening included. */
  readonly connect?: RenderGoal | undefined
}

export type RenderGoal = { readonly commits: number; readonly renders: number }

type OpeningGoal = {
  readonly kB: number
  readonly files?: number
  readonly outside?: number
  readonly commits?: number
  readonly renders?: number
}

/** The most files that a host fetches at load. */
export const FILES_AT_LOAD = 6
/** Kilobytes of the first opening. */
export const FIRST_OPENING: OpeningGoal = { kB: 40 }

export const hosts: readonly Host[] = [
  {
    app: 'button',
    title: 'One button',
    opens: true,
    goal: 24,
    opening: { ...FIRST_OPENING, commits: 5, renders: 120 },
    connect: { commits: 12, renders: 250 },
  },
  { app: 'accent', title: 'One button with an accent', opens: true, startsLater: true, goal: 26 },
  { app: 'buttons', title: 'Three buttons', opens: true, goal: 28 },
  { app: 'hooks', title: 'Hooks', opens: false, goal: 19 },
  { app: 'namespaces', title: 'Two namespaces', opens: true, goal: 26 },
  {
    app: 'walletconnect',
    title: 'WalletConnect',
    opens: true,
    goal: 26,
    opening: { kB: 42, files: 8, outside: 3 },
  },
  { app: 'embedded', title: 'Embedded wallet', opens: true, goal: 28, opening: { kB: 60, outside: 3 } },
  { app: 'mixed', title: 'One button and primitives', opens: true, goal: 26 },
  { app: 'primitives', title: 'Primitives', opens: false, goal: 26 },
]

/** Scripts and requests of a host page, as Chromium reports them. */
export type HostLoad = {
  /** Scripts fetched before the button can be used. */
  readonly atLoad: readonly string[]
  /** Scripts fetched afterwards, before any intent. */
  readonly atIdle: readonly string[]
  /** Scripts of the first opening: from the hover until the page is idle. */
  readonly firstOpening: readonly string[]
  /** Commits of React of the first opening, and of connecting with it. */
  readonly commits: readonly Commit[]
  readonly connectCommits: readonly Commit[]
  readonly storageKeys: number
  /** Requests to other origins before any intent, and those of the first opening without pictures. */
  readonly outside: readonly string[]
  readonly outsideOfOpening: readonly string[]
  readonly errors: readonly string[]
}

const IDLE_MS = 1_500
/**
 * Analytics start seconds after the first action: not part of an opening, however long its measurement takes. Runs in
 * the page.
 */
function holdLongTimers(): void {
  const LONG_MS = 2_000
  const start = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0) =>
    ms < LONG_MS ? start(run, ms) : 0) as typeof window.setTimeout
}

/** Answers a node's requests with 0, so that the balance loads. */
const answerNode = (route: Route): Promise<void> =>
  route.fulfill({
    json: { jsonrpc: '2.0', id: 1, result: '0x0' },
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  })
/** The backend's pictures of wallets: as many as there are rows. */
const PICTURE = /\/getWalletImage\//

export type LoadHostOptions = Pick<Host, 'opens' | 'startsLater'> & {
  /** The wallet of the list is connected too. @default false */
  readonly connects?: boolean | undefined
  readonly urls?: SandboxUrls | undefined
}

/** Loads a host, waits for idle, and clicks its button if that `opens` a dialog. */
export async function loadHost(
  browser: Browser,
  app: BuiltApp,
  { opens, startsLater = false, connects = false, urls }: LoadHostOptions,
): Promise<HostLoad> {
  const server = await serve(app.folder)
  const { page, errors, outside, take, settle, close } = await openPage(browser, server.url)
  try {
    await page.addInitScript({ content: 'globalThis.__name = (target) => target' })
    await page.addInitScript(installCommits)
    await page.addInitScript(holdLongTimers)
    await page.addInitScript(sampleWallet, { address: ADDRESS })
    await page.goto(urls ? `${server.url}?urls=${encodeURIComponent(JSON.stringify(urls))}` : server.url)
    const button = page.getByRole('button', { name: /connect/i }).first()
    await button.waitFor()
    if (startsLater) await settle()
    const atLoad = take()
    await page.waitForTimeout(IDLE_MS)
    const atIdle = take()
    const storageKeys = await page.evaluate(() => localStorage.length + sessionStorage.length)
    const asked = [...outside]
    const readCommits = (): Promise<readonly Commit[]> => page.evaluate(() => window.reactCommits ?? [])
    const { length } = await readCommits()
    if (opens) {
      // Waits for the code that is loaded on intent, so that the number of commits is always the same.
      await button.hover()
      await settle()
      await button.click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
      await settle()
    }
    const outsideOfOpening = outside.slice(asked.length).filter((url) => !PICTURE.test(url))
    const commits = (await readCommits()).slice(length)
    const firstOpening = take()
    const found = { atLoad, atIdle, firstOpening, commits, storageKeys, outside: asked, outsideOfOpening }
    const loaded = { ...found, errors: [...errors] }
    if (!connects) return { ...loaded, connectCommits: [] }
    await page.route((url) => url.origin !== server.url, answerNode)
    const dialog = page.getByRole('dialog')
    const row = dialog.getByRole('button', { name: /sample/i })
    await row.hover()
    await settle()
    await row.click()
    await dialog.waitFor({ state: 'detached' })
    // The account, with its balance.
    await page.getByRole('button', { name: 'Account 0 ETH' }).waitFor()
    await settle()
    return { ...loaded, connectCommits: (await readCommits()).slice(length) }
  } finally {
    await close()
    await server.stop()
  }
}
