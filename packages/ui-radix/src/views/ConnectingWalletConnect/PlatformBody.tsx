import type { DirectoryWallet, WalletPlatform } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { WalletBodyProps } from './WalletBody.tsx'
import { QrCodeBody } from './QrCodeBody.tsx'

const importBody = () => import('./WalletBody.tsx')

export type PlatformBodyProps = {
  readonly wallet: DirectoryWallet
  readonly platform: WalletPlatform | undefined
}

/** Body of one platform. Only the QR code is loaded with the view. */
export function PlatformBody({ wallet, platform }: PlatformBodyProps): ReactElement {
  const other = platform === 'qrcode' ? undefined : platform
  const WalletBody = useLazyComponent<WalletBodyProps>(importBody, { isWanted: other !== undefined })
  if (!other) return <QrCodeBody wallet={wallet} />
  if (!WalletBody) return <Skeleton height={280} />
  return <WalletBody wallet={wallet} platform={other} />
}
