import { type AppMetadata, type CaipNetwork, defineNetwork } from '@foyer/chains'
import { defaultFeatures, type WantedFeatures } from './features.ts'
import { type GivenOptions, internalsOf } from './internals.ts'
import type { Config, NetworkInput } from './types.ts'

/** Copy without `undefined` values, which would hide a default, or take memory in a long list. */
export const definedOf = <options extends object>(options: options): Defined<options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<options>

export type Defined<options> = { [key in keyof options]: Exclude<options[key], undefined> }

type Default =
  | 'enableReconnect'
  | 'enableNetworkSwitch'
  | 'enableWallets'
  | 'allowUnsupportedChain'
  | 'manualWalletConnectControl'
  | 'experimental_preferUniversalLinks'
  | 'debug'
  | 'featuredWalletIds'
  | 'includeWalletIds'
  | 'excludeWalletIds'
  | 'customWallets'
  | 'allWallets'
  | 'walletGuideUrl'

type Defaults = { readonly [name in Exclude<Default, 'debug'>]: Exclude<GivenOptions[name], undefined> }

/** Defaults (docs/spec/checklist.md §9). */
const defaults: Defaults = {
  enableReconnect: true,
  enableNetworkSwitch: true,
  enableWallets: true,
  allowUnsupportedChain: false,
  manualWalletConnectControl: false,
  experimental_preferUniversalLinks: false,
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  allWallets: 'SHOW',
  walletGuideUrl: 'https://ethereum.org/wallets/find-wallet/',
}

export type ResolvedOptions = Omit<GivenOptions, Default> & Defaults & { readonly debug: boolean }

/** Options of the app with defaults. */
export const optionsOf = (config: Config): ResolvedOptions => ({
  ...defaults,
  debug: isDevelopment(),
  ...definedOf(internalsOf(config).options),
})

/** Features that the app wants, with the defaults of the specification. */
export const wantedFeatures = (config: Config): WantedFeatures => ({
  ...defaultFeatures,
  ...definedOf(internalsOf(config).options.features ?? {}),
})

/** Whether the app uses sign-in. */
export function hasSignIn(config: Config): boolean {
  const { siwx, siweConfig } = internalsOf(config).options
  return siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
}

/** Whether a service of the backend has a URL: an endpoint of the host, or the hosted one of a project (R36). */
export function hasService(config: Config, service: 'blockchain' | 'kit' | 'analytics'): boolean {
  const { endpoints, projectId } = internalsOf(config).options
  return (endpoints?.[service] ?? projectId) !== undefined
}

/** Whether a directory of wallets is available. */
export const isDirectoryOn = (config: Config): boolean => hasService(config, 'kit')

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether this is a development build or a page on localhost, where configuration errors are shown. */
export function isDevelopment(): boolean {
  if (typeof window !== 'undefined' && LOCAL.test(window.location?.hostname ?? '')) return true
  try {
    // Bundlers replace the expression.
    return process.env.NODE_ENV !== 'production'
  } catch {
    // Unbundled pages have no `process`.
    return false
  }
}

/** Metadata of the app: from the config, else from the page, if `isPageRead`. */
export function appMetadata(given: Partial<AppMetadata> = {}, isPageRead = true): AppMetadata {
  const page: Document | undefined = isPageRead ? globalThis.document : undefined
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title ?? '',
    description: page?.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content ?? '',
    url: page?.location.origin ?? '',
    icons: icon ? [icon] : [],
    ...definedOf(given),
  }
}

/** Converts a chain object of viem to a network. A network is returned unchanged: its identity is kept. */
export const toNetwork = (input: NetworkInput): CaipNetwork =>
  input.caipNetworkId === undefined ? defineNetwork(input) : input
