import { type CaipNetwork, defineNetwork } from '@foyer/chains'
import type { NetworkInput } from '../core/types.ts'

/** The network of an input. A network is returned as it is, so that its identity is kept. */
export const toNetwork = (input: NetworkInput): CaipNetwork =>
  input.caipNetworkId === undefined ? defineNetwork(input) : input
