import { safeLink } from './safeLink.ts'

export type DeepLinkParameters = {
  /** Link in the wallet's directory entry: `rainbow:`, `rainbow://`, `rainbow` or `https://rnbwapp.com`. */
  readonly link: string
  /** The pairing URI, `wc:…`. */
  readonly uri: string
  /** Universal link (`https:`) of the wallet. */
  readonly universalLink?: string | undefined
  /** Telegram on Android decodes a link twice. @default false */
  readonly isTelegramAndroid?: boolean | undefined
}

export type DeepLink = {
  /** Link of the wallet itself, for later requests. */
  readonly href: string
  /** Deep link with the pairing URI. */
  readonly url: string
  /** Universal link with the pairing URI, if the wallet has one. */
  readonly universalUrl?: string | undefined
}

/**
 * Links that open a wallet with a pairing URI; `undefined` if the wallet's link is not allowed.
 *
 * @example
 * ```ts
 * import { deepLink } from '@foyer/chains'
 * const link = deepLink({ link: 'rainbow:', uri: 'wc:1f9f…@2?relay-protocol=irn' })
 * link?.url // 'rainbow://wc?uri=wc%3A1f9f…'
 * ```
 */
export function deepLink({
  link,
  uri,
  universalLink,
  isTelegramAndroid = false,
}: DeepLinkParameters): DeepLink | undefined {
  const href = appLink(link)
  if (href === undefined) return undefined
  if (href.startsWith('https:')) return { href, url: withUri(href, uri) }
  const universal = universalLink === undefined ? undefined : appLink(universalLink)
  return {
    href,
    url: withUri(href, isTelegramAndroid ? encodeURIComponent(uri) : uri),
    universalUrl: universal?.startsWith('https:') ? withUri(universal, uri) : undefined,
  }
}

/** The wallet's link as a base for paths: with a scheme and a trailing slash. */
function appLink(link: string): string | undefined {
  const withScheme = link.includes('://') ? link : `${link.replace(/[/:]/g, '')}://`
  return safeLink(withScheme.endsWith('/') ? withScheme : `${withScheme}/`)
}

const withUri = (base: string, uri: string): string => `${base}wc?uri=${encodeURIComponent(uri)}`
