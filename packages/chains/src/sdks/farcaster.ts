import type { WalletDiscovery } from '../adapter.ts'
import { load } from '../load.ts'
import { openMiniApp } from './openMiniApp.ts'

export type FarcasterOptions = {
  /** Fetches the SDK. @default `import('@farcaster/miniapp-sdk')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

/**
 * The Ethereum wallet of a Farcaster client, for `hosts` of `eip155()`: a mini app is connected to it without a click.
 * Uses `@farcaster/miniapp-sdk`, an optional peer. Loads nothing on pages outside of frames and web views.
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
export const farcaster = (options: FarcasterOptions = {}): WalletDiscovery =>
  openMiniApp(options, async (parameters) =>
    (await load(() => import('./findFarcaster.ts'))).findFarcaster(parameters),
  )

/**
 * The Solana wallet of a Farcaster client, for `hosts` of `solana()`: a mini app is connected to it without a click, on
 * mainnet. Uses `@farcaster/miniapp-sdk` like `farcaster()`. Not needed by an app that imports
 * `@farcaster/mini-app-solana`, which registers the same wallet by the Wallet Standard.
 *
 * @example
 * ```ts
 * import { farcasterSolana } from '@foyer/chains/farcaster'
 * import { solana as network } from '@foyer/chains/networks'
 * import { solana } from '@foyer/chains/solana'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [network], adapters: [solana({ hosts: [farcasterSolana()] })] })
 * ```
 */
export const farcasterSolana = (options: FarcasterOptions = {}): WalletDiscovery =>
  openMiniApp(options, async (parameters) =>
    (await load(() => import('./findFarcasterSolana.ts'))).findFarcasterSolana(parameters),
  )
