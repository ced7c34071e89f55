import { bytesToHex } from '@noble/hashes/utils'
import { isCosmosAddress } from '../address/isCosmosAddress.ts'
import type { ConnectorAccount } from '../connector.ts'
import { read } from '../errors/FoyerError.ts'

const MAX_LENGTH = 128

/** The account in what a wallet answered for a chain; `undefined` for anything else. */
export function parseKey(value: unknown): ConnectorAccount | undefined {
  const [address, publicKey] = [read(value, 'bech32Address'), read(value, 'pubKey')]
  if (typeof address !== 'string' || !isValid(address)) return undefined
  const isKey = publicKey instanceof Uint8Array && publicKey.length > 0
  return { address, ...(isKey && { publicKey: bytesToHex(publicKey) }) }
}

function isValid(address: string): boolean {
  try {
    return address.length <= MAX_LENGTH && isCosmosAddress(address)
  } catch {
    return false
  }
}
