import { useRouteData } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Branding } from '../shared/wallets/Branding.tsx'
import { PairingCode } from '../shared/pairing/PairingCode.tsx'
import type { WalletWaysProps } from './WalletWays.tsx'

const importWays = () => import('./WalletWays.tsx')

/** Pairing with a wallet outside of this page: any wallet by QR code, or one wallet by its platforms. */
export default function ConnectingWalletConnect(): ReactElement {
  const { wallet } = useRouteData('ConnectingWalletConnect') ?? {}
  const [hasFailed, setFailed] = useState(false)
  const WalletWays = useLazyComponent<WalletWaysProps>(importWays, {
    isWanted: wallet !== undefined,
    onError: () => setFailed(true),
  })
  return (
    <Stack gap={16}>
      {!wallet || hasFailed ? (
        // Every wallet can scan it.
        <PairingCode wallet={wallet} />
      ) : WalletWays ? (
        <WalletWays wallet={wallet} />
      ) : (
        <Skeleton height={360} />
      )}
      <Branding />
    </Stack>
  )
}
