import {
  type DirectoryWallet,
  usePlatforms,
  useRouteData,
  useWalletConnectUri,
  type WalletPlatform,
} from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { Branding } from '../shared/Branding.tsx'
import { useAfterConnect } from '../shared/useAfterConnect.ts'
import { pairingMessages as messages } from './messages.ts'
import { BrowserBody } from './parts/BrowserBody.tsx'
import { DesktopBody } from './parts/DesktopBody.tsx'
import { MobileBody } from './parts/MobileBody.tsx'
import { QrcodeBody } from './parts/QrcodeBody.tsx'
import { UnsupportedBody } from './parts/UnsupportedBody.tsx'
import { WebBody } from './parts/WebBody.tsx'

/** A wallet that is not in this page: by its code, its app, its page or its extension. */
export default function ConnectingWalletConnect(): ReactElement {
  const { wallet, redirectView } = useRouteData('ConnectingWalletConnect') ?? {}
  const { status } = useWalletConnectUri({ isWanted: false })
  useAfterConnect(status === 'success', { redirectView })
  const platforms = usePlatforms(wallet)
  return (
    <Stack gap={16}>
      {wallet && platforms.length > 1 ? (
        <Platforms key={wallet.id} wallet={wallet} platforms={platforms} redirectView={redirectView} />
      ) : (
        <PlatformBody wallet={wallet} platform={platforms[0]} redirectView={redirectView} />
      )}
      <Branding />
    </Stack>
  )
}

type PlatformsProps = {
  readonly wallet: DirectoryWallet
  readonly platforms: readonly WalletPlatform[]
  readonly redirectView: string | undefined
}

const labels = {
  browser: 'pairing.tab.browser',
  unsupported: 'pairing.tab.browser',
  mobile: 'pairing.tab.mobile',
  qrcode: 'pairing.tab.mobile',
  web: 'pairing.tab.web',
  desktop: 'pairing.tab.desktop',
} as const

function Platforms({ wallet, platforms, redirectView }: PlatformsProps): ReactElement {
  const t = useTranslate()
  const [chosen, setChosen] = useState<WalletPlatform>()
  const platform = chosen && platforms.includes(chosen) ? chosen : platforms[0]
  return (
    <Tabs value={platform} onValueChange={(value) => setChosen(value as WalletPlatform)}>
      <TabsList aria-label={t(messages, 'pairing.tabs')}>
        {platforms.map((name) => (
          <TabsTrigger key={name} value={name}>
            {t(messages, labels[name])}
          </TabsTrigger>
        ))}
      </TabsList>
      {platforms.map((name) => (
        <TabsContent key={name} value={name}>
          <PlatformBody wallet={wallet} platform={name} redirectView={redirectView} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

type PlatformBodyProps = {
  readonly wallet: DirectoryWallet | undefined
  readonly platform: WalletPlatform | undefined
  readonly redirectView: string | undefined
}

function PlatformBody({ wallet, platform, redirectView }: PlatformBodyProps): ReactElement {
  if (!wallet) return <QrcodeBody wallet={undefined} />
  switch (platform) {
    case 'browser':
      return <BrowserBody wallet={wallet} redirectView={redirectView} />
    case 'mobile':
      return <MobileBody wallet={wallet} />
    case 'web':
      return <WebBody wallet={wallet} />
    case 'desktop':
      return <DesktopBody wallet={wallet} />
    case 'unsupported':
      return <UnsupportedBody wallet={wallet} />
    default:
      return <QrcodeBody wallet={wallet} />
  }
}
