import { bytesToHex } from '@noble/hashes/utils'
import { isPolkadotAddress } from '../address/isPolkadotAddress.ts'
import { decodeSs58, encodeSs58 } from '../address/ss58.ts'
import { referenceOf } from '../caip/caip.ts'
import { dedupeAccounts } from '../caip/dedupeAccounts.ts'
import type { ConnectorAccount } from '../connector.ts'
import { read } from '../errors/foreign.ts'
import { holds } from '../holds.ts'
import { orNone } from '../orNone.ts'
import type { CaipNetwork } from '../types.ts'
import { prefixOf, type Ss58Prefixes } from './networks.ts'
import type { PolkadotAccount } from './provider.ts'

const TYPES: readonly unknown[] = ['sr25519', 'ed25519', 'ecdsa', 'ethereum']
const MAX_LENGTH = 128

/** Valid accounts in an extension's response; `undefined` if it is not a list. */
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

const isValid = (address: string): boolean =>
  address.length <= MAX_LENGTH && holds(() => isPolkadotAddress(address))

export type ToAccountsParameters = {
  readonly network: CaipNetwork
  readonly prefixes?: Ss58Prefixes | undefined
}

/** Usable accounts of an extension, with addresses in the network's SS58 prefix, without duplicates. */
export function toAccounts(
  accounts: readonly PolkadotAccount[],
  { network, prefixes }: ToAccountsParameters,
): readonly ConnectorAccount[] {
  const prefix = prefixOf(network, prefixes)
  const usable = accounts
    .filter((account) => isUsableOn(account, referenceOf(network.caipNetworkId)))
    .flatMap(({ address }) => {
      const decoded = decodeSs58(address)
      if (!decoded) return []
      return [{ address: encodeSs58({ ...decoded, prefix }), publicKey: `0x${bytesToHex(decoded.bytes)}` }]
    })
  return dedupeAccounts(usable)
}

/** Public key of an address as hex, for any SS58 prefix. */
export function keyOf(address: string): string | undefined {
  const decoded = orNone(() => decodeSs58(address))
  return decoded && bytesToHex(decoded.bytes)
}

/**
 * Whether an account can be used on a network: some accounts are bound to a network by its genesis hash, and Ethereum
 * accounts have no SS58 address.
 */
export function isUsableOn({ genesisHash, type }: PolkadotAccount, reference: string): boolean {
  if (type === 'ethereum') return false
  return !genesisHash || genesisHash.replace(/^0x/, '').toLowerCase().startsWith(reference.toLowerCase())
}
