import type { DirectoryWallet, WalletPlatform } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { pairingMessages as messages } from './messages.ts'
import { PlatformBody } from './PlatformBody.tsx'

export type PlatformTabsProps = {
  readonly wallet: DirectoryWallet
  readonly platforms: readonly WalletPlatform[]
}

const labels = {
  browser: 'pairing.tab.browser',
  unsupported: 'pairing.tab.browser',
  mobile: 'pairing.tab.mobile',
  qrcode: 'pairing.tab.mobile',
  web: 'pairing.tab.web',
  desktop: 'pairing.tab.desktop',
} as const

/** Tabs of the platforms of a wallet. */
export default function PlatformTabs({ wallet, platforms }: PlatformTabsProps): ReactElement {
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
          <PlatformBody wallet={wallet} platform={name} />
        </TabsContent>
      ))}
    </Tabs>
  )
}
