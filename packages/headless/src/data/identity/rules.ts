import type { ChainNamespace } from '@foyer/chains'
import type { Identity } from '../../core/contracts/names.ts'
import { hasFeature } from '../features/featureRules.ts'

/** Identity of an account without name and avatar. */
export const NO_IDENTITY: Identity = { name: null, avatar: null }
/** Identity on a network unknown to the backend (docs/spec/api.md §2.1). */
export const UNKNOWN_IDENTITY: Identity = { name: '', avatar: '' }

/** Whether accounts of a network have identities: in namespaces with names, except on test networks. */
export const hasIdentity = (network: {
  readonly namespace: ChainNamespace
  readonly isTestnet: boolean
}): boolean => hasFeature(network.namespace, 'names') && !network.isTestnet

/** Whether reverse names are requested: the profile has no name, or could not be read. */
export const needsNames = (profile: Identity | undefined): boolean => !profile?.name

/**
 * Identity from a profile and reverse names: the first reverse name if the profile has no name; the profile's avatar.
 */
export const identityFrom = (
  profile: Identity | undefined,
  names: readonly { readonly name: string }[],
): Identity => ({ name: profile?.name || (names[0]?.name ?? null), avatar: profile?.avatar ?? null })
