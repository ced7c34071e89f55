import { useConnections } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

/** Button to open the wallet's app while a request is pending. Loaded only with WalletConnect. */
export function OpenWalletButton(): ReactElement | null {
  const isPaired = useConnections().some(({ connector }) => connector.type === 'WALLET_CONNECT')
  const WalletAppButton = useLazyComponent(() => import('./WalletAppButton.tsx'), { isWanted: isPaired })
  return WalletAppButton ? <WalletAppButton /> : null
}
