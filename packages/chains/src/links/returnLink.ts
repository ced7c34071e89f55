import { safeLink } from './safeLink.ts'

/**
 * Brings a wallet that is paired already to the front, where a request waits for its owner. `href` is what `deepLink`
 * gave when the pairing was handed over. Universal links are matched by their path, so they keep theirs.
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

/** A wallet that lives in Telegram is opened by the link of its bot, which takes no path. */
const isTelegramLink = (link: string): boolean => new URL(link).hostname === 't.me'
