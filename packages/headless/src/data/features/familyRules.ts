import type { ChainNamespace } from '@foyer/chains'
import type { FeatureName } from '../../core/features.ts'

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
