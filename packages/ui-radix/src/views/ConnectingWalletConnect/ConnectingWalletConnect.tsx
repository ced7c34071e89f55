import { usePlatforms, useRouteData, useWalletConnectUri } from '@foyer/headless'
import type { ReactElement } from 'react'
import { usePart } from '../../load/usePart.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Branding } from '../shared/Branding.tsx'
import { useAfterConnect } from '../shared/useAfterConnect.ts'
import type { PlatformTabsProps } from './parts/PlatformTabs.tsx'
import { PlatformBody } from './parts/PlatformBody.tsx'

/** A wallet that is not in this page: by its code, its app, its page or its extension. */
export default function ConnectingWalletConnect(): ReactElement {
  const { wallet, redirectView } = useRouteData('ConnectingWalletConnect') ?? {}
  const { status } = useWalletConnectUri({ isWanted: false })
  useAfterConnect(status === 'success', { redirectView })
  const platforms = usePlatforms(wallet)
  const isChoice = wallet !== undefined && platforms.length > 1
  const PlatformTabs = usePart<PlatformTabsProps>(() => import('./parts/PlatformTabs.tsx'), {
    isWanted: isChoice,
  })
  return (
    <Stack gap={16}>
      {!isChoice && <PlatformBody wallet={wallet} platform={platforms[0]} redirectView={redirectView} />}
      {isChoice && !PlatformTabs && <Skeleton height={360} />}
      {isChoice && PlatformTabs && (
        <PlatformTabs key={wallet.id} wallet={wallet} platforms={platforms} redirectView={redirectView} />
      )}
      <Branding />
    </Stack>
  )
}
