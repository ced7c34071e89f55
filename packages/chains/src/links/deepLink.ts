import { safeLink } from './safeLink.ts'

export type DeepLinkParameters = {
  /** What a wallet's record says: `rainbow:`, `rainbow://`, `rainbow` or `https://rnbwapp.com`. */
  readonly link: string
  /** The pairing URI, `wc:…`. */
  readonly uri: string
  /** The `https:` link beside an app's own scheme. */
  readonly universalLink?: string | undefined
  /** Telegram on Android decodes the link once more than anybody else. @default false */
  readonly isTelegramAndroid?: boolean | undefined
}

export type DeepLink = {
  /** The wallet's own link, which later requests are sent to. */
  readonly href: string
  /** Opens the wallet with the pairing. */
  readonly url: string
  /** The same through the universal link, where there is one. */
  readonly universalUrl?: string | undefined
}

/**
 * The links that hand a pairing over to a wallet; `undefined` when its link is not one that may be opened.
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

/** A wallet's link in the form that paths are added to: with a scheme, and a slash at its end. */
function appLink(link: string): string | undefined {
  const withScheme = link.includes('://') ? link : `${link.replace(/[/:]/g, '')}://`
  return safeLink(withScheme.endsWith('/') ? withScheme : `${withScheme}/`)
}

const withUri = (base: string, uri: string): string => `${base}wc?uri=${encodeURIComponent(uri)}`
