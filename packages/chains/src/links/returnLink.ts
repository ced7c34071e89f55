import { safeLink } from './safeLink.ts'

/**
 * Link that opens a paired wallet with a pending request. `href` is from `deepLink`. Universal links are matched by
 * path, so they get the path `wc`.
 *
 * @example
 * ```ts
 * import { returnLink } from '@foyer/chains'
 * returnLink('rainbow://') // 'rainbow://'
 * returnLink('https://rnbwapp.com/') // 'https://rnbwapp.com/wc'
 * ```
 */
export function returnLink(href: string): string | undefined {
  const link = safeLink(href)
  if (!link?.startsWith('https:') || isTelegramLink(link)) return link
  return `${link.replace(/\/$/, '')}/wc`
}

/** Wallets inside Telegram are opened by the link of their bot, which takes no path. */
const isTelegramLink = (link: string): boolean => new URL(link).hostname === 't.me'
