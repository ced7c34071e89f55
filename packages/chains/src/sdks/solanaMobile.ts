import type { WalletDiscovery } from '../adapter.ts'
import { load } from '../load.ts'

export type SolanaMobileOptions = {
  /** Fetches the package. @default `import('@solana-mobile/wallet-standard-mobile')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

/**
 * Wallet apps of Android phones (Mobile Wallet Adapter), for `mobile` of `solana()`. Uses
 * `@solana-mobile/wallet-standard-mobile`, an optional peer, which registers one wallet for all of them by the Wallet
 * Standard. Loads nothing on other devices.
 *
 * @example
 * ```ts
 * import { solana as network } from '@foyer/chains/networks'
 * import { solana } from '@foyer/chains/solana'
 * import { solanaMobile } from '@foyer/chains/solana-mobile'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [network], adapters: [solana({ mobile: solanaMobile() })] })
 * ```
 */
export function solanaMobile(options: SolanaMobileOptions = {}): WalletDiscovery {
  // @ts-expect-error -- an optional peer, which is not installed here
  const { loadSdk = (): Promise<unknown> => import('@solana-mobile/wallet-standard-mobile') } = options
  // Registered once: a Wallet Standard wallet stays registered for later discoveries.
  let registering: Promise<void> | undefined
  return (target, { metadata, networks }) => {
    const { navigator } = target as { readonly navigator?: { readonly userAgent?: string } }
    if (/android/i.test(navigator?.userAgent ?? ''))
      registering ??= load(() => import('./registerMobile.ts'))
        .then(({ registerMobile }) => registerMobile({ loadSdk, metadata, networks }))
        // Without the package the wallet is not listed; other wallets are.
        .catch(() => undefined)
    return () => undefined
  }
}
