import type { ChainNamespace } from '../types.ts'
import { walletBrowsers } from './walletBrowsers.ts'

/**
 * Whether a listed wallet opens the page in its own browser for a namespace, instead of pairing.
 *
 * @example
 * ```ts
 * import { isBrowserWallet } from '@foyer/chains'
 * declare const walletId: string
 * isBrowserWallet(walletId, 'solana')
 * ```
 */
export const isBrowserWallet = (walletId: string, namespace: ChainNamespace): boolean =>
  walletBrowsers[walletId]?.[namespace] !== undefined
