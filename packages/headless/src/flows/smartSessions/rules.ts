import type { PermissionsRequest, SessionKey } from '@foyer/chains'
import type { FeatureReason } from '../../data/features/featureRules.ts'
import type { SmartSession, SmartSessionsReason, SmartSessionState } from './types.ts'

/** Why there are no smart sessions here; first match wins. */
export function smartSessionsReason(facts: {
  readonly isOn: boolean
  /** Why what the app wants is off. */
  readonly against: FeatureReason | undefined
  readonly isConnected: boolean
}): SmartSessionsReason | undefined {
  if (facts.against === 'family-missing' || facts.against === 'endpoint-missing') return facts.against
  if (!facts.isOn) return 'off'
  return facts.isConnected ? undefined : 'not-connected'
}

/** What a wallet says of the permissions that it grants. */
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

/**
 * What of a request a wallet says that it does not grant; `undefined` when it may be asked. One that says nothing of
 * permissions may be.
 */
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

/** The request with the backend's own key before those of the app. */
export const withSessionKey = (request: PermissionsRequest, key: SessionKey): PermissionsRequest => ({
  ...request,
  signer: { ...request.signer, data: { keys: [key, ...request.signer.data.keys] } },
})

/** Whether a session can still be used. One that ends in this millisecond has ended. */
export function smartSessionState(
  { revokedAt, expiry }: Pick<SmartSession, 'revokedAt' | 'expiry'>,
  now: number,
): SmartSessionState {
  if (revokedAt !== undefined) return 'revoked'
  return expiry <= now ? 'expired' : 'active'
}
