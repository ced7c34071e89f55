import type { ChainNamespace } from '@foyer/chains'
import { hasFeature } from '../features/featureRules.ts'
import type { Identity } from '../../core/contracts/names.ts'

/** Account without name and avatar. */
export const NO_IDENTITY: Identity = { name: null, avatar: null }
/** Answer on a network unknown to the backend (docs/spec/api.md §2.1). */
export const UNKNOWN_IDENTITY: Identity = { name: '', avatar: '' }

/** Whether accounts of a network have identities: namespaces with names, except test networks. */
export const hasIdentity = (network: {
  readonly namespace: ChainNamespace
  readonly isTestnet: boolean
}): boolean => hasFeature(network.namespace, 'names') && !network.isTestnet

/** Whether names of the address are looked up: its profile has none, or could not be read. */
export const needsNames = (profile: Identity | undefined): boolean => !profile?.name

/** Identity from profile and names: the profile first; its avatar stays if only the name came from names. */
export const identityFrom = (
  profile: Identity | undefined,
  names: readonly { readonly name: string }[],
): Identity => ({ name: profile?.name || (names[0]?.name ?? null), avatar: profile?.avatar ?? null })
