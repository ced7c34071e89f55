import type { CreateConnector } from '../connector.ts'
import type { CaipNetworkId, Hex } from '../types.ts'
import { createSdkConnector } from './createSdkConnector.ts'
import { toSdkOptions } from './toSdkOptions.ts'

/** Sub accounts of the app, as options of the SDK. */
export type BaseSubAccountOptions = {
  /** When a sub account is created. @default 'manual' */
  readonly creation?: 'on-connect' | 'manual' | undefined
  /** Account that is listed first. @default 'universal' */
  readonly defaultAccount?: 'sub' | 'universal' | undefined
  /** Source of a sub account's funds. @default 'spend-permissions' */
  readonly funding?: 'spend-permissions' | 'manual' | undefined
  /** viem account that signs for the sub account. @default a key that the SDK creates and stores in the browser */
  readonly toOwnerAccount?: (() => Promise<{ readonly account: object | null }>) | undefined
}

export type BaseAccountOptions = {
  /** @default no sub accounts */
  readonly subAccounts?: BaseSubAccountOptions | undefined
  /** Paymaster services by network, which pay the fees of sub accounts. @default none */
  readonly paymasterUrls?: Partial<Record<CaipNetworkId<'eip155'>, string>> | undefined
  readonly preference?:
    | {
        /** Suffix of calldata that attributes transactions to the app (ERC-8021). @default none */
        readonly attribution?: { readonly auto: boolean } | { readonly dataSuffix: Hex } | undefined
        /** URL of the wallet's window. @default the SDK's */
        readonly walletUrl?: string | undefined
      }
    | undefined
  /** Lets the SDK send usage data to Coinbase: it adds an inline script and stores a device id. @default false */
  readonly telemetry?: boolean | undefined
  /** Fetches the SDK. @default `import('@base-org/account')` */
  readonly loadSdk?: (() => Promise<unknown>) | undefined
}

/**
 * A connector for Base Account, through its own SDK: `@base-org/account` 2, an optional peer. The SDK loads when a
 * visitor opens the list of wallets, or when a stored connection is restored. With a sign-in (SIWX), one window
 * connects and signs (ERC-7846).
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
  const { telemetry = false, preference, subAccounts, paymasterUrls } = options
  // @ts-expect-error -- an optional peer, which is not installed here
  const { loadSdk = (): Promise<unknown> => import('@base-org/account') } = options
  return (context) =>
    createSdkConnector({
      id: 'baseAccount',
      name: 'Base Account',
      packageName: '@base-org/account',
      loadSdk,
      factory: 'createBaseAccountSDK',
      canSignIn: true,
      options: {
        ...toSdkOptions(context),
        preference: { ...preference, telemetry },
        ...(subAccounts && { subAccounts }),
        ...(paymasterUrls && { paymasterUrls: byChainId(paymasterUrls) }),
      },
    })
}

/** Keyed by decimal chain id for the SDK. */
const byChainId = (urls: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(urls).flatMap(([caipNetworkId, url]) =>
      url === undefined ? [] : [[caipNetworkId.slice('eip155:'.length), url]],
    ),
  )
