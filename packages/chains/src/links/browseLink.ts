import type { ChainNamespace } from '../types.ts'
import { walletBrowsers } from './walletBrowsers.ts'

export type BrowseLinkParameters = {
  /** Id of the wallet in the directory. */
  readonly walletId: string
  /** Namespace to connect. */
  readonly namespace: ChainNamespace
  readonly isMobile: boolean
  readonly isAndroid: boolean
  /** URL of the page. */
  readonly pageUrl: string
  /** Whether `window` has a property of this name; then the page already runs inside the wallet. */
  readonly isInPage: (name: string) => boolean
  /** CAIP-2 reference of the current network. @default '1' */
  readonly chainId?: string | undefined
}

/**
 * Deep link that opens this page in the browser of a wallet that does not pair for the namespace; `undefined` for other
 * wallets, inside the wallet, and on desktops.
 *
 * @example
 * ```ts
 * import { browseLink } from '@foyer/chains'
 * declare const walletId: string
 * const link = browseLink({
 *   walletId,
 *   namespace: 'solana',
 *   isMobile: true,
 *   isAndroid: false,
 *   pageUrl: 'https://app.example/swap',
 *   isInPage: (name) => name in globalThis,
 * })
 * ```
 */
export function browseLink(parameters: BrowseLinkParameters): string | undefined {
  const { walletId, namespace, isMobile, isAndroid, pageUrl, isInPage, chainId = '1' } = parameters
  const browser = walletBrowsers[walletId]?.[namespace]
  if (!browser || !isMobile || isInPage(browser.inPage)) return undefined
  const { origin } = new URL(pageUrl)
  return browser.link({
    url: encodeURIComponent(pageUrl),
    origin: encodeURIComponent(origin),
    isAndroid,
    chainId,
  })
}
