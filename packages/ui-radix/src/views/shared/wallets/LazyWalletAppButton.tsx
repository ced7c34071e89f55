import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

const importButton = () => import('./WalletAppButton.tsx')

/** Button to the app of the current wallet. Loads only for a wallet that may have been opened by a link. */
export const LazyWalletAppButton = (): ReactElement | null =>
  useAccount().connector?.type === 'WALLET_CONNECT' ? <Loaded /> : null

function Loaded(): ReactElement | null {
  const WalletAppButton = useLazyComponent(importButton)
  return WalletAppButton ? <WalletAppButton /> : null
}
