import { decodeSs58 } from './ss58.ts'

/** Prefixes that the SS58 registry reserves: no address has them. */
const RESERVED_NETWORKS: readonly number[] = [46, 47]

/** SS58 of a 32-byte account id, or of a 33-byte key, for any network. Throws for other characters. */
export function isPolkadotAddress(value: string): boolean {
  const decoded = decodeSs58(value)
  if (!decoded || RESERVED_NETWORKS.includes(decoded.prefix)) return false
  return [32, 33].includes(decoded.bytes.length)
}
