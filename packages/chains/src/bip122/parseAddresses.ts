import { hex } from '@scure/base'
import { isBitcoinAddress } from '../address/isBitcoinAddress.ts'
import { read } from '../errors/foreign.ts'
import { holds } from '../holds.ts'
import type { BitcoinAddress } from './provider.ts'

/**
 * Addresses in a wallet's answer: texts, or objects whose keys differ between wallets. Other addresses, e.g. of Stacks,
 * are dropped.
 */
export function parseAddresses(value: unknown): readonly BitcoinAddress[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const address = typeof item === 'string' ? item : read(item, 'address')
    if (typeof address !== 'string' || !isValid(address)) return []
    const publicKey = parsePublicKey(read(item, 'publicKey'))
    const path = read(item, 'derivationPath') ?? read(item, 'path')
    return [
      {
        address,
        purpose: parsePurpose(item),
        ...(publicKey && { publicKey }),
        ...(typeof path === 'string' && { path }),
      },
    ]
  })
}

/** Hex of a public key: x-only, compressed or uncompressed. */
const PUBLIC_KEY = /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64}|04[0-9a-f]{128})$/i

/** A public key, given as hex or as bytes, in hex. MetaMask gives the text of the address in its place. */
function parsePublicKey(value: unknown): string | undefined {
  const key = value instanceof Uint8Array ? hex.encode(value) : value
  return typeof key === 'string' && PUBLIC_KEY.test(key) ? key : undefined
}

/** Purpose from the wallet, else from the address type: ordinals are on taproot. */
function parsePurpose(item: unknown): BitcoinAddress['purpose'] {
  const purpose = read(item, 'purpose') ?? read(item, 'intention')
  if (purpose === 'ordinal' || purpose === 'ordinals') return 'ordinal'
  if (purpose === 'payment') return 'payment'
  return read(item, 'type') === 'p2tr' ? 'ordinal' : 'payment'
}

const MAX_LENGTH = 128

const isValid = (address: string): boolean =>
  address.length <= MAX_LENGTH && holds(() => isBitcoinAddress(address))
