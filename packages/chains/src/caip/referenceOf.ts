import type { CaipNetwork } from '../types.ts'

/** What stands after the colon of a network's CAIP-2 id. */
export const referenceOf = ({ caipNetworkId, chainNamespace }: CaipNetwork): string =>
  caipNetworkId.slice(chainNamespace.length + 1)
