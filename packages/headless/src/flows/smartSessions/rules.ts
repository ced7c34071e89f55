import type { PermissionsRequest, SessionKey } from '@foyer/chains'
import type { FeatureReason } from '../../data/features/featureRules.ts'
import type { SmartSession, SmartSessionsReason, SmartSessionState } from './types.ts'

/** Reason for the missing feature; first match wins. */
export function smartSessionsReason(facts: {
  readonly isOn: boolean
  /** Reason why the wanted feature is off. */
  readonly against: FeatureReason | undefined
  readonly isConnected: boolean
}): SmartSessionsReason | undefined {
  if (facts.against === 'namespace-missing' || facts.against === 'endpoint-missing') return facts.against
  if (!facts.isOn) return 'off'
  return facts.isConnected ? undefined : 'not-connected'
}

/** Permissions that a wallet reports as supported. */
export type PermissionsCapability = {
  readonly supported: boolean
  readonly signerTypes: readonly string[]
  readonly permissionTypes: readonly string[]
  readonly policyTypes: readonly string[]
}

export type PermissionsRefusal = {
  readonly subject: 'permissions' | 'signer' | 'permission' | 'policy'
  readonly type: string
}

/** Unsupported item of a request; `undefined` if it may be requested. A wallet without a report may be asked. */
export function refusePermissions(
  { signer, permissions, policies }: Pick<PermissionsRequest, 'signer' | 'permissions' | 'policies'>,
  capability: PermissionsCapability | undefined,
): PermissionsRefusal | undefined {
  if (!capability) return undefined
  if (!capability.supported) return { subject: 'permissions', type: 'all' }
  const first = (
    subject: PermissionsRefusal['subject'],
    wanted: readonly { readonly type: string }[],
    known: readonly string[],
  ): PermissionsRefusal | undefined => {
    const missing = wanted.find(({ type }) => !known.includes(type))
    return missing && { subject, type: missing.type }
  }
  return (
    first('signer', [signer], capability.signerTypes) ??
    first('permission', permissions, capability.permissionTypes) ??
    first('policy', policies, capability.policyTypes)
  )
}

/** Request with the backend's key before those of the app. */
export const withSessionKey = (request: PermissionsRequest, key: SessionKey): PermissionsRequest => ({
  ...request,
  signer: { ...request.signer, data: { keys: [key, ...request.signer.data.keys] } },
})

/**
 * State of a session. A session is expired from its expiry on.
 *
 * @example
 * ```ts
 * import { type SmartSession, smartSessionState } from '@foyer/headless'
 * declare const session: SmartSession
 * const isActive = smartSessionState(session, Date.now()) === 'active'
 * ```
 */
export function smartSessionState(
  { revokedAt, expiry }: Pick<SmartSession, 'revokedAt' | 'expiry'>,
  now: number,
): SmartSessionState {
  if (revokedAt !== undefined) return 'revoked'
  return expiry <= now ? 'expired' : 'active'
}
