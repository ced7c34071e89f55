import { bytesToHex } from '@noble/hashes/utils'
import { decodeSs58, encodeSs58 } from '../address/ss58.ts'
import { referenceOf } from '../caip/referenceOf.ts'
import type { ConnectorAccount } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'
import { prefixOf, type Ss58Prefixes } from './networks.ts'
import type { PolkadotAccount } from './provider.ts'
import { isUsableOn } from './rules.ts'

export type ToAccountsParameters = {
  readonly network: CaipNetwork
  readonly prefixes?: Ss58Prefixes | undefined
}

/** The accounts of an extension as a network writes them. */
export function toAccounts(
  accounts: readonly PolkadotAccount[],
  { network, prefixes }: ToAccountsParameters,
): readonly ConnectorAccount[] {
  const prefix = prefixOf(network, prefixes)
  return accounts
    .filter((account) => isUsableOn(account, referenceOf(network)))
    .flatMap(({ address }) => {
      const decoded = decodeSs58(address)
      if (!decoded) return []
      return [{ address: encodeSs58({ ...decoded, prefix }), publicKey: `0x${bytesToHex(decoded.bytes)}` }]
    })
}
