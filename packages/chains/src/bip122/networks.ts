import type { CaipNetwork } from '../types.ts'

/** Network names in the protocols of Bitcoin wallets. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'signet'

/** CAIP-2 references: the first 32 digits of the genesis block's hash. */
const references: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  signet: '00000008819873e925422c1ff0f99f7c',
}

const names = Object.keys(references) as readonly BitcoinNetworkName[]

/** Name of a network in those protocols; `undefined` for an unknown network. */
export function nameOfNetwork(network: CaipNetwork | undefined): BitcoinNetworkName | undefined {
  return names.find((name) => `bip122:${references[name]}` === network?.caipNetworkId)
}

/**
 * Network of a wallet by its name in the wallet's protocol. A name that is not in the list is that of another network,
 * such as a fork; not by address, since networks share address formats.
 */
export function networkOfName(
  name: unknown,
  list: Readonly<Record<BitcoinNetworkName, string>>,
): { readonly network?: BitcoinNetworkName | undefined; readonly otherNetwork?: string | undefined } {
  const network = names.find((key) => list[key] === name)
  return network || typeof name !== 'string' || !isReference(name) ? { network } : { otherNetwork: name }
}

/** Whether a text can be the reference of a CAIP-2 id. */
const isReference = (text: string): boolean => /^[-_a-zA-Z0-9]{1,32}$/.test(text)

/** Reference of the network's CAIP-2 id. */
export const bitcoinReference = (name: BitcoinNetworkName): string => references[name]

/**
 * Network of an address. Testnet and signet share their address format: the expected one of the two wins.
 */
export function networkOfAddress(address: string, expected?: BitcoinNetworkName): BitcoinNetworkName {
  if (/^(?:bc1|[13])/i.test(address)) return 'mainnet'
  return expected === 'signet' ? 'signet' : 'testnet'
}
