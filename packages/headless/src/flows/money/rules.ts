const ZERO = /^0x0{40}$/i
/** Address that stands for the native currency of an EVM network. */
const PLACEHOLDER = /^0xe{40}$/i
const SOLANA_SYSTEM = /^1{32}$/
const SOLANA_PLACEHOLDER = 'So11111111111111111111111111111111111111111'

/** Addresses without an owner: the zero address, and the placeholders of native currencies. */
export const isOwnerless = (address: string): boolean =>
  ZERO.test(address) ||
  PLACEHOLDER.test(address) ||
  SOLANA_SYSTEM.test(address) ||
  address === SOLANA_PLACEHOLDER

/**
 * Contract or mint of a transfer, by a token's address with or without its network; `undefined`: the native currency.
 */
export function transferToken(address: string | undefined): string | undefined {
  const plain = address?.slice(address.lastIndexOf(':') + 1)
  return !plain || PLACEHOLDER.test(plain) || plain === SOLANA_PLACEHOLDER ? undefined : plain
}

/** Whether the receiver is the token's own contract, in which tokens are lost. */
export const isTokenItself = (facts: {
  readonly token: { readonly caipNetworkId: string; readonly address?: string | undefined } | undefined
  readonly receiver: string | undefined
}): boolean => {
  const contract = transferToken(facts.token?.address)
  const isHex = facts.token?.caipNetworkId.startsWith('eip155:')
  const key = (address: string | undefined): string | undefined => (isHex ? address?.toLowerCase() : address)
  return contract !== undefined && key(contract) === key(facts.receiver)
}
