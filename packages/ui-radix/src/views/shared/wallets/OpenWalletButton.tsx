import { useConnections } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

/** Where a wallet's app is waited for, the way to it. Only who pairs with wallets loads it. */
export function OpenWalletButton(): ReactElement | null {
  const isPaired = useConnections().some(({ connector }) => connector.type === 'WALLET_CONNECT')
  const WalletAppButton = useLazyComponent(() => import('./WalletAppButton.tsx'), { isWanted: isPaired })
  return WalletAppButton ? <WalletAppButton /> : null
}
