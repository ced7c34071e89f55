import { isPolkadotAddress } from '../address/isPolkadotAddress.ts'
import { read } from '../errors/FoyerError.ts'
import type { PolkadotAccount } from './provider.ts'

const TYPES: readonly unknown[] = ['sr25519', 'ed25519', 'ecdsa', 'ethereum']
const MAX_LENGTH = 128

/** The accounts in what an extension answered; whatever is none is left out, an answer that is no list is `undefined`. */
export function parseAccounts(value: unknown): readonly PolkadotAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((item: unknown) => {
    const [address, genesisHash, type] = [
      read(item, 'address'),
      read(item, 'genesisHash'),
      read(item, 'type'),
    ]
    if (typeof address !== 'string' || !isValid(address)) return []
    return [
      {
        address,
        ...(typeof genesisHash === 'string' && genesisHash && { genesisHash }),
        ...(TYPES.includes(type) && { type: type as PolkadotAccount['type'] }),
      },
    ]
  })
}

function isValid(address: string): boolean {
  try {
    return address.length <= MAX_LENGTH && isPolkadotAddress(address)
  } catch {
    return false
  }
}
