import type { ChainNamespace } from '@foyer/chains'
import { filterSocials, isRestricted, type Place } from './placeRules.ts'
import type { KnownFeatures, RemoteName, FeatureName, Features, Readings } from '../../core/features.ts'
import type { Endpoints } from '../../core/types.ts'

/** Why a feature that the host wants is off. Open: a new reason is a minor change. */
export type FeatureReason =
  /** The connector that it needs is not among those of the config. */
  | 'connector-missing'
  /** None of the families that it is about can: the configured ones, or the one that was asked for. */
  | 'family-missing'
  /** Its backend is neither hosted (that takes a project id) nor the host's own. */
  | 'endpoint-missing'
  /** Paying takes wallets only. */
  | 'pay'
  /** The project's owner has switched it off. */
  | 'project'
  /** The app has no adapter, so nothing but a pairing code is shown. */
  | 'basic'
  /** It is not offered where the visitor is. */
  | 'time-zone'
  /** It does not work in the browser that the page is in. */
  | 'platform'

export type FeatureReasons = Readonly<Partial<Record<FeatureName, FeatureReason>>>

export type FeatureFacts = {
  /** What the host wants. */
  readonly features: Features
  readonly projectId: string | undefined
  readonly endpoints: Endpoints | undefined
  readonly hasAuthConnector: boolean
  /** What the app has a service of its own for. @default nothing */
  readonly owns?: Readonly<Partial<Record<FeatureName, boolean | undefined>>> | undefined
  /** The families that it is about. */
  readonly namespaces: readonly ChainNamespace[]
  /** The app has no adapter. @default false */
  readonly isBasic?: boolean | undefined
  /** What the project's owner decided, once that is known. */
  readonly known?: KnownFeatures | undefined
  /** Where the visitor is, once that is known. */
  readonly place?: Place | undefined
  /** @default those of `placeRules.ts` */
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

/** What the app offers in fact, and why the rest of what the host wants is off (R8, R9, R14, R15, R36, R42). */
export function resolveFeatures(facts: FeatureFacts): {
  readonly features: Features & Readings
  readonly reasons: FeatureReasons
} {
  const reasons: Partial<Record<FeatureName, FeatureReason>> = {}
  const local = { ...facts.features, ...readings }
  const wanted = { ...local, ...facts.known }
  const features: Record<string, unknown> = { ...wanted }
  for (const name of Object.keys(wanted) as FeatureName[]) {
    const reason = isWanted(wanted[name]) && reasonAgainst(name, facts)
    if (reason) {
      reasons[name] = reason
      features[name] = false
    } else if (!isWanted(wanted[name]) && isWanted(local[name])) reasons[name] = 'project'
  }
  const socials = filterSocials(features['socials'] as Features['socials'], facts.place)
  if (socials && socials.length === 0 && isWanted(wanted.socials)) reasons.socials = 'platform'
  return { features: { ...(features as Features & Readings), socials }, reasons }
}

/** What a pairing code alone has no place for. */
const notBasic: readonly FeatureName[] = [
  'email',
  'socials',
  'swaps',
  'onramp',
  'activity',
  'branding',
  'multiWallet',
] satisfies RemoteName[]

/** What depends on where the visitor is. */
const restricted: readonly FeatureName[] = ['onramp', 'swaps', 'socials']

const isWanted = (value: (Features & Readings)[FeatureName]): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true

function reasonAgainst(name: FeatureName, facts: FeatureFacts): FeatureReason | undefined {
  const { features, projectId, endpoints, hasAuthConnector, namespaces } = facts
  if (facts.isBasic && notBasic.includes(name)) return 'basic'
  const isLogin = name === 'email' || name === 'socials'
  if (isLogin && features.pay) return 'pay'
  if (isLogin && !hasAuthConnector) return 'connector-missing'
  if (restricted.includes(name) && isRestricted(facts.place, facts.restrictedTimeZones)) return 'time-zone'
  // Statistics are a project's, or nobody's.
  if (name === 'analytics' && projectId === undefined) return 'endpoint-missing'
  if (!namespaces.some((namespace) => hasFeature(namespace, name))) return 'family-missing'
  const endpoint = endpointOf[name]
  const isServed =
    !endpoint || projectId !== undefined || endpoints?.[endpoint] !== undefined || facts.owns?.[name]
  return isServed ? undefined : 'endpoint-missing'
}

/** Features, and what a backend knows of some families only. */
export type FamilyThing = FeatureName | 'gasPrices'

const evm: readonly ChainNamespace[] = ['eip155']
const evmAndSolana: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * What only some families have, because wallets, backends and providers do it for those (docs/spec/checklist.md §1
 * and §9,
 * R6, R26, R38). What a chain itself can do is not here: that is in the operations of its adapter.
 */
const families: Readonly<Partial<Record<FamilyThing, readonly ChainNamespace[]>>> = {
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

/** Whether accounts of a family have a thing at all. */
export const hasFeature = (namespace: ChainNamespace, name: FamilyThing): boolean =>
  families[name]?.includes(namespace) ?? true
