import { type DirectoryWallet, type WalletPlatform, useDeepLink } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { DownloadBar } from '../shared/wallets/DownloadBar.tsx'
import { BrowserBody } from './BrowserBody.tsx'
import { LinkHero } from './LinkHero.tsx'
import { pairingMessages as messages } from './messages.ts'
import { QrCodeBody } from './QrCodeBody.tsx'

export type WalletBodyProps = {
  readonly wallet: DirectoryWallet
  readonly platform: Exclude<WalletPlatform, 'qrcode'>
}

/** Body of the extension, app or web app of a wallet. */
export default function WalletBody({ wallet, platform }: WalletBodyProps): ReactElement {
  switch (platform) {
    case 'browser':
      return <BrowserBody wallet={wallet} />
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

/** The wallet's desktop app. */
export function DesktopBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  return <LinkHero wallet={wallet} kind="desktop" body={t(messages, 'pairing.app.body')} isAutomatic />
}

/** The wallet's app on this phone, with its QR code as fallback for another device. */
export function MobileBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  const { isStuck } = useDeepLink()
  const [isCodeShown, setCodeShown] = useState(false)
  if (isCodeShown) return <QrCodeBody wallet={wallet} />
  return (
    <LinkHero wallet={wallet} kind="mobile" body={t(messages, 'pairing.app.body')} isAutomatic>
      {isStuck && (
        <Button variant="ghost" onClick={() => setCodeShown(true)}>
          {t(messages, 'pairing.showCode')}
        </Button>
      )}
    </LinkHero>
  )
}

/** An extension that is not installed. */
export function UnsupportedBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const title = t(messages, 'pairing.missing.title', { wallet: wallet.name })
  useEffect(() => announce(title), [announce, title])
  return (
    <Stack gap={12}>
      <StatusHero
        state="failed"
        image={<Image src={wallet.imageUrl} logo={`wallet:${wallet.id}`} name={wallet.name} size={80} />}
        title={title}
        body={t(messages, 'pairing.missing.body')}
      />
      <DownloadBar wallet={wallet} />
    </Stack>
  )
}

/** The wallet's web app. Opens on click only: browsers block other popups. */
export function WebBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  return <LinkHero wallet={wallet} kind="web" body={t(messages, 'pairing.web.body')} />
}
