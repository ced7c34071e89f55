import { safeLink } from './safeLink.ts'

/**
 * Link that opens a paired wallet, where a request waits. `href` is from `deepLink`. Universal links are matched by
 * path, so they keep it.
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

/** A wallet inside Telegram is opened by the link of its bot, which takes no path. */
const isTelegramLink = (link: string): boolean => new URL(link).hostname === 't.me'
