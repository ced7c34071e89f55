import type { ChainNamespace } from '../types.ts'
import { walletBrowsers } from './walletBrowsers.ts'

export type BrowseLinkParameters = {
  /** The wallet's id in the directory. */
  readonly walletId: string
  /** The family that is wanted. */
  readonly namespace: ChainNamespace
  readonly isMobile: boolean
  readonly isAndroid: boolean
  /** Where the visitor is. */
  readonly pageUrl: string
  /** Whether something of that name is in `window`: the wallet is here already. */
  readonly isInPage: (name: string) => boolean
  /** The network in use, by its CAIP-2 reference. @default '1' */
  readonly chainId?: string | undefined
}

/**
 * The link that opens this page inside a wallet which does not pair for that family; `undefined` when the wallet is
 * none of those, is here already, or this is no phone.
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
