import type { ChainNamespace } from '@foyer/chains'
import { hasFeature } from '../features/featureRules.ts'
import type { Identity } from '../../core/contracts/names.ts'

/** Nobody calls this account anything. */
export const NO_IDENTITY: Identity = { name: null, avatar: null }
/** What stands for an answer on a network that the backend does not know (docs/spec/api.md §2.1). */
export const UNKNOWN_IDENTITY: Identity = { name: '', avatar: '' }

/** Whether accounts of a network have an identity at all: families with names, and no test networks. */
export const hasIdentity = (network: {
  readonly namespace: ChainNamespace
  readonly isTestnet: boolean
}): boolean => hasFeature(network.namespace, 'names') && !network.isTestnet

/** Whether the address's names are looked up: the profile has none, or could not be read. */
export const needsNames = (profile: Identity | undefined): boolean => !profile?.name

/** An identity of what was read: the profile first; its picture stays where only the name came from elsewhere. */
export const identityFrom = (
  profile: Identity | undefined,
  names: readonly { readonly name: string }[],
): Identity => ({ name: profile?.name || (names[0]?.name ?? null), avatar: profile?.avatar ?? null })
