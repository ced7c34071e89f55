import { type SocialProvider, socialProviders } from '@foyer/chains/embedded'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from './internals.ts'

/** Features of the app. The project's remote configuration decides those of `RemoteName`, once loaded. */
export type Features = {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly branding: boolean
  readonly multiWallet: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly pay: boolean
  readonly emailShowWallets: boolean
  /** Sends names and rdns of installed wallets to the directory, which returns their ranks. */
  readonly walletRanks: boolean
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** `auto` puts wallets first if an installed wallet is listed. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | 'auto'
}

/** Data that can be read for an account. Not options of the app: enabled wherever supported. */
export type Readings = {
  /** Tokens besides the native currency. */
  readonly tokens: boolean
  readonly nfts: boolean
  readonly names: boolean
}

export type FeatureName = keyof Features | keyof Readings

/** Features with a list of providers. */
type Lists = 'socials' | 'swaps' | 'onramp'

/** Features that an app wants; `true` in place of a list is the default list. */
export type WantedFeatures = {
  readonly [name in keyof Features]: Features[name] | (name extends Lists ? true : never)
}

/** Feature options of an app. */
export type FeatureOptions = { readonly [name in keyof Features]?: WantedFeatures[name] | undefined }

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'
export type ConnectMethod = 'email' | 'social' | 'wallet'
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Defaults (docs/spec/checklist.md §9). */
export const defaultFeatures: Features = {
  email: true,
  socials: socialProviders,
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
  activity: true,
  branding: true,
  multiWallet: false,
  receive: true,
  send: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  emailShowWallets: true,
  walletRanks: false,
  connectorTypeOrder: [],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectMethodsOrder: ['email', 'social', 'wallet'],
}

/** Features that the project's remote configuration decides. */
export type RemoteName = 'email' | 'socials' | 'swaps' | 'onramp' | 'activity' | 'branding' | 'multiWallet'

export type RemoteFeatures = Pick<Features, RemoteName>

/** Loaded remote configuration, with the project's analytics setting. */
export type ProjectFeatures = Partial<RemoteFeatures & Pick<Features, 'analytics'>>

const projectFeaturesStateAtom = atom<ProjectFeatures | undefined>(undefined)

/** Remote configuration, once loaded. */
export const projectFeaturesAtom: Atom<ProjectFeatures | undefined> = projectFeaturesStateAtom

export const patchProjectFeatures = ({ store }: Pick<Internals, 'store'>, patch: ProjectFeatures): void =>
  store.set(projectFeaturesStateAtom, { ...store.get(projectFeaturesStateAtom), ...patch })
