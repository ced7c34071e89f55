import { definedOf } from './definedOf.ts'
import { type GivenOptions, internalsOf } from './internals.ts'
import type { Config } from './types.ts'

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

type Defaults = { readonly [name in Default]: Exclude<GivenOptions[name], undefined> }

/** Defaults (docs/spec/checklist.md §9). */
const defaults: Defaults = {
  enableReconnect: true,
  enableNetworkSwitch: true,
  enableWallets: true,
  allowUnsupportedChain: false,
  manualWalletConnectControl: false,
  experimental_preferUniversalLinks: false,
  debug: true,
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  allWallets: 'SHOW',
  walletGuideUrl: 'https://ethereum.org/wallets/find-wallet/',
}

export type ResolvedOptions = Omit<GivenOptions, Default> & Defaults

/** The app's options, with the defaults for what it does not say. */
export const optionsOf = (config: Config): ResolvedOptions => ({
  ...defaults,
  ...definedOf(internalsOf(config).options),
})
