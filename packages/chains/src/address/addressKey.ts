const EVM = /^(?:0x)?([0-9a-f]{40})$/i
/** The characters of bech32 (BIP-173): a human-readable part, the last `1`, then at least a checksum. */
const BECH32 = /^[!-~]{1,83}1[02-9ac-hj-np-z]{6,}$/

/**
 * What two spellings of one address have in common: hex and bech32 ignore case, base58 and SS58 do not.
 * Bech32 is recognised only in one case throughout, as its standard demands; base58 mixes them.
 */
export function addressKey(address: string): string {
  const lower = address.toLowerCase()
  const hex = EVM.exec(lower)
  if (hex) return `0x${hex[1]}`
  return BECH32.test(lower) && (address === lower || address === address.toUpperCase()) ? lower : address
}
