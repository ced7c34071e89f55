import { type DirectoryWallet, usePlatforms } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { LazyPart } from '../shared/LazyPart.tsx'
import { PlatformBody } from './PlatformBody.tsx'
import type { PlatformTabsProps } from './PlatformTabs.tsx'

export type WalletWaysProps = {
  readonly wallet: DirectoryWallet
}

const importTabs = () => import('./PlatformTabs.tsx')

/** One wallet: QR code, app, web app or extension. */
export default function WalletWays({ wallet }: WalletWaysProps): ReactElement {
  const platforms = usePlatforms(wallet)
  if (platforms.length < 2) return <PlatformBody wallet={wallet} platform={platforms[0]} />
  return (
    <LazyPart<PlatformTabsProps> from={importTabs} fallback={<Skeleton shape="box" height={360} />}>
      {(PlatformTabs) => <PlatformTabs key={wallet.id} wallet={wallet} platforms={platforms} />}
    </LazyPart>
  )
}
