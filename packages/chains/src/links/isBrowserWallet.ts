import type { ChainNamespace } from '../types.ts'
import { walletBrowsers } from './walletBrowsers.ts'

/**
 * Whether a wallet of the directory opens pages in its own browser for that namespace.
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
