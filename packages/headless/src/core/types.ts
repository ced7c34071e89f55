import type {
  CaipNetworkId,
  AccountType,
  AppMetadata,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  CoinbasePreference,
  Connector,
  CreateConnector,
  DefineNetworkParameters,
  ConnectionSource,
  Storage,
} from '@foyer/chains'
import type { QueryClient } from '@tanstack/react-query'
import type { ThemeOptions } from './appearance.ts'
import type { DirectoryWallet } from './contracts/directory.ts'
import type { NamesProvider } from './contracts/names.ts'
import type { Nft, NftsParameters } from './contracts/nfts.ts'
import type { OnrampProvider } from './contracts/onramp.ts'
import type { DefaultPolicies, Policy } from './contracts/policies.ts'
import type { CreateSiwx, SiweConfig, Siwx } from './contracts/siwx.ts'
import type { SwapOptions, SwapProvider } from './contracts/swap.ts'
import type { FeatureOptions } from './features.ts'
import type { INTERNALS, Internals } from './internals.ts'

/** Backends of the host. If one is absent, the hosted one of the project is used; without both its features are off. */
export type Endpoints = {
  readonly blockchain?: string | undefined
  readonly kit?: string | undefined
  readonly analytics?: string | undefined
  /** Origin of the secure site: `/sdk` is the frame of the embedded wallet, `/loading` its popup. */
  readonly secureSite?: string | undefined
  /** A `ws:` or `wss:` URL. */
  readonly relay?: string | undefined
  readonly sdk?: { readonly type?: string | undefined; readonly version?: string | undefined } | undefined
}

export type Logger = {
  /** @default 'error' */
  readonly level?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined
  /** @default 1_024_000 */
  readonly maxLogSizeInBytes?: number | undefined
}

/** Menu with the native balance, or dashboard with the total value; `auto` depends on the wallet. */
export type AccountLayout = 'auto' | 'menu' | 'dashboard'

/** Network of an app: from `@foyer/chains/networks` or `defineNetwork`, or a chain object of viem. */
export type NetworkInput =
  | CaipNetwork
  | (DefineNetworkParameters<number, 'eip155'> & { readonly caipNetworkId?: undefined })

/** Type of the network for an input: a chain object of viem gets the namespace `eip155`. */
export type NetworkOf<input extends NetworkInput> = input extends CaipNetwork
  ? input
  : CaipNetwork<`eip155:${input['id']}`>

export type NetworksOf<inputs extends readonly NetworkInput[]> = {
  readonly [index in keyof inputs]: NetworkOf<inputs[index]>
}

export type ConfigOptions<
  networks extends readonly [NetworkInput, ...NetworkInput[]] = readonly [CaipNetwork, ...CaipNetwork[]],
  adapters extends readonly ChainAdapter[] = readonly ChainAdapter[],
> = {
  /** Chain objects of viem are accepted. The first one is the default network. */
  readonly networks: networks
  /** One adapter per namespace. Without adapters: WalletConnect only. */
  readonly adapters?: adapters | undefined
  /** Connectors besides those that adapters discover: WalletConnect, the embedded wallet, a test connector. */
  readonly connectors?: readonly (Connector | CreateConnector)[] | undefined
  readonly projectId?: string | undefined
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly endpoints?: Endpoints | undefined
  /** Features of the app. The project's remote configuration may override some of them, see `useFeatures`. */
  readonly features?: FeatureOptions | undefined
  /** IANA time zones without onramp, swap and social login. @default China, Hong Kong and Macau */
  readonly restrictedTimeZones?: readonly string[] | undefined
  /** Sends errors to the project's analytics. Nothing is sent if `features.analytics` is off. @default true */
  readonly enableErrorReports?: boolean | undefined
  /** @default the browser's `localStorage` */
  readonly storage?: Storage | undefined
  /** Caches data of chains and of the backend. @default a client created by `getQueryClient` */
  readonly queryClient?: QueryClient | undefined
  /** @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly logger?: Logger | undefined
  /** Prefix of storage, query keys and locks, so that several configs stay separate. @default 'default' */
  readonly id?: string | undefined
  /** Active network if none is stored. @default the first one */
  readonly defaultNetwork?: NetworkOf<networks[number]>['caipNetworkId'] | undefined
  readonly defaultAccountTypes?: Partial<Record<ChainNamespace, AccountType>> | undefined
  /** RPC URLs by network, tried before all others. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Restores the visitor's connections on page load. @default true */
  readonly enableReconnect?: boolean | undefined
  /** @default true */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Uses the Coinbase connector, if given. @default true */
  readonly enableCoinbase?: boolean | undefined
  /** Uses the Base Account connector, if given. @default true */
  readonly enableBaseAccount?: boolean | undefined
  /** Offered Coinbase wallets. @default 'all' */
  readonly coinbasePreference?: CoinbasePreference | undefined
  /** Lists wallets in the connect view. @default true */
  readonly enableWallets?: boolean | undefined
  /** Theme of the modal and the buttons, also in the HTML of a server. @default the props of the modal */
  readonly theme?: ThemeOptions | undefined
  /** Language of the modal and the buttons, BCP 47. @default the first supported language of the browser */
  readonly locale?: string | undefined
  /** Texts of the app, by message key, also in the HTML of a server. */
  readonly messages?: RegisteredMessages | undefined
  /** Layout of the account. @default 'auto': dashboard for the embedded wallet, menu for others */
  readonly accountLayout?: AccountLayout | undefined
  /** Does not prompt for a switch when the wallet is on an unconfigured network. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /** The host shows the pairing URI, in place of the modal. @default false */
  readonly manualWalletConnectControl?: boolean | undefined
  /** Opens wallets by universal link if they have one. @default false */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /**
   * Alerts for the developer in the modal and the console. Errors reach `onError` in any case.
   *
   * @default true in a development build and on localhost
   */
  readonly debug?: boolean | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly excludeWallets?:
    | readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    | undefined
  /** Ids of directory wallets to list first, in this order. @default [] */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Ids of the only directory wallets to list; with `features.walletRanks` also of installed ones. @default [], all */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Ids of wallets not to list; an installed wallet is recognized by its directory entry. @default [] */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets besides those of the directory. @default [] */
  readonly customWallets?: readonly DirectoryWallet[] | undefined
  /** Whether visitors can search the whole directory. @default 'SHOW' */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Guide for visitors without a wallet. @default 'https://ethereum.org/wallets/find-wallet/' */
  readonly walletGuideUrl?: string | undefined
  /** Name service of the host. @default the blockchain backend */
  readonly names?: NamesProvider | undefined
  /** Onramp of the host, in place of the blockchain backend. */
  readonly onramp?: OnrampProvider | undefined
  /** Swap provider. @default the blockchain backend, with an optional fee */
  readonly swap?: SwapProvider | SwapOptions | undefined
  /** Sign-in with the wallet. Cannot be set together with `siweConfig`. */
  readonly siwx?: Siwx | CreateSiwx | undefined
  /** Sign-In with Ethereum, with the options of other kits. */
  readonly siweConfig?: SiweConfig | undefined
  /**
   * Functions that check every request before it is sent to a wallet: they allow it, warn the visitor, or refuse it.
   * @default only the built-in policies
   */
  readonly policies?: readonly Policy[] | undefined
  /** Settings of the built-in policies. @default every policy warns */
  readonly defaultPolicies?: DefaultPolicies | undefined
  /** Source of an account's NFTs. @default the wallet, if it lists them */
  readonly nfts?: NftSource | undefined
  /** Receives errors of background work. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** Options, state, caches and connections of one app. Two configs share nothing. Has no effects until `mount()`. */
export type Config<networks extends readonly CaipNetwork[] = readonly CaipNetwork[]> = ConnectionSource & {
  readonly id: string
  /** Networks given to `createConfig`; `getNetworks` returns the current ones. */
  readonly networks: networks
  /** Starts discovery and the restore of connections. Returns the unmount function; mounts are counted. */
  readonly mount: () => () => void
  /** Removes every listener, socket, timer and iframe. */
  readonly destroy: () => void
  /** @internal */
  readonly [INTERNALS]: Internals
}

/**
 * Declares an app's one config, so that hooks are typed with its networks.
 *
 * @example
 * ```ts
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare module '@foyer/headless' {
 *   interface Register { config: typeof config }
 * }
 * ```
 */
export interface Register {}

/** Texts of the host, by the keys of the UI kit that declares them. */
export type RegisteredMessages = Register extends { messages: infer messages extends object }
  ? messages
  : Readonly<Record<string, string>>

export type RegisteredConfig = Register extends { config: infer config extends Config } ? config : Config

/** Network ids of a config. */
export type CaipNetworkIdOf<config extends Config> = config['networks'][number]['caipNetworkId']

/** A given namespace, else the namespaces of the networks of a config. */
export type NamespaceIn<
  namespace extends ChainNamespace | undefined,
  config extends Config,
> = namespace extends ChainNamespace ? namespace : config['networks'][number]['chainNamespace']

/** Parameters whose `caipNetworkId` must be a network id of the config. */
export type ForConfig<parameters, config extends Config> = {
  [key in keyof parameters]: key extends 'caipNetworkId'
    ? CaipNetworkIdOf<config> | Extract<parameters[key], undefined>
    : parameters[key]
}

/** Config of a hook outside of a provider. */
export type ConfigParameter<config extends Config = Config> = { readonly config?: config | undefined }

/** Source of NFTs of the host. NFTs marked as spam are hidden. */
export type NftSource = (
  config: Config,
  parameters: NftsParameters,
) => Promise<{
  readonly items: readonly (Nft & { readonly isSpam?: boolean | undefined })[]
  readonly next?: string | undefined
}>
