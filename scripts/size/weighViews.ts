import { createSandbox, type SandboxUrls } from '@foyer/sandbox'
import type { Browser, BrowserContextOptions } from 'playwright'
import { drawLess } from '../lib/drawLess.ts'
import { eachOf } from '../lib/eachOf.ts'
import { serve } from '../lib/serve.ts'
import type { BuiltApp } from './buildApp.ts'
import { openPage } from './openPage.ts'
import { ADDRESS, sampleWallet } from './sampleWallet.ts'
import type { HostWindow } from './viewHost.ts'
import {
  type Interaction,
  connectByEmail,
  connectByWallet,
  openByName,
  openFirst,
  type View,
  type ViewName,
  views,
} from './views.ts'

export type WeighedView = {
  /** Scripts beyond those of the page, of its first opening, and of restoring the account. */
  readonly files: readonly string[]
  readonly problems: readonly string[]
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>
type Account = NonNullable<View['account']>

/** Pages at once, since a page mostly waits. */
const PAGES_AT_ONCE = 4

export type WeighedViews = {
  readonly views: ReadonlyMap<ViewName, WeighedView>
  /** Scripts of the first opening, which no view counts. */
  readonly firstOpening: readonly string[]
}

/** Opens every view on its own page, and records the scripts that the browser fetches for it. */
export async function weighViews(browser: Browser, app: BuiltApp): Promise<WeighedViews> {
  const [server, world] = await Promise.all([serve(app.folder), createSandbox({ solana: false })])
  const loadPage = createPageLoader(browser, server.url, world.urls)
  try {
    const first = await loadPage(async (page) => {
      await openFirst(page)
      // Analytics start after the opening, and would be counted with the next view.
      await page.waitForRequest(/getAnalyticsConfig/)
    })
    const accounts: Readonly<Record<Account, StorageState | undefined>> = {
      none: undefined,
      wallet: (await loadPage(connectByWallet)).stored,
      email: (await loadPage(connectByEmail)).stored,
    }
    const known = new Map<Account, ReadonlySet<string>>()
    let firstOpening: readonly string[] = []
    for (const account of Object.keys(accounts) as Account[]) {
      // oxlint-disable-next-line no-await-in-loop -- three pages
      const { files } = await loadPage(async () => {}, { stored: accounts[account] })
      known.set(account, new Set([...first.files, ...files]))
      if (account === 'none') firstOpening = first.files.filter((file) => !files.includes(file))
    }
    const weighed = new Map<ViewName, WeighedView>()
    await eachOf(
      Object.entries(views) as [ViewName, View][],
      async ([view, { account = 'wallet', data, query, open }]) => {
        const interact: Interaction = open ?? ((page) => openByName(page, view, data))
        const { files, shown, problems } = await loadPage(interact, { query, stored: accounts[account] })
        weighed.set(view, {
          files: files.filter((file) => !known.get(account)?.has(file)),
          problems: shown.includes(view) ? problems : [...problems, `shows ${shown.join(', ') || 'nothing'}`],
        })
      },
      PAGES_AT_ONCE,
    )
    return { views: weighed, firstOpening }
  } finally {
    await Promise.all([server.stop(), world.stop()])
  }
}

type PageLoad = {
  readonly files: readonly string[]
  /** The views that the modal showed. */
  readonly shown: readonly string[]
  /** Storage left by this page load. */
  readonly stored: StorageState
  readonly problems: readonly string[]
}

type PageLoadOptions = { readonly query?: string | undefined; readonly stored?: StorageState | undefined }

/** Page loads without a cache: loads the page, runs an action, and waits until all requests are done. */
const createPageLoader =
  (browser: Browser, url: string, urls: SandboxUrls) =>
  async (interact: Interaction, { query = '', stored }: PageLoadOptions = {}): Promise<PageLoad> => {
    const { page, take, settle, close } = await openPage(browser, url, stored)
    const problems: string[] = []
    try {
      await page.addInitScript({ content: 'globalThis.__name = (target) => target' })
      // Motion does not change the scripts of a view, and drawing it took a third of the work.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(drawLess)
      await page.addInitScript(watchViews, urls)
      await page.addInitScript(sampleWallet, { address: ADDRESS, node: urls.evm[1] })
      await page.goto(url + query)
      await page.waitForFunction((isConnected) => {
        const { host } = window as unknown as HostWindow
        return host !== undefined && (host.address !== undefined) === isConnected
      }, stored !== undefined)
      await settle()
      await interact(page, settle).catch((error: unknown) => problems.push(String((error as Error).message)))
      await settle()
      const shown = await page.evaluate(() => [...(window as unknown as HostWindow).shownViews])
      const files = take()
      if (files.length === 0) problems.push('no request was seen')
      return { files, shown, stored: await page.context().storageState(), problems }
    } finally {
      await close()
    }
  }

/** Sets the URLs of the world for the host, and records the views of its modal. Runs in the page. */
function watchViews(urls: SandboxUrls): void {
  const shownViews = new Set<string>()
  Object.assign(window, { world: { urls }, shownViews })
  new MutationObserver(() => {
    const view = document.querySelector('[data-foyer-modal]')?.getAttribute('data-view')
    if (view) shownViews.add(view)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-view'] })
}
