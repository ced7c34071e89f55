const ZERO = /^0x0{40}$/i
/** Address that stands for the native currency of an EVM network. */
export const PLACEHOLDER: RegExp = /^0xe{40}$/i
const SOLANA_SYSTEM = /^1{32}$/

/** Addresses without an owner: the zero address, and the placeholders of native currencies. */
export const isLost = (address: string): boolean =>
  ZERO.test(address) || PLACEHOLDER.test(address) || SOLANA_SYSTEM.test(address)
