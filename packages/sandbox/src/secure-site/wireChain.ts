/** The CAIP-2 id of what an app calls a chain: a number on Ethereum. */
export const toChainId = (wire: unknown): string =>
  typeof wire === 'number' ? `eip155:${wire}` : String(wire)

/** What the frame calls a chain: a number for Ethereum, the whole id for Solana. */
export const toWireChain = (chainId: string): string | number =>
  chainId.startsWith('eip155:') ? Number(chainId.slice('eip155:'.length)) : chainId
