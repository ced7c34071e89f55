import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isBitcoinAddress } from '../../address/isBitcoinAddress.ts'

/** Output script of an address, for the types that are owned by a single key. */
export type Output = {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  /** Hash of the key or script; for `p2tr` the key itself. */
  readonly program: Uint8Array
  readonly script: Uint8Array
}

const base58check = createBase58check(sha256)
const scriptHashVersions: readonly (number | undefined)[] = [0x05, 0xc4]

/** `undefined` for an address of another type. Throws on an invalid address. */
export function parseOutput(address: string): Output | undefined {
  if (!isBitcoinAddress(address)) return undefined
  return /^(?:bc|tb|bcrt)1/i.test(address) ? parseWitness(address) : parseBase58(address)
}

function parseBase58(address: string): Output {
  const payload = base58check.decode(address)
  const program = payload.subarray(1)
  return scriptHashVersions.includes(payload[0])
    ? // HASH160 <program> EQUAL
      { kind: 'p2sh', program, script: Uint8Array.of(0xa9, 0x14, ...program, 0x87) }
    : // DUP HASH160 <program> EQUALVERIFY CHECKSIG
      { kind: 'p2pkh', program, script: Uint8Array.of(0x76, 0xa9, 0x14, ...program, 0x88, 0xac) }
}

function parseWitness(address: string): Output | undefined {
  const v0 = bech32.decodeUnsafe(address)
  const [version, ...words] = (v0 ?? bech32m.decodeUnsafe(address))?.words ?? []
  const program = bech32.fromWords(words)
  if (version === 0 && program.length === 20)
    return { kind: 'p2wpkh', program, script: Uint8Array.of(0, 0x14, ...program) }
  if (version === 1 && program.length === 32)
    return { kind: 'p2tr', program, script: Uint8Array.of(0x51, 0x20, ...program) }
  return undefined
}
