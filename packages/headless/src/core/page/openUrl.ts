import type { LinkTarget } from '@foyer/chains'

/** Functions that Telegram adds to the page of a mini app. */
type MiniApp = {
  readonly platform?: unknown
  readonly openLink?: (url: string) => void
  readonly openTelegramLink?: (url: string) => void
}

/** Telegram's script runs outside of Telegram as well, on the platform `unknown`. */
function findMiniApp(): MiniApp | undefined {
  const { Telegram } = window as { Telegram?: { readonly WebApp?: MiniApp } }
  const { platform = 'unknown' } = Telegram?.WebApp ?? {}
  return platform === 'unknown' ? undefined : Telegram?.WebApp
}

/** Whether the page is a mini app of Telegram, which opens web links only. */
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
