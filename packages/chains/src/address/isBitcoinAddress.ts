import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'

const SEGWIT_PREFIXES: readonly string[] = ['bc', 'tb', 'bcrt']

/** P2PKH and P2SH, on mainnet and on the test networks. */
const BASE58_VERSIONS: readonly (number | undefined)[] = [0x00, 0x05, 0x6f, 0xc4]

/**
 * A key or script hash in base58check, or a witness program in bech32 (version 0) or bech32m (later ones). May throw.
 */
export function isBitcoinAddress(value: string): boolean {
  const isSegwit = SEGWIT_PREFIXES.includes(value.slice(0, value.lastIndexOf('1')).toLowerCase())
  if (isSegwit) return isWitness(value)
  const payload = createBase58check(sha256).decode(value)
  return payload.length === 21 && BASE58_VERSIONS.includes(payload[0])
}

/** BIP-173 and BIP-350: the version determines the checksum, and version 0 has two lengths only. */
function isWitness(value: string): boolean {
  const v0 = bech32.decodeUnsafe(value)
  const [version, ...words] = (v0 ?? bech32m.decodeUnsafe(value))?.words ?? []
  if (version === undefined || version > 16 || (version === 0) !== Boolean(v0)) return false
  const { length } = bech32.fromWords(words)
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}
