import type { ChainNamespace } from '@foyer/chains'
import type { Features } from './features.ts'
import type { Endpoints } from './types.ts'

/** Why a feature that the host wants is off. Open: a new reason is a minor change. */
export type FeatureReason =
  /** The connector that it needs is not among those of the config. */
  | 'connector-missing'
  /** None of the configured families can. */
  | 'family-missing'
  /** Its backend is neither hosted (that takes a project id) nor the host's own. */
  | 'endpoint-missing'
  /** Paying takes wallets only. */
  | 'pay'

export type FeatureReasons = Readonly<Partial<Record<keyof Features, FeatureReason>>>

export type FeatureFacts = {
  /** What the host wants. */
  readonly features: Features
  readonly projectId: string | undefined
  readonly endpoints: Endpoints | undefined
  readonly hasAuthConnector: boolean
  /** The families of the configured networks. */
  readonly namespaces: readonly ChainNamespace[]
}

type Needs = {
  readonly families?: readonly ChainNamespace[]
  readonly endpoint?: 'blockchain' | 'kit' | 'secureSite'
}

const money: readonly ChainNamespace[] = ['eip155', 'solana']
const needs: Partial<Record<keyof Features, Needs>> = {
  email: { families: money, endpoint: 'secureSite' },
  socials: { families: money, endpoint: 'secureSite' },
  swaps: { families: money, endpoint: 'blockchain' },
  onramp: { families: money, endpoint: 'blockchain' },
  activity: { families: ['eip155'], endpoint: 'blockchain' },
  send: { families: money },
  allWallets: { endpoint: 'kit' },
}

/** What the app offers in fact, and why the rest of what the host wants is off (rulings R8, R9, R36, R42). */
export function resolveFeatures(facts: FeatureFacts): {
  readonly features: Features
  readonly reasons: FeatureReasons
} {
  const reasons: Partial<Record<keyof Features, FeatureReason>> = {}
  const features: Record<string, unknown> = { ...facts.features }
  for (const name of Object.keys(facts.features) as (keyof Features)[]) {
    const reason = isWanted(facts.features[name]) ? reasonAgainst(name, facts) : undefined
    if (reason === undefined) continue
    reasons[name] = reason
    features[name] = false
  }
  return { features: features as Features, reasons }
}

const isWanted = (value: Features[keyof Features]): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true

function reasonAgainst(name: keyof Features, facts: FeatureFacts): FeatureReason | undefined {
  const { features, projectId, endpoints, hasAuthConnector, namespaces } = facts
  const isLogin = name === 'email' || name === 'socials'
  if (isLogin && features.pay) return 'pay'
  if (isLogin && !hasAuthConnector) return 'connector-missing'
  // Statistics are told to the hosted endpoint of a project, or to nobody.
  if (name === 'analytics' && projectId === undefined) return 'endpoint-missing'
  const { families, endpoint } = needs[name] ?? {}
  if (families && !families.some((family) => namespaces.includes(family))) return 'family-missing'
  const isServed = !endpoint || projectId !== undefined || endpoints?.[endpoint] !== undefined
  return isServed ? undefined : 'endpoint-missing'
}
