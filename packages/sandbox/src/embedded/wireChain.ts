/** CAIP-2 id of a chain id in a request: a number on Ethereum. */
export const toChainId = (wire: unknown): string =>
  typeof wire === 'number' ? `eip155:${wire}` : String(wire)

/** Chain id in answers: a number for Ethereum, the CAIP-2 id for Solana. */
export const toWireChain = (chainId: string): string | number =>
  chainId.startsWith('eip155:') ? Number(chainId.slice('eip155:'.length)) : chainId
