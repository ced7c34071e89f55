import type { ConnectorAccount } from '../connector.ts'
import type { BitcoinAddress, BitcoinProtocol } from './provider.ts'

/**
 * The accounts of a wallet: the payment account first, then the ordinals account where the wallet has a separate one.
 * `wanted` is put first if it is one of the two.
 */
export function toAccounts(
  addresses: readonly BitcoinAddress[],
  wanted?: string,
): readonly ConnectorAccount[] {
  const payment = addresses.find(({ purpose }) => purpose === 'payment') ?? addresses[0]
  const others = addresses.filter(({ address }) => address !== payment?.address)
  const ordinal = others.find(({ purpose }) => purpose === 'ordinal') ?? others[0]
  const accounts = [
    ...(payment ? [{ ...toAccount(payment), type: 'payment' as const }] : []),
    ...(ordinal ? [{ ...toAccount(ordinal), type: 'ordinal' as const }] : []),
  ]
  return accounts.toSorted((a, b) => Number(b.address === wanted) - Number(a.address === wanted))
}

/** Whether an address is p2tr; its keys sign by BIP-322 only. */
export const isTaproot = (address: string): boolean => /^(?:bc|tb|bcrt)1p/i.test(address)

/** Segwit of version 0 with the hash of a key (BIP-141), and taproot (BIP-341). */
const BIP322_ADDRESS = /^(?:bc|tb|bcrt)1(?:q[a-z0-9]{38}|p[a-z0-9]{58})$/i

/**
 * Protocol that signs messages of an address: BIP-322 for p2wpkh and p2tr, since taproot has no ECDSA signatures; ECDSA
 * (BIP-137) for all others.
 */
export const protocolOf = (address: string): BitcoinProtocol =>
  BIP322_ADDRESS.test(address) ? 'bip322' : 'ecdsa'

const toAccount = ({ address, publicKey, path }: BitcoinAddress): ConnectorAccount => ({
  address,
  ...(publicKey && { publicKey }),
  ...(path && { path }),
})
