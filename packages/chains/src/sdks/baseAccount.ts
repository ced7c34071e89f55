import type { CreateConnector } from '../connector.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { toSdkOptions } from './toSdkOptions.ts'

export type BaseAccountOptions = {
  /** Lets the SDK send usage data to Coinbase: it adds an inline script and stores a device id. @default false */
  readonly telemetry?: boolean | undefined
  /** Fetches the SDK. @default `import('@base-org/account')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

/**
 * A connector for Base Account, through its own SDK: `@base-org/account` 2, an optional peer. Nothing of it is loaded
 * before a visitor looks at wallets, or a stored connection is restored.
 *
 * @example
 * ```ts
 * import { baseAccount } from '@foyer/chains/base-account'
 * import { eip155 } from '@foyer/chains/eip155'
 * import { base } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [base], adapters: [eip155()], connectors: [baseAccount()] })
 * ```
 */
export function baseAccount(options: BaseAccountOptions = {}): CreateConnector {
  // @ts-expect-error -- an optional peer, which is not installed here
  const { telemetry = false, loadSdk = (): Promise<unknown> => import('@base-org/account') } = options
  return (context) =>
    createSdkConnector({
      id: 'baseAccount',
      name: 'Base Account',
      packageName: '@base-org/account',
      loadSdk,
      factory: 'createBaseAccountSDK',
      options: { ...toSdkOptions(context), preference: { telemetry } },
    })
}
