import type { CaipNetwork, CaipNetworkId } from '../types.ts'

export type Ss58Prefixes = Partial<Record<CaipNetworkId<'polkadot'>, number>>

/** SS58 prefixes of networks (SS58 registry). */
const prefixes: Ss58Prefixes = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 42,
}

/** Prefix of Substrate chains without a registered one. */
const GENERIC_PREFIX = 42

/** SS58 prefix of a network; the host's prefixes have priority. */
export function prefixOf({ caipNetworkId }: CaipNetwork, own: Ss58Prefixes = {}): number {
  const id = caipNetworkId as CaipNetworkId<'polkadot'>
  return own[id] ?? prefixes[id] ?? GENERIC_PREFIX
}
