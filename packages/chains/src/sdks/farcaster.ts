import type { WalletDiscovery } from '../adapter.ts'
import { load } from '../load.ts'

export type FarcasterOptions = {
  /** Fetches the SDK. @default `import('@farcaster/miniapp-sdk')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

type MiniAppPage = Pick<Window, 'parent'> & { readonly ReactNativeWebView?: unknown }

/**
 * The Ethereum wallet of a Farcaster client, for `hosts` of `eip155()`: a mini app is connected to it without a click.
 * Uses `@farcaster/miniapp-sdk`, an optional peer. Loads nothing on a page that is neither framed nor in a web view.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { farcaster } from '@foyer/chains/farcaster'
 * import { base } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [base], adapters: [eip155({ hosts: [farcaster()] })] })
 * ```
 */
export function farcaster(options: FarcasterOptions = {}): WalletDiscovery {
  // @ts-expect-error -- an optional peer, which is not installed here
  const { loadSdk = (): Promise<unknown> => import('@farcaster/miniapp-sdk') } = options
  return (target, context) => {
    const page = target as unknown as MiniAppPage
    const leaving = new AbortController()
    const isFramed = page.parent !== undefined && page.parent !== (page as unknown)
    if (isFramed || page.ReactNativeWebView !== undefined)
      load(() => import('./findFarcaster.ts'))
        .then(({ findFarcaster }) => findFarcaster({ loadSdk, context, signal: leaving.signal }))
        // Without the SDK there is no such wallet; others are listed.
        .catch(() => undefined)
    return () => leaving.abort()
  }
}
