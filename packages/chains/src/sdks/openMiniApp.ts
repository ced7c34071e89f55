import type { WalletDiscovery } from '../adapter.ts'
import type { FarcasterOptions } from './farcaster.ts'
import type { FindFarcasterParameters } from './findFarcaster.ts'

type MiniAppPage = Pick<Window, 'parent'> & { readonly ReactNativeWebView?: unknown }

/** Searches a wallet of a Farcaster client on pages in a frame or web view. Loads nothing on other pages. */
export function openMiniApp(
  options: FarcasterOptions,
  find: (parameters: FindFarcasterParameters) => Promise<void>,
): WalletDiscovery {
  // @ts-expect-error -- an optional peer, which is not installed here
  const { loadSdk = (): Promise<unknown> => import('@farcaster/miniapp-sdk') } = options
  return (target, context) => {
    const page = target as unknown as MiniAppPage
    const leaving = new AbortController()
    const isFramed = page.parent !== undefined && page.parent !== (page as unknown)
    if (isFramed || page.ReactNativeWebView !== undefined)
      find({ loadSdk, context, signal: leaving.signal })
        // Without the SDK the wallet is not listed; other wallets are.
        .catch(() => undefined)
    return () => leaving.abort()
  }
}
