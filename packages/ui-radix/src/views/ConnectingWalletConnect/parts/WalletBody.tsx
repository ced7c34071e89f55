import type { DirectoryWallet, WalletPlatform } from '@foyer/headless'
import type { ReactElement } from 'react'
import { BrowserBody } from './BrowserBody.tsx'
import { DesktopBody } from './DesktopBody.tsx'
import { MobileBody } from './MobileBody.tsx'
import { UnsupportedBody } from './UnsupportedBody.tsx'
import { WebBody } from './WebBody.tsx'

export type WalletBodyProps = {
  readonly wallet: DirectoryWallet
  readonly platform: Exclude<WalletPlatform, 'qrcode'>
  readonly redirectView: string | undefined
}

/** A wallet by what it has on this device: its extension, its app or its page. */
export default function WalletBody({ wallet, platform, redirectView }: WalletBodyProps): ReactElement {
  switch (platform) {
    case 'browser':
      return <BrowserBody wallet={wallet} redirectView={redirectView} />
    case 'mobile':
      return <MobileBody wallet={wallet} />
    case 'web':
      return <WebBody wallet={wallet} />
    case 'desktop':
      return <DesktopBody wallet={wallet} />
    default:
      return <UnsupportedBody wallet={wallet} />
  }
}
