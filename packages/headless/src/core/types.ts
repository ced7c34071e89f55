import type { Nft, NftsParameters } from './contracts/nfts.ts'
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
  ConnectionSource,
  Storage,
} from '@foyer/chains'
import type { QueryClient } from '@tanstack/query-core'
import type { DirectoryWallet } from './contracts/directory.ts'
import type { NamesProvider } from './contracts/names.ts'
import type { OnrampProvider } from './contracts/onramp.ts'
import type { FeatureOptions } from './features.ts'
import type { CreateSiwx, SiweConfig, Siwx } from './contracts/siwx.ts'
import type { SwapOptions, SwapProvider } from './contracts/swap.ts'
import type { INTERNALS, Internals } from './internals.ts'

/** Every backend is a contract: each can be the host's own. Absent: the feature that needs it is off. */
export type Endpoints = {
  readonly blockchain?: string | undefined
  readonly kit?: string | undefined
  readonly analytics?: string | undefined
  /** An origin: `/sdk` is the frame of the embedded wallet, `/loading` its popup. */
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

/** A menu around the native balance, or a dashboard around what everything is worth; `auto` asks which wallet it is. */
export type AccountLayout = 'auto' | 'menu' | 'dashboard'

export type ConfigOptions<
  networks extends readonly [CaipNetwork, ...CaipNetwork[]] = readonly [CaipNetwork, ...CaipNetwork[]],
  adapters extends readonly ChainAdapter[] = readonly ChainAdapter[],
> = {
  /** The first one is the default. */
  readonly networks: networks
  /** One per family. None at all: WalletConnect only. */
  readonly adapters?: adapters | undefined
  /** Connectors that no adapter finds: WalletConnect, the embedded wallet, a test's own. */
  readonly connectors?: readonly (Connector | CreateConnector)[] | undefined
  readonly projectId?: string | undefined
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly endpoints?: Endpoints | undefined
  /** What the app offers. A project's own configuration may decide otherwise, see `useFeatures`. */
  readonly features?: FeatureOptions | undefined
  /** IANA time zones in which buying, swapping and social login are not offered. @default China, Hong Kong and Macau */
  readonly restrictedTimeZones?: readonly string[] | undefined
  /** Tells the project's statistics of failures, too. Nothing is told where `features.analytics` is off. @default true */
  readonly enableErrorReports?: boolean | undefined
  /** @default the browser's `localStorage`, guarded */
  readonly storage?: Storage | undefined
  /** @default one of its own */
  readonly queryClient?: QueryClient | undefined
  /** @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly logger?: Logger | undefined
  /** Names storage, query keys and locks, so that several configs never meet. @default 'default' */
  readonly id?: string | undefined
  /** Which network is active when none is stored. @default the first one */
  readonly defaultNetwork?: CaipNetworkId | undefined
  readonly defaultAccountTypes?: Partial<Record<ChainNamespace, AccountType>> | undefined
  /** RPC URLs to ask before any other, by network. */
  readonly customRpcUrls?: Partial<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Restores the visitor's connections on start. @default true */
  readonly enableReconnect?: boolean | undefined
  /** @default true */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Uses the connector of Coinbase, where it was given. @default true */
  readonly enableCoinbase?: boolean | undefined
  /** Uses the connector of Base Account, where it was given. @default true */
  readonly enableBaseAccount?: boolean | undefined
  /** Which of Coinbase's wallets are offered. @default 'all' */
  readonly coinbasePreference?: CoinbasePreference | undefined
  /** Lists wallets on the connect screen. @default true */
  readonly enableWallets?: boolean | undefined
  /** How the account is laid out. @default 'auto': a dashboard for the embedded wallet, a menu for others */
  readonly accountLayout?: AccountLayout | undefined
  /** Leaves a wallet on a network that the app does not know alone. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /** The host shows the pairing URI itself. @default false */
  readonly manualWalletConnectControl?: boolean | undefined
  /** Opens wallets by their universal link where they have one. @default false */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** Developer notices in the modal and the console. @default true */
  readonly debug?: boolean | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly excludeWallets?:
    | readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    | undefined
  /** Wallets of the directory that are shown before others, in this order, by id. @default [] */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** The only wallets that are shown, by id. @default [], all */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallets that are not shown, installed or not, by id. @default [] */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets that the directory does not have. @default [] */
  readonly customWallets?: readonly DirectoryWallet[] | undefined
  /** Whether visitors can search the whole directory. @default 'SHOW' */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Where somebody without a wallet can choose one. @default 'https://ethereum.org/wallets/find-wallet/' */
  readonly walletGuideUrl?: string | undefined
  /** A name service of the host's own. @default the blockchain backend's */
  readonly names?: NamesProvider | undefined
  /** How and where things are bought, where that is not the blockchain backend's to say. */
  readonly onramp?: OnrampProvider | undefined
  /** Who swaps tokens. @default the blockchain backend, which may be told of its fee */
  readonly swap?: SwapProvider | SwapOptions | undefined
  /** Signing in with the wallet. Cannot be set together with `siweConfig`. */
  readonly siwx?: Siwx | CreateSiwx | undefined
  /** Signing in with Ethereum, in the options that other kits use. */
  readonly siweConfig?: SiweConfig | undefined
  /** Where an account's NFTs are read. @default the wallet, where it lists them */
  readonly nfts?: NftSource | undefined
  /** Hears what went wrong in the background. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * The island: options, state, caches and live connections of one app. Two configs share nothing. Pure until
 * `mount()`: making one listens to nothing, reads nothing and asks nothing.
 */
export type Config<networks extends readonly CaipNetwork[] = readonly CaipNetwork[]> = ConnectionSource & {
  readonly id: string
  /** The networks it was made with; `getNetworks` has those of this moment. */
  readonly networks: networks
  readonly queryClient: QueryClient
  /** Starts discovery, restore and reactions; returns the undo. Mounts are counted. */
  readonly mount: () => () => void
  /** Ends it: no listener, socket, timer or iframe is left. */
  readonly destroy: () => void
  /** @internal */
  readonly [INTERNALS]: Internals
}

/**
 * Declares an app's one config, so that hooks know its networks.
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
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the host through declaration merging
export interface Register {}

export type RegisteredConfig = Register extends { config: infer config extends Config } ? config : Config

/** The CAIP-2 ids that a config was made with. */
export type CaipNetworkIdOf<config extends Config> = config['networks'][number]['caipNetworkId']

/** Parameters whose `caipNetworkId` must be one that the config was made with. */
export type ForConfig<parameters, config extends Config> = {
  [key in keyof parameters]: key extends 'caipNetworkId'
    ? CaipNetworkIdOf<config> | Extract<parameters[key], undefined>
    : parameters[key]
}

/** Hooks take a config of their own where no provider stands above them. */
export type ConfigParameter<config extends Config = Config> = { readonly config?: config | undefined }

/** A host's own place for NFTs. What it marks as spam is not shown. */
export type NftSource = (
  config: Config,
  parameters: NftsParameters,
) => Promise<{
  readonly items: readonly (Nft & { readonly isSpam?: boolean | undefined })[]
  readonly next?: string | undefined
}>
