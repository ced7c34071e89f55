import { type DirectoryWallet, usePlatforms } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PlatformBody } from './PlatformBody.tsx'
import type { PlatformTabsProps } from './PlatformTabs.tsx'

export type WalletWaysProps = {
  readonly wallet: DirectoryWallet
}

const importTabs = () => import('./PlatformTabs.tsx')

/** One wallet: QR code, app, web app or extension. */
export default function WalletWays({ wallet }: WalletWaysProps): ReactElement {
  const platforms = usePlatforms(wallet)
  const isChoice = platforms.length > 1
  const PlatformTabs = useLazyComponent<PlatformTabsProps>(importTabs, { isWanted: isChoice })
  if (!isChoice) return <PlatformBody wallet={wallet} platform={platforms[0]} />
  if (!PlatformTabs) return <Skeleton height={360} />
  return <PlatformTabs key={wallet.id} wallet={wallet} platforms={platforms} />
}
