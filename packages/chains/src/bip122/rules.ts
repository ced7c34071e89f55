import type { ConnectorAccount } from '../connector.ts'
import type { BitcoinAddress } from './provider.ts'

/**
 * The accounts of a wallet: one for payments, which comes first, and one for ordinals where the wallet keeps them apart.
 * `wanted` is put first when it is one of the two.
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

const toAccount = ({ address, publicKey, path }: BitcoinAddress): ConnectorAccount => ({
  address,
  ...(publicKey && { publicKey }),
  ...(path && { path }),
})
