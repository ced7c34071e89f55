import type { ChainNamespace } from '@foyer/chains'
import type { OnrampProvider, OnrampProviderItem } from '../../core/contracts/onramp.ts'
import type { ProjectFeatures, RemoteName, FeatureName, Features, Readings } from '../../core/features.ts'
import type { Endpoints } from '../../core/types.ts'
import { filterSocials, isRestricted, type Environment } from './environmentRules.ts'

/** Reason why a wanted feature is off. Not exhaustive: a new reason is a minor release. */
export type FeatureReason =
  /** Its connector is not in the config. */
  | 'connector-missing'
  /** None of the considered namespaces supports it. */
  | 'namespace-missing'
  /** It has no backend: neither a hosted one, which needs a project id, nor one of the host. */
  | 'endpoint-missing'
  /** `features.pay` is on, which supports wallets only. */
  | 'pay'
  /** The project's remote configuration disables it. */
  | 'project'
  /** The app has no adapter, and offers only WalletConnect by QR code. */
  | 'basic'
  /** Not offered in the visitor's time zone. */
  | 'time-zone'
  /** Not supported by the visitor's browser. */
  | 'platform'
  /** No listed provider serves the namespaces; Meld needs a key. */
  | 'provider-missing'

export type FeatureReasons = Readonly<Partial<Record<FeatureName, FeatureReason>>>

export type FeatureFacts = {
  /** Features that the host wants. */
  readonly features: Features
  readonly projectId: string | undefined
  readonly endpoints: Endpoints | undefined
  readonly hasAuthConnector: boolean
  /** Features with a service of the host. @default none */
  readonly owns?: Readonly<Partial<Record<FeatureName, boolean | undefined>>> | undefined
  /** Onramp options of the host. */
  readonly onramp?: OnrampProvider | undefined
  /** Namespaces to consider. */
  readonly namespaces: readonly ChainNamespace[]
  /** The app has no adapter. @default false */
  readonly isBasic?: boolean | undefined
  /** Remote configuration, once loaded. */
  readonly projectFeatures?: ProjectFeatures | undefined
  /** Time zone and platform of the visitor, once known. */
  readonly environment?: Environment | undefined
  /** @default those of `environmentRules.ts` */
  readonly restrictedTimeZones?: readonly string[] | undefined
}

const endpointOf: Readonly<Partial<Record<FeatureName, keyof Endpoints>>> = {
  email: 'secureSite',
  socials: 'secureSite',
  swaps: 'blockchain',
  onramp: 'blockchain',
  activity: 'blockchain',
  names: 'blockchain',
  smartSessions: 'blockchain',
  allWallets: 'kit',
}

const readings: Readings = { tokens: true, nfts: true, names: true }

/** Offered features, and the reasons why wanted ones are off (R8, R9, R14, R15, R36, R42). */
export function resolveFeatures(facts: FeatureFacts): {
  readonly features: Features & Readings
  readonly reasons: FeatureReasons
} {
  const reasons: Partial<Record<FeatureName, FeatureReason>> = {}
  const local = { ...facts.features, ...readings }
  const wanted = { ...local, ...facts.projectFeatures }
  const features: Record<string, unknown> = { ...wanted }
  for (const name of Object.keys(wanted) as FeatureName[]) {
    const reason = isWanted(wanted[name]) && reasonAgainst(name, facts, wanted)
    if (reason) {
      reasons[name] = reason
      features[name] = false
    } else if (!isWanted(wanted[name]) && isWanted(local[name])) reasons[name] = 'project'
  }
  const socials = filterSocials(features['socials'] as Features['socials'], facts.environment)
  if (socials && socials.length === 0 && isWanted(wanted.socials)) reasons.socials = 'platform'
  return { features: { ...(features as Features & Readings), socials }, reasons }
}

/** Features that are off without an adapter. */
const notBasic: readonly FeatureName[] = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
  'branding',
  'multiWallet',
] satisfies RemoteName[]

/** Features that are off in restricted time zones. */
const restricted: readonly FeatureName[] = ['onramp', 'swaps', 'socials']

const isWanted = (value: (Features & Readings)[FeatureName]): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true

function reasonAgainst(
  name: FeatureName,
  facts: FeatureFacts,
  wanted: Pick<Features, 'onramp'>,
): FeatureReason | undefined {
  const { features, projectId, endpoints, hasAuthConnector, namespaces } = facts
  if (facts.isBasic && notBasic.includes(name)) return 'basic'
  const isLogin = name === 'email' || name === 'socials'
  if (isLogin && features.pay) return 'pay'
  if (isLogin && !hasAuthConnector) return 'connector-missing'
  if (restricted.includes(name) && isRestricted(facts.environment, facts.restrictedTimeZones))
    return 'time-zone'
  // Analytics require a project.
  if (name === 'analytics' && projectId === undefined) return 'endpoint-missing'
  if (!namespaces.some((namespace) => hasFeature(namespace, name))) return 'namespace-missing'
  const endpoint = endpointOf[name]
  const isServed =
    !endpoint || projectId !== undefined || endpoints?.[endpoint] !== undefined || facts.owns?.[name]
  if (!isServed) return 'endpoint-missing'
  const { onramp } = facts
  const isSold = namespaces.some(
    (namespace) => offeredProviders({ names: wanted.onramp, onramp, namespace }).length > 0,
  )
  return name === 'onramp' && !isSold ? 'provider-missing' : undefined
}

/** Features, and backend data that only some namespaces have. */
export type NamespaceFeature = FeatureName | 'gasPrices'

const evm: readonly ChainNamespace[] = ['eip155']
const evmAndSolana: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * Namespaces of features that depend on wallets, backends and providers (docs/spec/checklist.md §1 and §9, R6, R26,
 * R38). Operations on a chain are in its adapter instead.
 */
const namespaces: Readonly<Partial<Record<NamespaceFeature, readonly ChainNamespace[]>>> = {
  email: evmAndSolana,
  socials: evmAndSolana,
  tokens: evmAndSolana,
  nfts: evmAndSolana,
  send: evmAndSolana,
  onramp: evmAndSolana,
  swaps: evm,
  activity: evm,
  names: evm,
  gasPrices: evm,
  smartSessions: evm,
}

/** Whether a namespace supports a feature. */
export const hasFeature = (namespace: ChainNamespace, name: NamespaceFeature): boolean =>
  namespaces[name]?.includes(namespace) ?? true

const MELD: OnrampProviderItem = {
  name: 'meld',
  label: 'Meld.io',
  feeRange: '1-2%',
  supportedChains: ['eip155', 'solana'],
}
const COINBASE: OnrampProviderItem = {
  name: 'coinbase',
  label: 'Coinbase',
  feeRange: '1-2%',
  supportedChains: ['eip155'],
}

/**
 * Onramp providers of a namespace: the known ones among the given names, in their order; empty if the names are no list
 * (docs/spec/checklist.md §5). Meld requires the key of an integrator.
 */
export function offeredProviders(facts: {
  readonly names: unknown
  /** Options of the app. */
  readonly onramp: OnrampProvider | undefined
  readonly namespace: ChainNamespace
}): readonly OnrampProviderItem[] {
  const { names, onramp } = facts
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return []
  const known = [...(onramp?.sellers ?? []), ...(onramp?.meld?.publicKey ? [MELD] : []), COINBASE]
  return [...new Set<string>(names)].flatMap((name) => {
    const provider = known.find((each) => each.name === name)
    return provider?.supportedChains.includes(facts.namespace) ? [provider] : []
  })
}
