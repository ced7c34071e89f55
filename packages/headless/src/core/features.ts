import { type SocialProvider, socialProviders } from '@foyer/chains/embedded'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from './internals.ts'

/** What the app offers. Remote configuration may narrow it, see the backend's `/appkit/v1/config`. */
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
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** `auto` puts wallets first when an installed one is visible. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | 'auto'
}

/** What can be read of an account. No option of the app: it is there where it can be. */
export type Readings = {
  /** What an account holds beside the native currency. */
  readonly tokens: boolean
  readonly nfts: boolean
  readonly names: boolean
}

export type FeatureName = keyof Features | keyof Readings

/** Features that say by whom. */
type Lists = 'socials' | 'swaps' | 'onramp'

/** What an app wants; `true` for a list is the usual one. */
export type WantedFeatures = {
  readonly [name in keyof Features]: Features[name] | (name extends Lists ? true : never)
}

/** What an app says of its features. */
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
  connectorTypeOrder: [],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectMethodsOrder: ['email', 'social', 'wallet'],
}

/** What a project's owner decides outside of the app, by the names of our features. */
export type RemoteName = 'email' | 'socials' | 'swaps' | 'onramp' | 'activity' | 'branding' | 'multiWallet'

export type RemoteFeatures = Pick<Features, RemoteName>

/** What is known of it by now, with the owner's word on statistics. */
export type KnownFeatures = Partial<RemoteFeatures & Pick<Features, 'analytics'>>

const knownStateAtom = atom<KnownFeatures | undefined>(undefined)

/** What the project's owner decided, once that is known. */
export const knownFeaturesAtom: Atom<KnownFeatures | undefined> = knownStateAtom

export const patchKnownFeatures = ({ store }: Pick<Internals, 'store'>, patch: KnownFeatures): void =>
  store.set(knownStateAtom, { ...store.get(knownStateAtom), ...patch })
