import type { DirectoryWallet, WalletPlatform } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { LazyPart } from '../shared/LazyPart.tsx'
import { QrCodeBody } from './QrCodeBody.tsx'
import type { WalletBodyProps } from './WalletBody.tsx'

const importBody = () => import('./WalletBody.tsx')

export type PlatformBodyProps = {
  readonly wallet: DirectoryWallet
  readonly platform: WalletPlatform | undefined
}

/** Body of one platform. Only the QR code is loaded with the view. */
export function PlatformBody({ wallet, platform }: PlatformBodyProps): ReactElement {
  if (!platform || platform === 'qrcode') return <QrCodeBody wallet={wallet} />
  return (
    <LazyPart<WalletBodyProps> from={importBody} fallback={<Skeleton shape="box" height={280} />}>
      {(WalletBody) => <WalletBody wallet={wallet} platform={platform} />}
    </LazyPart>
  )
}
