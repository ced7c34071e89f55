import type { WalletAccount } from '@wallet-standard/base'
import { isSameAddress } from '../address/isSameAddress.ts'
import type { ConnectorSession } from '../connector.ts'

/** What the app is told of a wallet's accounts, with the wanted one first. */
export function toSession(accounts: readonly WalletAccount[], wanted?: string): ConnectorSession {
  const isFirst = ({ address }: WalletAccount): boolean =>
    wanted !== undefined && isSameAddress(address, wanted)
  const sorted = [...accounts.filter(isFirst), ...accounts.filter((account) => !isFirst(account))]
  return {
    namespace: 'solana',
    accounts: sorted.map(({ address }) => ({ address })),
    chainId: undefined,
  }
}
