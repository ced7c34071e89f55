import type { LinkTarget } from '@foyer/chains'

/** Opens a link from a mini app of Telegram. */
type OpenLink = (url: string) => void

/** Functions that Telegram's script adds to the page of a mini app. */
type MiniApp = {
  readonly platform?: unknown
  readonly openLink?: OpenLink
  readonly openTelegramLink?: OpenLink
}

type TelegramWindow = {
  readonly Telegram?: { readonly WebApp?: MiniApp }
  /** Added by Telegram's apps, also without Telegram's script. */
  readonly TelegramWebviewProxy?: { readonly postEvent?: (event: string, data: string) => void }
}

function findMiniApp(): MiniApp | undefined {
  const { Telegram, TelegramWebviewProxy } = window as TelegramWindow
  // Outside of Telegram its script reports the platform `unknown`.
  const { platform = 'unknown' } = Telegram?.WebApp ?? {}
  if (platform !== 'unknown') return Telegram?.WebApp
  if (!TelegramWebviewProxy?.postEvent) return undefined
  const post = (event: string, data: object): void =>
    TelegramWebviewProxy.postEvent?.(event, JSON.stringify(data))
  return {
    openLink: (url) => post('web_app_open_link', { url }),
    openTelegramLink(url) {
      const { pathname, search } = new URL(url)
      post('web_app_open_tg_link', { path_full: pathname + search })
    },
  }
}

/** Whether the page is a mini app of Telegram, which can open `https:` links only. */
export const isMiniApp = (): boolean => findMiniApp() !== undefined

/** Opens a link like a click, without referrer or opener. Throws if the browser rejects the link. */
export function openUrl(url: string, target: LinkTarget): void {
  // The web view of a mini app ignores new windows.
  const app = target === '_blank' && url.startsWith('https:') ? findMiniApp() : undefined
  const isChat = app !== undefined && new URL(url).hostname === 't.me'
  if (isChat && app.openTelegramLink) app.openTelegramLink(url)
  else if (app?.openLink) app.openLink(url)
  else window.open(url, target, 'noreferrer noopener')
}
