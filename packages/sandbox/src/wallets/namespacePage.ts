import { SandboxError } from '../base/errors.ts'
import type { WalletPage } from './eip6963.ts'
import { openWalletStorage, type WalletStorage } from './memory.ts'

/** Options of a wallet on a page. */
export type NamespacePageOptions = {
  /** Delay before it appears, in ms. @default 0 */
  readonly announceDelayMs?: number | undefined
  /** Survives a reload: `true` uses the page's localStorage. @default false */
  readonly storage?: boolean | WalletStorage | undefined
  /** Exposes it to tests as `window.sandboxWallets[id]`; a string is the key to use. @default false */
  readonly expose?: boolean | string | undefined
  /** @default window */
  readonly page?: WalletPage | undefined
}

type Exposing = WalletPage & { sandboxWallets?: Record<string, unknown> }

export type NamespacePage = {
  readonly page: WalletPage
  readonly storage: WalletStorage | undefined
  /** Adds the wallet to the page after its delay, and exposes it to tests. Returns a function that removes it. */
  readonly enter: (id: string, handle: object, addToPage: () => () => void) => () => void
}

export function openNamespacePage(options: NamespacePageOptions): NamespacePage {
  const page: Exposing | undefined = options.page ?? (globalThis as { window?: WalletPage }).window
  if (!page)
    throw new SandboxError('NO_WINDOW', 'A wallet needs a page: call this in a browser, or give `page`')
  return {
    page,
    storage: openWalletStorage(options.storage, page),
    enter(id, handle, addToPage) {
      let leave: (() => void) | undefined
      const timer = options.announceDelayMs
        ? setTimeout(() => void (leave = addToPage()), options.announceDelayMs)
        : undefined
      if (timer === undefined) leave = addToPage()
      const key = options.expose === true ? id : options.expose
      if (key) (page.sandboxWallets ??= {})[key] = handle
      return () => {
        clearTimeout(timer)
        leave?.()
        if (key && page.sandboxWallets?.[key] === handle) delete page.sandboxWallets[key]
      }
    },
  }
}
