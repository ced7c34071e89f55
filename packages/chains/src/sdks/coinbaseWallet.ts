import type { CoinbasePreference, CreateConnector } from '../connector.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { toSdkOptions } from './toSdkOptions.ts'

export type CoinbaseWalletOptions = {
  /** Coinbase wallets to offer. @default the config's `coinbasePreference`, else 'all' */
  readonly preference?: CoinbasePreference | undefined
  /** Lets the SDK send usage data to Coinbase: it adds an inline script and stores a device id. @default false */
  readonly telemetry?: boolean | undefined
  /** Fetches the SDK. @default `import('@coinbase/wallet-sdk')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

/**
 * A connector for Coinbase, through its own SDK: `@coinbase/wallet-sdk` 4, an optional peer. The SDK loads when a
 * visitor opens the list of wallets, or when a stored connection is restored.
 *
 * @example
 * ```ts
 * import { coinbaseWallet } from '@foyer/chains/coinbase'
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({
 *   networks: [mainnet],
 *   adapters: [eip155()],
 *   connectors: [coinbaseWallet({ preference: 'smartWalletOnly' })],
 * })
 * ```
 */
export function coinbaseWallet(options: CoinbaseWalletOptions = {}): CreateConnector {
  // @ts-expect-error -- an optional peer, which is not installed here
  const { telemetry = false, loadSdk = (): Promise<unknown> => import('@coinbase/wallet-sdk') } = options
  return (context) =>
    createSdkConnector({
      id: 'coinbaseWallet',
      name: 'Coinbase',
      packageName: '@coinbase/wallet-sdk',
      loadSdk,
      factory: 'createCoinbaseWalletSDK',
      options: {
        ...toSdkOptions(context),
        preference: { options: options.preference ?? context.coinbasePreference ?? 'all', telemetry },
      },
    })
}
