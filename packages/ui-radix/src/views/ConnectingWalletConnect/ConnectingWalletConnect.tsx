import { useRouteData, useWalletConnectUri } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Branding } from '../shared/wallets/Branding.tsx'
import { PairingCode } from '../shared/pairing/PairingCode.tsx'
import { useAfterConnect } from '../shared/wallets/useAfterConnect.ts'
import type { WalletWaysProps } from './WalletWays.tsx'

const importWays = () => import('./WalletWays.tsx')

/** A wallet that is not in this page: any by the code, a certain one by whatever leads to it. */
export default function ConnectingWalletConnect(): ReactElement {
  const { wallet, redirectView } = useRouteData('ConnectingWalletConnect') ?? {}
  const { status } = useWalletConnectUri({ isWanted: false })
  useAfterConnect(status === 'success', { redirectView })
  const [hasFailed, setFailed] = useState(false)
  const WalletWays = useLazyComponent<WalletWaysProps>(importWays, {
    isWanted: wallet !== undefined,
    onError: () => setFailed(true),
  })
  return (
    <Stack gap={16}>
      {!wallet || hasFailed ? (
        // Every wallet can pair by it.
        <PairingCode wallet={wallet} />
      ) : WalletWays ? (
        <WalletWays wallet={wallet} redirectView={redirectView} />
      ) : (
        <Skeleton height={360} />
      )}
      <Branding />
    </Stack>
  )
}
