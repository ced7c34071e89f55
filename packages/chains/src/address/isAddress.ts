import type { ChainNamespace } from '../types.ts'
import { isBitcoinAddress } from './isBitcoinAddress.ts'
import { isCosmosAddress } from './isCosmosAddress.ts'
import { isEvmAddress } from './isEvmAddress.ts'
import { isPolkadotAddress } from './isPolkadotAddress.ts'
import { isSolanaAddress } from './isSolanaAddress.ts'

/** Longer values are rejected without parsing. */
const MAX_LENGTH = 128

const rules: Readonly<Record<ChainNamespace, (value: string) => boolean>> = {
  eip155: isEvmAddress,
  solana: isSolanaAddress,
  polkadot: isPolkadotAddress,
  bip122: isBitcoinAddress,
  cosmos: isCosmosAddress,
}

/**
 * Whether a value is an address of a namespace: right characters, length and checksum, if there is one. The EIP-55
 * checksum is not required, since EVM addresses are often written without it. Never throws.
 *
 * @example
 * ```ts
 * import { isAddress } from '@foyer/chains'
 * isAddress('bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4') // true
 * isAddress('solana', '0x52908400098527886E0F7030069857D2E4169EE7') // false
 * ```
 */
export function isAddress(namespace: ChainNamespace, value: string): boolean {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !Object.hasOwn(rules, namespace)) return false
  try {
    return rules[namespace](value)
  } catch {
    return false
  }
}
