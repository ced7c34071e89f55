import type { WalletDiscovery } from '../adapter.ts'
import type { FarcasterOptions } from './farcaster.ts'
import type { FindFarcasterParameters } from './findFarcaster.ts'

type MiniAppPage = Pick<Window, 'parent'> & { readonly ReactNativeWebView?: unknown }

/** Looks for a wallet of a Farcaster client on a page that is framed or in a web view; elsewhere it loads nothing. */
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
        // Without the SDK there is no such wallet; others are listed.
        .catch(() => undefined)
    return () => leaving.abort()
  }
}
