import type { CDPSession, Page } from 'playwright'
import { type Commit, installCommits } from '../../scripts/size/installCommits.ts'
import { installNotes } from '../page/installNotes.ts'
import { installWallet } from '../page/installWallet.ts'
import type { PageNotes } from '../page/types.ts'
import type { AppName, Build, World } from './world.ts'

export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Chromium's "Slow 4G". */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const SLOW_CPU = 4

export type PageOptions = {
  readonly build?: Build
  /** URL of the only backend. */
  readonly backend?: string
  /** Additional query of the URL. */
  readonly query?: string
  readonly isImpatient?: boolean
  readonly text?: string
  /** Storage left by an earlier page load; the wallet has permission too. */
  readonly stored?: Readonly<Record<string, string>>
  readonly hasCommits?: boolean
  readonly isTall?: boolean
  readonly slow?: { readonly cpu?: boolean; readonly network?: boolean }
}

/** Page of a new visitor, opened at the app. */
export type OpenedPage = {
  readonly page: Page
  readonly devtools: CDPSession
  readonly notes: () => Promise<PageNotes>
  /** Commits of React so far. Needs `hasCommits`. */
  readonly commits: () => Promise<readonly Commit[]>
  /** Resets the notes of the last opening. */
  readonly forget: () => Promise<void>
  readonly waitFor: (note: keyof PageNotes) => Promise<PageNotes>
}

export type Take<result> = (opened: OpenedPage) => Promise<result>

const WAIT_MS = 30_000

export async function withPage<result>(
  world: World,
  app: AppName,
  options: PageOptions,
  take: Take<result>,
): Promise<result> {
  const { url } = await world.app(app, options.build)
  const context = await world.browser.newContext({ viewport: { width: 1_280, height: 800 } })
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.setDefaultTimeout(WAIT_MS)
    const devtools = await context.newCDPSession(page)
    // Functions sent to the page may call a helper of the compiler that keeps their names.
    await page.addInitScript({ content: 'globalThis.__name = (target) => target' })
    await page.addInitScript(installNotes, { isImpatient: options.isImpatient ?? false, text: options.text })
    await page.addInitScript(installWallet, { address: ADDRESS, isGranted: options.stored !== undefined })
    if (options.hasCommits) await page.addInitScript(installCommits)
    if (options.stored) {
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      }, options.stored)
    }
    if (options.slow?.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    if (options.slow?.network) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    }
    const backend = options.backend ? `backend=${encodeURIComponent(options.backend)}` : ''
    await page.goto(`${url}/?${options.query ?? backend}`)
    if (options.isTall) await page.addStyleTag({ content: 'body { min-height: 300vh }' })
    const notes = (): Promise<PageNotes> => page.evaluate(() => window.benchNotes)
    const waitFor = async (note: keyof PageNotes): Promise<PageNotes> => {
      try {
        await page.waitForFunction((name) => window.benchNotes[name] !== undefined, note, { polling: 50 })
      } catch (error) {
        const reasons = [(error as Error).message.split('\n')[0], ...errors].join('; ')
        throw new Error(`${app} never came to ${note}: ${reasons}`, { cause: error })
      }
      return notes()
    }
    const forget = (): Promise<void> =>
      page.evaluate(() => {
        Object.assign(window.benchNotes, { clickAt: undefined, contentAt: undefined, settledAt: undefined })
      })
    // With a stored account the button has no text about connecting.
    if (!options.stored) await waitFor('usableAt')
    const commits = (): Promise<readonly Commit[]> => page.evaluate(() => window.reactCommits ?? [])
    return await take({ page, devtools, notes, commits, forget, waitFor })
  } finally {
    await context.close()
  }
}
